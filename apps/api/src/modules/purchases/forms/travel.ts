import type { Relationship } from '@onegi/contract/lines/people';
import type { Finding } from '@onegi/contract/lines/search';
import { peopleOf } from '@onegi/contract/lines/travel';
import { travelPeriod } from '../../policies/cover-period.ts';
import { bornAsChild, bornBetweenAges } from './birth-span.ts';
import type { FilledForm, LineForm, SearchOf } from './line-form.ts';
import { place } from './places.ts';

type Search = SearchOf<'TRAVEL'>;

const adultAges = { from: 18, to: 80 } as const;
const OLDEST_CHILD = 17;

/**
 * Who is no member of the family whose price this is (decision 005): the applicant, the spouse where the search has one,
 * parents and parents-in-law, and children of one's own.
 */
function strangers({ search: { party, withSpouse }, people }: FilledForm<Search>): Finding[] {
  if (party !== 'F') return [];
  const spouse = people.findIndex((person) => person?.personKind === 'A' && person.relationship === 'SP');
  const spouseAt = withSpouse ? Math.max(1, spouse) : undefined;
  const memberAt = (index: number, kind: string): [Relationship, string] => {
    if (kind === 'C') return ['CH', 'apply.checks.familyChild'];
    if (index === 0) return ['S', 'apply.checks.familySelf'];
    return index === spouseAt ? ['SP', 'apply.checks.familySpouse'] : ['PA', 'apply.checks.familyAdult'];
  };
  return people.flatMap((person, index) => {
    if (!person) return [];
    const [relationship, message] = memberAt(index, person.personKind);
    return person.relationship === relationship ? [] : [{ field: `people.${index}.relationship`, message }];
  });
}

/** Everybody who travels, adults first. */
export const travelForm: LineForm<Search> = {
  // A family is that of the applicant.
  applicantPlace: ({ party }) => (party === 'F' ? 'first' : 'choice'),
  places(search, departOn) {
    const kinds = peopleOf(search);
    const adults = kinds.filter((kind) => kind === 'A').length;
    return kinds.map((kind, index) =>
      kind === 'A'
        ? place('A', search.party === 'F' && index === 0 ? ['self'] : ['adult', { number: index + 1 }], {
            ...bornBetweenAges(adultAges.from, adultAges.to, departOn),
            hint: ['agesAtDeparture', adultAges],
            needs: ['hkid', 'relationship'],
            tooOld: 'validation.adultReferred',
            tooYoung: 'validation.adultAge',
          })
        : place('C', ['child', { number: index + 1 - adults }], {
            ...bornAsChild(OLDEST_CHILD, departOn),
            hint: ['babyToAtDeparture', { to: OLDEST_CHILD }],
            needs: ['relationship'],
            tooOld: 'validation.childAge',
            tooYoung: 'validation.childAge',
          }),
    );
  },
  questions: () => [],
  coverStart: ({ departOn }) => departOn,
  period: travelPeriod,
  findings: strangers,
};

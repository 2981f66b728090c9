import { ageOn } from '@onegi/contract/lines/ages';
import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornAsChild, bornBetweenAges } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, Place, SearchOf } from './line-form.ts';
import { type OccupationClass, occupationsOf } from './lists/occupations.ts';
import { place } from './places.ts';

const ask = asking('accident');
const refused = { type: 'RADIO', accepted: 'N' } as const;
const ages = { from: 18, to: 65 } as const;
const OLDEST_STUDENT = 23;

/** The price is by class of work, so only occupations of the class quoted can be chosen. */
const ofClass = (occupationClass: OccupationClass) => ({
  type: 'SPINNER' as const,
  params: { class: Number(occupationClass) },
  options: occupationsOf(occupationClass),
});

export const accidentForm: LineForm<SearchOf<'PA'>> = {
  applicantPlace: () => 'first',
  places({ party, children }, startsOn) {
    const adult = { ...bornBetweenAges(ages.from, ages.to, startsOn), hint: ['ages', ages], needs: ['hkid'] } as const;
    const child = (_: unknown, index: number): Place =>
      place('C', ['child', { number: index + 1 }], {
        ...bornAsChild(OLDEST_STUDENT, startsOn),
        hint: ['studentTo'],
        needs: [],
        relationship: 'CH',
      });
    return [
      place('A', ['self'], { ...adult, needs: ['hkid'], relationship: 'S' }),
      ...(party === 'F' ? [place('A', ['spouse'], { ...adult, needs: ['hkid'], relationship: 'SP' })] : []),
      ...Array.from({ length: children }, child),
    ];
  },
  questions: ({ party, children, yourClass, spouseClass }, { today }) =>
    inOrder(
      startQuestion(today),
      ask('yourOccupation', { ...ofClass(yourClass), heading: 'work' }),
      party === 'F' && spouseClass !== undefined && ask('spouseOccupation', ofClass(spouseClass)),
      children > 0 && ask('studying', { type: 'RADIO', heading: 'children', initial: 'Y' }),
      ask('infirmity', { ...refused, heading: 'health' }),
      ask('declined', refused),
    ),
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
  findings: ({ people, answers, startsOn }) =>
    people.flatMap((person, index) =>
      person?.personKind === 'C' && ageOn(person.bornOn, startsOn) >= 18 && answers.studying !== 'Y'
        ? [{ field: `people.${index}.bornOn`, message: 'validation.childStudent' }]
        : [],
    ),
};

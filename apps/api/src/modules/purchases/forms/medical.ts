import { coverOfYears } from '../../policies/cover-period.ts';
import { type Asked, asking, inOrder } from './asking.ts';
import { bornAsChild, bornBetweenAges } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, Place, SearchOf } from './line-form.ts';
import { place } from './places.ts';

type Search = SearchOf<'MEDICAL'>;

const ask = asking('medical');
const refused = { type: 'RADIO', accepted: 'N' } as const;
const adultAges = { from: 18, to: 69 } as const;
const OLDEST_CHILD = 17;
const MOST_CHILDREN = 3;
const MATERNITY_UNTIL = 45;

/** The ages that bear one premium: to 4, to 17, to 24, then five years each. A child's fits nobody who may apply. */
function bandOf(age: number): { from: number; to: number } {
  if (age < 5) return { from: 0, to: 4 };
  if (age <= OLDEST_CHILD) return { from: 5, to: OLDEST_CHILD };
  if (age < 25) return { from: 18, to: 24 };
  const from = age - (age % 5);
  return { from, to: from + 4 };
}

/** Hospital care is priced by the applicant's age; with maternity also by not being older than it is sold to. */
function applicantAges({ careType, age, maternity }: Search): { from: number; to: number } {
  if (careType !== 'H' || age === undefined) return adultAges;
  const band = bandOf(age);
  const isLimited = maternity === true && age <= MATERNITY_UNTIL;
  return isLimited ? { ...band, to: Math.min(band.to, MATERNITY_UNTIL) } : band;
}

/** Health is declared for hospital and out-patient care; for dental care the state of the teeth is. */
function healthQuestions({ careType, criticalIllness, maternity }: Search): (Asked | false)[] {
  if (careType === 'D') return [ask('teeth', { ...refused, heading: 'health' }), ask('declined', refused)];
  const isHospital = careType === 'H';
  return [
    ask('hospitalised', { ...refused, heading: 'health' }),
    ask('treated', refused),
    ask('serious', refused),
    ask('declined', refused),
    isHospital && criticalIllness === true && ask('familyHistory', refused),
    isHospital && maternity === true && ask('pregnant', refused),
  ];
}

export const medicalForm: LineForm<Search> = {
  applicantPlace: () => 'first',
  places(search, startsOn) {
    const ages = applicantAges(search);
    const self = place('A', ['self'], {
      ...bornBetweenAges(ages.from, ages.to, startsOn),
      hint: [search.careType === 'H' ? 'band' : 'ages', ages],
      needs: ['hkid'],
      relationship: 'S',
    });
    const spouse = place('A', ['spouse'], {
      ...bornBetweenAges(adultAges.from, adultAges.to, startsOn),
      hint: ['ages', adultAges],
      needs: ['hkid'],
      relationship: 'SP',
    });
    // A family has a child at least; the price covers up to three.
    const child = (_: unknown, index: number): Place =>
      place('C', ['child', { number: index + 1 }], {
        ...bornAsChild(OLDEST_CHILD, startsOn),
        hint: ['babyTo', { to: OLDEST_CHILD }],
        needs: [],
        required: index === 0,
        relationship: 'CH',
      });
    if (search.people === '01') return [self];
    return search.people === '02' ? [self, spouse] : [self, spouse, ...Array.from({ length: MOST_CHILDREN }, child)];
  },
  questions: (search, { today }) => inOrder(startQuestion(today), ...healthQuestions(search)),
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
};

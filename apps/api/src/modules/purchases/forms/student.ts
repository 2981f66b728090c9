import { addDays } from '@onegi/contract/lines/dates';
import { coverOfYears } from '../../policies/cover-period.ts';
import { type Asked, asking, inOrder, repeated } from './asking.ts';
import { bornBetweenAges } from './birth-span.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { studyCountries } from './lists/countries.ts';
import { place } from './places.ts';

const ask = asking('student');
const ages = { from: 8, to: 40 } as const;
/** A course ends within ten years. */
const LONGEST_COURSE_DAYS = 3_660;

/** What each student studies, and where. */
function studies(number: number, startOn: string): Asked[] {
  return [
    ask('school', { type: 'VARCHAR', heading: 'studies', params: { number } }),
    ask('country', { type: 'SPINNER', options: [...studyCountries] }),
    ask('courseEnd', {
      type: 'DATE',
      earliest: startOn,
      latest: addDays(startOn, LONGEST_COURSE_DAYS),
    }),
  ];
}

export const studentForm: LineForm<SearchOf<'OS'>> = {
  applicantPlace: () => 'choice',
  places: ({ persons }, startOn) =>
    Array.from({ length: persons }, (_, index) =>
      place('S', ['student', { number: index + 1 }], {
        ...bornBetweenAges(ages.from, ages.to, startOn),
        hint: ['ages', ages],
        needs: ['hkidOrPassport', 'relationship'],
      }),
    ),
  questions: ({ persons, startOn }) => inOrder(...repeated(persons, (number) => studies(number, startOn))),
  coverStart: ({ startOn }) => startOn,
  period: ({ coverYears }, startsOn) => coverOfYears(startsOn, coverYears),
};

import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornBetweenAges } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import { firstDayOfWork, helperAges, helperConditions, helperTooOld, uninsuredWork } from './employment.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { helperCountries, philippines } from './lists/countries.ts';
import { place } from './places.ts';

const ask = asking('helper');

export const helperForm: LineForm<SearchOf<'DH'>> = {
  applicantPlace: () => 'none',
  places: (_search, startsOn) => [
    place('H', ['helper'], {
      ...bornBetweenAges(helperAges.from, helperAges.to, startsOn),
      hint: ['ages', helperAges],
      needs: ['passport'],
      tooOld: helperTooOld,
      relationship: 'EM',
    }),
  ],
  questions({ nationality }, { today }) {
    const countries = nationality === 'P' ? [philippines] : [...helperCountries];
    return inOrder(
      startQuestion(today),
      ask('country', {
        type: 'SPINNER',
        heading: 'employment',
        options: countries,
        ...(nationality === 'P' ? { initial: philippines.value } : {}),
      }),
      firstDayOfWork(today),
      ask('sameAddress', { type: 'RADIO_NO_SHOW', associated: 'workAddress', initial: 'Y' }),
      ask('workAddress', { type: 'VARCHAR', size: 200, hidden: true }),
      ...helperConditions(),
    );
  },
  coverStart: answeredStart,
  period: ({ coverYears }, startsOn) => coverOfYears(startsOn, coverYears),
  findings: uninsuredWork,
};

import { addDays } from '@onegi/contract/lines/dates';
import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornBetweenAges } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { helperCountries, philippines } from './lists/countries.ts';
import { place } from './places.ts';

const ask = asking('helper');
const refused = { type: 'RADIO', accepted: 'N' } as const;
const ages = { from: 18, to: 60 } as const;
/** A contract runs for two years, and is signed at most half a year ahead. */
const CONTRACT_DAYS = 731;
const AHEAD_DAYS = 183;

export const helperForm: LineForm<SearchOf<'DH'>> = {
  applicantPlace: () => 'none',
  places: (_search, startsOn) => [
    place('H', ['helper'], {
      ...bornBetweenAges(ages.from, ages.to, startsOn),
      hint: ['ages', ages],
      needs: ['passport'],
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
      ask('contractStartOn', {
        type: 'DATE',
        earliest: addDays(today, -CONTRACT_DAYS),
        latest: addDays(today, AHEAD_DAYS),
      }),
      ask('sameAddress', { type: 'RADIO_NO_SHOW', associated: 'workAddress', initial: 'Y' }),
      ask('workAddress', { type: 'VARCHAR', size: 200, hidden: true }),
      ask('isLivingIn', { type: 'RADIO', accepted: 'Y' }),
      ask('partTime', refused),
      ask('isIll', refused),
    );
  },
  coverStart: answeredStart,
  period: ({ coverYears }, startsOn) => coverOfYears(startsOn, coverYears),
  // Employees' Compensation Ordinance (Cap. 282) s.40: nobody is employed without insurance. Work that began before
  // today is insured elsewhere until the cover begins; work that is yet to begin must not begin before it.
  findings: ({ answers: { contractStartOn = '' }, startsOn, today }) =>
    contractStartOn >= today && contractStartOn < startsOn
      ? [{ field: 'answers.startOn', message: 'validation.coverFromFirstDay' }]
      : [],
};

import { addDays } from '@onegi/contract/lines/dates';
import type { Finding } from '@onegi/contract/lines/search';
import { type Asked, asking } from './asking.ts';
import type { FilledForm } from './line-form.ts';

const ask = asking('helper');
const refused = { type: 'RADIO', accepted: 'N' } as const;
/** A contract runs for two years, and is signed at most half a year ahead. */
const CONTRACT_DAYS = 731;
const AHEAD_DAYS = 183;

/** Who is insured as a helper: the line's own policies and the pack of a home ask the same. */
export const helperAges = { from: 18, to: 60 } as const;
export const helperTooOld = 'validation.helperReferred';

export const firstDayOfWork = (today: string): Asked =>
  ask('contractStartOn', {
    type: 'DATE',
    earliest: addDays(today, -CONTRACT_DAYS),
    latest: addDays(today, AHEAD_DAYS),
  });

/** What of a helper's work and health only an underwriter can take. */
export const helperConditions = (): Asked[] => [
  ask('isLivingIn', { type: 'RADIO', accepted: 'Y' }),
  ask('partTime', refused),
  ask('isIll', refused),
];

/**
 * Employees' Compensation Ordinance (Cap. 282) s.40: nobody is employed without insurance. Work that began before today is
 * insured elsewhere until the cover begins; work that is yet to begin must not begin before it.
 */
export function uninsuredWork({
  answers: { contractStartOn = '' },
  startsOn,
  today,
}: Pick<FilledForm<unknown>, 'answers' | 'startsOn' | 'today'>): Finding[] {
  const isUninsured = contractStartOn >= today && contractStartOn < startsOn;
  return isUninsured ? [{ field: 'answers.startOn', message: 'validation.coverFromFirstDay' }] : [];
}

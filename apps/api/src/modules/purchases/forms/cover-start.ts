import { isCalendarDate } from '@onegi/contract/fields/formats';
import { addDays } from '@onegi/contract/lines/dates';
import { START_WITHIN_DAYS } from '@onegi/contract/lines/search';
import type { Answers } from '@onegi/contract/questions';
import { type Asked, asking } from './asking.ts';

const ask = asking('cover');

/** The first question of the lines whose search has no date. */
export function startQuestion(today: string): Asked {
  return ask('startOn', {
    type: 'DATE',
    heading: 'period',
    earliest: today,
    latest: addDays(today, START_WITHIN_DAYS),
    initial: today,
  });
}

/** The day it was answered with; today until it is a day. */
export function answeredStart(_search: unknown, { startOn = '' }: Answers, today: string): string {
  const answered = startOn.trim();
  return isCalendarDate(answered) ? answered : today;
}

import { addDays } from '@onegi/contract/lines/dates';
import { endOfDay, hongKongDate } from '../../ports/clock.ts';
import { workflow } from '../workflow/workflow.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** What the contact page promises. Public holidays are not known here: on those it is due too early, never too late. */
const nextWorkingDay = {
  within: 'the next working day',
  at: (_row: unknown, since: Date) => {
    let day = addDays(hongKongDate(since), 1);
    while (isWeekend(day)) day = addDays(day, 1);
    return endOfDay(day);
  },
};

/** An enquiry waits for the office, which notes that it was answered, or that it was not after all. */
export const enquiryWorkflow = workflow({
  name: 'enquiry',
  table: 'enquiries',
  states: { open: { holder: 'officer', due: nextWorkingDay }, answered: { holder: null } },
  initial: 'open',
  transitions: [
    {
      from: 'open',
      action: 'answer',
      to: 'answered',
      permission: 'enquiries.answer',
      audit: 'enquiry.answered',
    },
    {
      from: 'answered',
      action: 'reopen',
      to: 'open',
      permission: 'enquiries.answer',
      audit: 'enquiry.reopened',
    },
  ],
  stateOf: ({ answered_at }) => (answered_at ? 'answered' : 'open'),
  begunAt: ({ answered_at, sent_at }) => answered_at ?? sent_at,
  change: (to, _row, { actor, now }) =>
    to === 'answered'
      ? { answered_by: actor === 'system' ? null : actor.userId, answered_at: now }
      : { answered_by: null, answered_at: null },
  audited: ({ id, enquiry_number }) => ({ id, name: enquiry_number }),
  errors: { notFound: 'enquiry.notFound', stale: 'enquiry.notFound', wrongState: 'enquiry.notFound' },
  // Who says so second changes nothing: the first name stays.
  repeatable: true,
});

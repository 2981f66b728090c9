import { type CaseClock, noPauses } from '@onegi/contract/clock/case-clock';
import { isWorkingDay } from '@onegi/contract/clock/office-hours';
import { addDays } from '@onegi/contract/lines/dates';
import { endOfDay, hongKongDate } from '../../ports/clock.ts';
import { recordCaseEvent } from '../workflow/case-history.ts';
import { type Due, type PlainRowOf, workflow } from '../workflow/workflow.ts';

type EnquiryRow = PlainRowOf<'enquiries'>;

/** When what has waited since a moment is due, as the contact page promises: the next working day is over. */
export function endOfNextWorkingDay(since: Date): Date {
  let day = addDays(hongKongDate(since), 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return endOfDay(day);
}

/** What has waited since before this moment is late at another. */
export function lateIfWaitingBefore(now: Date): Date {
  const today = hongKongDate(now);
  let day = addDays(today, -2);
  while (endOfNextWorkingDay(endOfDay(addDays(day, -1))) >= now) day = addDays(day, -1);
  return endOfDay(day);
}

/** Since it was sent or opened again. */
const waitingSince = ({ sent_at, waiting_since }: EnquiryRow): Date => waiting_since ?? sent_at;

const nextWorkingDay: Due<EnquiryRow> = {
  within: 'the next working day',
  at: (row) => endOfNextWorkingDay(waitingSince(row)),
};

const clock = (row: EnquiryRow): CaseClock => ({
  from: waitingSince(row),
  stoppedAt: row.answered_at ?? row.closed_at,
  pausedSince: null,
  paused: noPauses,
  due: endOfNextWorkingDay(waitingSince(row)),
  promise: null,
});

const inOffice = { permission: 'enquiries.answer', effect: recordCaseEvent } as const;
const assign = { ...inOffice, action: 'assign', to: 'assigned', audit: 'enquiry.assigned' } as const;
const answer = { ...inOffice, action: 'answer', to: 'answered', audit: 'enquiry.answered' } as const;
const close = { ...inOffice, action: 'close', to: 'closed', audit: 'enquiry.closed' } as const;
const reopen = { ...inOffice, action: 'reopen', to: 'open', audit: 'enquiry.reopened' } as const;

const nobody = { answered_by: null, answered_at: null, closed_at: null };

/** An enquiry waits for the office, where somebody takes it, and answers it or closes it. */
export const enquiryWorkflow = workflow({
  name: 'enquiry',
  table: 'enquiries',
  states: {
    open: { holder: 'officer', due: nextWorkingDay },
    assigned: { holder: 'officer', due: nextWorkingDay },
    answered: { holder: null },
    closed: { holder: null },
  },
  initial: 'open',
  transitions: [
    { ...assign, from: 'open' },
    { ...assign, from: 'assigned' },
    { ...inOffice, from: 'assigned', action: 'release', to: 'open', audit: 'enquiry.assigned' },
    { ...answer, from: 'open' },
    { ...answer, from: 'assigned' },
    { ...close, from: 'open' },
    { ...close, from: 'assigned' },
    { ...reopen, from: 'answered' },
    { ...reopen, from: 'closed' },
  ],
  stateOf: ({ answered_at, closed_at, assigned_to }) => {
    if (closed_at) return 'closed';
    if (answered_at) return 'answered';
    return assigned_to ? 'assigned' : 'open';
  },
  begunAt: ({ answered_at, sent_at }) => answered_at ?? sent_at,
  clock,
  change: (to, row, { actor, now }) => {
    const userId = actor === 'system' ? null : actor.userId;
    if (to === 'assigned') return { assigned_to: userId };
    if (to === 'answered') return { answered_by: userId, answered_at: now, assigned_to: row.assigned_to ?? userId };
    if (to === 'closed') return { closed_at: now };
    // Given back, it has waited since it was sent; opened again it is promised anew, and mailed again when it is late.
    const wasOver = row.answered_at !== null || row.closed_at !== null;
    return { ...nobody, assigned_to: null, ...(wasOver ? { waiting_since: now, late_mailed_at: null } : {}) };
  },
  audited: ({ id, enquiry_number }) => ({ id, name: enquiry_number }),
  errors: { notFound: 'enquiry.notFound', stale: 'enquiry.notFound', wrongState: 'enquiry.over' },
  // Who says so second changes nothing: the first name stays.
  repeatable: true,
});

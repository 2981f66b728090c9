import { recordCaseEvent } from '../workflow/case-history.ts';
import { workflow } from '../workflow/workflow.ts';
import { requestClock } from './request-clock.ts';
import type { RequestRow, RequestStatus } from './tables.ts';

const byOfficer = { from: 'waiting', permission: 'requests.answer', effect: recordCaseEvent } as const;

/** What the release before knows the states by; its column goes with it. */
export const codes = {
  draft: 'W',
  waiting: 'W',
  pending: 'W',
  answered: 'A',
  accepted: 'A',
  closed: 'C',
  expired: 'C',
} as const satisfies Record<RequestStatus, string>;

/** The hours that the setting said when it was made. */
export const promised = { within: 'the hours promised', at: ({ due_at }: Pick<RequestRow, 'due_at'>) => due_at };

/** A visitor's request waits for an officer, who answers or declines it, unless whoever made it wants no answer any more. */
export const requestWorkflow = workflow({
  name: 'request',
  table: 'quote_requests',
  states: {
    waiting: { holder: 'officer', due: promised },
    answered: { holder: null },
    closed: { holder: null },
  },
  initial: 'waiting',
  transitions: [
    { ...byOfficer, action: 'assign', to: 'waiting', audit: 'request.assigned' },
    { ...byOfficer, action: 'release', to: 'waiting', audit: 'request.assigned' },
    { ...byOfficer, action: 'answer', to: 'answered', audit: 'request.answered' },
    { ...byOfficer, action: 'decline', to: 'closed', audit: 'request.declined' },
    {
      from: 'waiting',
      action: 'withdraw',
      to: 'closed',
      permission: 'requests.write',
      audit: 'request.withdrawn',
      effect: recordCaseEvent,
    },
  ],
  // The table keeps visitors' requests to these.
  stateOf: ({ status }) => status as 'waiting' | 'answered' | 'closed',
  begunAt: ({ requested_at }) => requested_at,
  clock: requestClock,
  change: (status, row, { actor }) => ({
    status,
    state: codes[status],
    // Whoever answers what nobody has taken has it.
    ...(status === 'answered' && actor !== 'system' ? { assigned_to: row.assigned_to ?? actor.userId } : {}),
  }),
  audited: ({ id, request_number }) => ({ id, name: request_number }),
  errors: {
    notFound: 'quoteRequest.notFound',
    stale: 'quoteRequest.notFound',
    wrongState: 'quoteRequest.over',
  },
  repeatable: true,
});

import { recordCaseEvent } from '../workflow/case-history.ts';
import { workflow } from '../workflow/workflow.ts';
import { requestClock } from './request-clock.ts';

const byOfficer = { from: 'waiting', permission: 'requests.answer', effect: recordCaseEvent } as const;

/** What the release before knows the states by; its column goes with it. */
const codes = { waiting: 'W', answered: 'A', closed: 'C' } as const;

/** A request waits for an officer, who answers or declines it, unless whoever made it wants no answer any more. */
export const requestWorkflow = workflow({
  name: 'request',
  table: 'quote_requests',
  states: {
    // The hours that the setting said when it was made.
    waiting: { holder: 'officer', due: { within: 'the hours promised', at: ({ due_at }) => due_at } },
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
  stateOf: ({ status }) => status,
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

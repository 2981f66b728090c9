import { workflow } from '../workflow/workflow.ts';

const byOfficer = { from: 'waiting', permission: 'requests.answer' } as const;

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
    { ...byOfficer, action: 'answer', to: 'answered', audit: 'request.answered' },
    { ...byOfficer, action: 'decline', to: 'closed', audit: 'request.declined' },
    { from: 'waiting', action: 'withdraw', to: 'closed', permission: 'requests.write', audit: 'request.withdrawn' },
  ],
  stateOf: ({ status }) => status,
  begunAt: ({ requested_at }) => requested_at,
  change: (status) => ({ status, state: codes[status] }),
  audited: ({ id, request_number }) => ({ id, name: request_number }),
  errors: {
    notFound: 'quoteRequest.notFound',
    stale: 'quoteRequest.notFound',
    wrongState: 'quoteRequest.over',
  },
  repeatable: true,
});

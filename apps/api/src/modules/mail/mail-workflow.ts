import { withinHours, workflow } from '../workflow/workflow.ts';

/** queued: its job tries to hand it over. failed: given up, unless somebody starts the job again. */
export const mailWorkflow = workflow({
  name: 'mail',
  table: 'mails',
  // About a day of attempts: send-mail-job.ts.
  states: { queued: { holder: 'system', due: withinHours(24) }, sent: { holder: null }, failed: { holder: null } },
  initial: 'queued',
  transitions: [
    { from: 'queued', action: 'send', to: 'sent', permission: 'system', audit: null },
    { from: 'failed', action: 'send', to: 'sent', permission: 'system', audit: null },
    { from: 'queued', action: 'giveUp', to: 'failed', permission: 'system', audit: null },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ queued_at }) => queued_at,
  change: (state, _row, { now }) => ({ state, ...(state === 'sent' ? { sent_at: now, last_problem: null } : {}) }),
  audited: ({ id }) => ({ id }),
  // Only the portal does anything with a mail: nobody is answered these.
  errors: { notFound: 'server.error', stale: 'server.error', wrongState: 'server.error' },
  repeatable: true,
});

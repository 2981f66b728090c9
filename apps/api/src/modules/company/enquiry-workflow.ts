import { workflow } from '../workflow/workflow.ts';

/** An enquiry waits for the office, which notes that it was answered, or that it was not after all. */
export const enquiryWorkflow = workflow({
  name: 'enquiry',
  table: 'enquiries',
  states: { open: { holder: 'officer' }, answered: { holder: null } },
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
  since: ({ answered_at, sent_at }) => answered_at ?? sent_at,
  change: (to, _row, { actor, now }) =>
    to === 'answered'
      ? { answered_by: actor === 'system' ? null : actor.userId, answered_at: now }
      : { answered_by: null, answered_at: null },
  audited: ({ id, enquiry_number }) => ({ id, name: enquiry_number }),
  errors: { notFound: 'enquiry.notFound', stale: 'enquiry.notFound', wrongState: 'enquiry.notFound' },
  // Who says so second changes nothing: the first name stays.
  repeatable: true,
});

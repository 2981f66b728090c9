import { workflow } from '../workflow/workflow.ts';

/**
 * draft: being filled in, by whoever has its address. submitted: everything was checked and agreed to, and can be paid; whoever
 * changes it opens it again. paid: it is a policy, and rests.
 */
export const applicationWorkflow = workflow({
  name: 'application',
  table: 'applications',
  states: { draft: { holder: 'client' }, submitted: { holder: 'client' }, paid: { holder: null } },
  initial: 'draft',
  transitions: [
    {
      from: 'draft',
      action: 'submit',
      to: 'submitted',
      permission: 'applications.write',
      audit: 'application.submitted',
    },
    { from: 'submitted', action: 'reopen', to: 'draft', permission: 'applications.write', audit: null },
    // The event is the policy's.
    { from: 'submitted', action: 'pay', to: 'paid', permission: 'system', audit: null },
  ],
  stateOf: ({ state }) => state,
  since: ({ changed_at }) => changed_at,
  change: (state, { version, persons_version }, { now }) => ({
    state,
    changed_at: now,
    ...(state === 'submitted' ? { agreed_at: now, submitted_at: now } : {}),
    ...(state === 'draft' ? { agreed_at: null, submitted_at: null, version: version + 1 } : {}),
    // What was filled in is the new version's too.
    ...(state === 'draft' && persons_version === version ? { persons_version: version + 1 } : {}),
  }),
  audited: ({ id }) => ({ id }),
  errors: { notFound: 'application.notFound', stale: 'application.stale', wrongState: 'application.closed' },
  repeatable: true,
});

import { type RowOf, workflow } from '../workflow/workflow.ts';

export type ChangeRow = RowOf<'client_changes'>;

const byOffice = { permission: 'endorsements.write' } as const;

/** What a client asks for waits until the office makes a draft of it, which has its own states, or declines it. */
export const clientChangeWorkflow = workflow({
  name: 'clientChange',
  table: 'client_changes',
  states: {
    waiting: { holder: 'officer' },
    takenUp: { holder: null },
    declined: { holder: null },
  },
  initial: 'waiting',
  transitions: [
    { ...byOffice, from: 'waiting', action: 'takeUp', to: 'takenUp', audit: 'clientLink.changeTakenUp' },
    { ...byOffice, from: 'waiting', action: 'decline', to: 'declined', audit: 'clientLink.changeDeclined' },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ asked_at }) => asked_at,
  change: (state, { version }) => ({ state, version: version + 1 }),
  audited: ({ id, change_kind: kind, effective_on: effectiveOn, state }) => ({
    id,
    after: { state, kind, effectiveOn },
  }),
  errors: { notFound: 'clientChange.notFound', stale: 'clientChange.answered', wrongState: 'clientChange.answered' },
  versionOf: ({ version }) => version,
});

import type { ErrorCode } from '@onegi/contract/errors';
import type { Selectable } from 'kysely';
import { type Circumstances, type PlainRowOf, withinHours, workflow } from '../../workflow/workflow.ts';
import type { EndorsementsTables } from './tables.ts';

export type DraftRow = Selectable<EndorsementsTables['endorsement_drafts']>;

/** Who approves what is neither the own nor, for an officer, above the limit that held when it was submitted. */
export function approvalRefusal(
  row: PlainRowOf<'endorsement_drafts'>,
  { actor }: Pick<Circumstances, 'actor'>,
): ErrorCode | undefined {
  if (actor === 'system') return undefined;
  const writers = [row.created_by, row.changed_by, row.submitted_by];
  if (writers.includes(actor.userId)) return 'endorsement.ownDraft';
  const { officer_limit_cents: limit, net_premium_cents: premium } = row;
  const isLimited = !actor.roles.includes('approver') && limit !== null && Math.abs(premium) > limit;
  return isLimited ? 'endorsement.aboveLimit' : undefined;
}

const write = { permission: 'endorsements.write' } as const;
const approve = { permission: 'endorsements.approve' } as const;

/** An endorsement is drafted by one person, approved by another, and issued by that. What was issued is only reversed. */
export const endorsementWorkflow = workflow({
  name: 'endorsement',
  table: 'endorsement_drafts',
  states: {
    draft: { holder: 'officer' },
    awaitingApproval: { holder: 'officer', due: withinHours(24) },
    issued: { holder: null },
  },
  initial: 'draft',
  transitions: [
    { ...write, from: 'draft', action: 'edit', to: 'draft', audit: 'endorsement.changed' },
    { ...write, from: 'draft', action: 'submit', to: 'awaitingApproval', audit: 'endorsement.submitted' },
    { ...write, from: 'draft', action: 'delete', to: null, audit: 'endorsement.deleted' },
    { ...approve, from: 'awaitingApproval', action: 'return', to: 'draft', audit: 'endorsement.returned' },
    {
      ...approve,
      from: 'awaitingApproval',
      action: 'approve',
      to: 'issued',
      audit: 'endorsement.issued',
      guard: approvalRefusal,
    },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ created_at }) => created_at,
  change: (state, { version }) => ({ state, version: version + 1 }),
  audited: ({ id, policy_number, endorsement_no, kind, state, receivable_cents }) => ({
    id,
    name: `${policy_number} / ${endorsement_no}`,
    after: { state, kind, amountCents: receivable_cents },
  }),
  errors: {
    notFound: 'endorsement.notFound',
    stale: 'endorsement.stale',
    wrongState: ({ state }) => (state === 'issued' ? 'endorsement.issued' : 'endorsement.wrongState'),
  },
  versionOf: ({ version }) => version,
});

import type { ErrorCode } from '@onegi/contract/errors';
import type { Tx } from '../../db/database.ts';
import { endOfNextWorkingDay } from '../company/enquiry-workflow.ts';
import { recordCaseEvent } from '../workflow/case-history.ts';
import { type Asked, type Circumstances, type Due, type EndedStep, workflow } from '../workflow/workflow.ts';
import type { MotorCaseRow } from './tables.ts';

const DAY_MS = 86_400_000;
/** A quotation is good for so long. */
const VALID_DAYS = 30;

/** When a quotation that is made now lapses. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + VALID_DAYS * DAY_MS);

/** Whoever entered, generated or audited a case, in whichever edition, never approves it. */
function ownWork(
  row: Pick<MotorCaseRow, 'entered_by' | 'confirmed_by' | 'generated_by' | 'audited_by'>,
  { actor }: Circumstances,
): ErrorCode | undefined {
  if (actor === 'system' || !actor.userId) return undefined;
  const before = [...row.entered_by, row.confirmed_by, row.generated_by, row.audited_by];
  return before.includes(actor.userId) ? 'motorCase.fourEyes' : undefined;
}

/** What is done with a case stands in its history, how long the step took, and awaits its mail there (decision 042). */
const recorded = {
  effect: (tx: Tx, { id, insurer_code }: MotorCaseRow, asked: Asked<string>, ended: EndedStep | null) =>
    recordCaseEvent(tx, { id, assigned_to: null, insurer_code }, asked, ended),
} as const;
const byBroker = { permission: 'motor.write', ...recorded } as const;
// A form saves itself while it is typed.
const save = { permission: 'motor.write', action: 'save', to: 'draft', audit: 'motorCase.saved' } as const;
const refer = { ...byBroker, action: 'refer', to: 'referred', audit: 'motorCase.referred' } as const;
const quote = { ...byBroker, action: 'quote', audit: 'motorCase.quoted' } as const;
// The facts are those that the underwriter has cleared.
const restore = { ...byBroker, action: 'restore', to: 'cleared', audit: 'motorCase.quoted' } as const;
const confirm = { ...byBroker, action: 'confirm', to: 'confirmed', audit: 'motorCase.confirmed' } as const;
const cancel = { ...byBroker, action: 'cancel', to: 'cancelled', audit: 'motorCase.cancelled' } as const;
const lapse = { ...recorded, action: 'lapse', to: 'lapsed', permission: 'system', audit: 'motorCase.lapsed' } as const;
/** The office's part of the way, as it promises its answers. */
const nextWorkingDay: Due<unknown> = {
  within: 'the next working day',
  at: (_row, since) => endOfNextWorkingDay(since),
};
const validFor = {
  within: `${VALID_DAYS} days`,
  at: ({ expires_at }: Pick<MotorCaseRow, 'expires_at'>, since: Date) => expires_at ?? expiryFrom(since),
};

/** What rules of a case look at. */
export const motorRuleColumns = [
  'status',
  'state_changed_at',
  'created_at',
  'expires_at',
  'entered_by',
  'confirmed_by',
  'generated_by',
  'audited_by',
] as const satisfies readonly (keyof MotorCaseRow)[];

/**
 * A motor case of a broker or agent (decision 056). What was quoted and is changed is a draft again, and is priced and
 * referred anew. What a person has returned stays returned while it is corrected, and is confirmed again.
 */
export const motorWorkflow = workflow({
  name: 'motorCase',
  table: 'motor_cases',
  ruleColumns: motorRuleColumns,
  states: {
    draft: { holder: 'consultant' },
    quoted: { holder: 'consultant', due: validFor },
    referred: { holder: 'underwriter', due: nextWorkingDay },
    cleared: { holder: 'consultant', due: validFor },
    confirmed: { holder: 'operations', due: nextWorkingDay },
    generated: { holder: 'auditor', due: nextWorkingDay },
    returned: { holder: 'consultant' },
    audited: { holder: 'approver', due: nextWorkingDay },
    approved: { holder: null },
    cancelled: { holder: null },
    lapsed: { holder: null },
    declined: { holder: null },
  },
  initial: 'draft',
  transitions: [
    { ...save, from: 'draft' },
    { ...quote, from: 'draft', to: 'quoted' },
    { ...refer, from: 'draft' },
    { ...restore, from: 'draft' },
    { ...cancel, from: 'draft' },
    { ...save, from: 'quoted' },
    { ...quote, from: 'quoted', to: 'quoted' },
    { ...refer, from: 'quoted' },
    { ...confirm, from: 'quoted' },
    { ...cancel, from: 'quoted' },
    { ...lapse, from: 'quoted' },
    { ...save, from: 'referred' },
    { ...quote, from: 'referred', to: 'quoted' },
    { ...refer, from: 'referred' },
    {
      ...recorded,
      from: 'referred',
      action: 'clear',
      to: 'cleared',
      permission: 'motor.clear',
      audit: 'motorCase.cleared',
    },
    {
      ...recorded,
      from: 'referred',
      action: 'decline',
      to: 'declined',
      permission: 'motor.clear',
      audit: 'motorCase.declined',
    },
    { ...cancel, from: 'referred' },
    { ...save, from: 'cleared' },
    { ...quote, from: 'cleared', to: 'quoted' },
    { ...refer, from: 'cleared' },
    { ...restore, from: 'cleared' },
    { ...confirm, from: 'cleared' },
    { ...cancel, from: 'cleared' },
    { ...lapse, from: 'cleared' },
    {
      ...recorded,
      from: 'confirmed',
      action: 'generate',
      to: 'generated',
      permission: 'motor.generate',
      audit: 'motorCase.generated',
    },
    {
      ...recorded,
      from: 'generated',
      action: 'audit',
      to: 'audited',
      permission: 'motor.audit',
      audit: 'motorCase.audited',
    },
    {
      ...recorded,
      from: 'generated',
      action: 'return',
      to: 'returned',
      permission: 'motor.audit',
      audit: 'motorCase.returned',
    },
    {
      ...recorded,
      from: 'audited',
      action: 'approve',
      to: 'approved',
      permission: 'motor.approve',
      audit: 'motorCase.approved',
      guard: ownWork,
    },
    {
      ...recorded,
      from: 'audited',
      action: 'return',
      to: 'returned',
      permission: 'motor.approve',
      audit: 'motorCase.returned',
    },
    { ...save, from: 'returned', to: 'returned' },
    { ...quote, from: 'returned', to: 'returned' },
    { ...refer, from: 'returned' },
    { ...confirm, from: 'returned' },
    { ...cancel, from: 'returned' },
  ],
  stateOf: ({ status }) => status,
  begunAt: ({ created_at }) => created_at,
  change: (status, { version }, { now }) => ({ status, version: version + 1, changed_at: now }),
  audited: ({ id, quotation_number, status, edition, total_cents }) => ({
    id,
    name: quotation_number,
    after: { state: status, version: edition, amountCents: total_cents ?? undefined },
  }),
  errors: { notFound: 'motorCase.notFound', stale: 'motorCase.stale', wrongState: 'motorCase.wrongState' },
  versionOf: ({ version }) => version,
});

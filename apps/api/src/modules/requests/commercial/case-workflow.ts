import type { ErrorCode } from '@onegi/contract/errors';
import type { CaseState } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { recordCaseEvent } from '../../workflow/case-history.ts';
import { type Asked, type Circumstances, type EndedStep, workflow } from '../../workflow/workflow.ts';
import { requestClock } from '../request-clock.ts';
import { codes, promised } from '../request-workflow.ts';
import type { RequestRow } from '../tables.ts';
import { refusesOffice } from './case-row.ts';
import { closeOffers } from './offers/close-offers.ts';

const DAY_MS = 86_400_000;
const EXPIRES_AFTER_DAYS = 90;

/** When a case is over that nobody does anything with from now on. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);

/** Nobody answers for a case that is over, or has its offer. */
async function endCase(tx: Tx, row: RequestRow, asked: Asked<string>, ended: EndedStep | null): Promise<void> {
  await recordCaseEvent(tx, row, asked, ended);
  await closeOffers(tx, row.id, asked.action === 'expire' ? 'lapse' : 'close', asked.now);
}

/** A case lasts until its last moment, whenever the job comes by that ends it. */
const refusesExpired = (
  { expires_at }: Pick<RequestRow, 'expires_at'>,
  { now }: Pick<Circumstances, 'now'>,
): ErrorCode | undefined => (expires_at !== null && expires_at <= now ? 'case.expired' : undefined);

const withEvent = { effect: recordCaseEvent } as const;
const ending = { effect: endCase } as const;
const byConsultant = { permission: 'commercial.write' } as const;
const byOfficer = { permission: 'requests.answer', ...withEvent } as const;
const assign = { ...byOfficer, action: 'assign', audit: 'request.assigned' } as const;
const release = { ...byOfficer, action: 'release', audit: 'request.assigned' } as const;
const decline = { ...byOfficer, ...ending, action: 'decline', to: 'closed', audit: 'request.declined' } as const;
/** What its consultant alone decides, and the office for a case of its own. */
const ofConsultant = (
  { consultant_code }: Pick<RequestRow, 'consultant_code'>,
  by: Circumstances,
): ErrorCode | undefined => refusesOffice(consultant_code, by);
const withdraw = {
  ...byConsultant,
  ...ending,
  guard: ofConsultant,
  action: 'withdraw',
  to: 'closed',
  audit: 'request.withdrawn',
} as const;
const expire = {
  ...ending,
  action: 'expire',
  to: 'expired',
  permission: 'system',
  audit: 'request.expired',
} as const;
// A form saves itself while it is typed: what counts is told when it is submitted.
const save = { ...byConsultant, action: 'save', audit: null } as const;

/** A case that has its policy or its endorsement is still accepted, for the release before and for whoever asks. */
const stateOf = ({ status, issued_at }: Pick<RequestRow, 'status' | 'issued_at'>): CaseState | 'issued' =>
  issued_at ? 'issued' : (status as CaseState);

type Ended = Pick<RequestRow, 'status' | 'closed_as' | 'issued_at' | 'transaction_type'>;

/** What became of a case meanwhile, for who comes too late. */
function overBecause({ status, closed_as, issued_at, transaction_type }: Ended): ErrorCode {
  if (issued_at) return transaction_type === 'endorsement' ? 'case.endorsed' : 'case.issued';
  if (status === 'closed') return closed_as === 'withdrawn' ? 'case.withdrawn' : 'case.declined';
  if (status === 'expired') return 'case.expired';
  return status === 'accepted' ? 'case.accepted' : 'case.wrongState';
}

type Underway = Ended & Pick<RequestRow, 'expires_at'>;

/** Why nothing happens to the offers of a case any more; undefined while it is with the office, or waits for what that has asked for. */
export const whyNotUnderway = (row: Underway, at: Pick<Circumstances, 'now'>): ErrorCode | undefined =>
  row.status === 'waiting' || row.status === 'pending' ? refusesExpired(row, at) : overBecause(row);

/** @throws AppError case.* with what became of a case that is not underway */
export function requireUnderway(row: Underway, at: Pick<Circumstances, 'now'>): void {
  const refusal = whyNotUnderway(row, at);
  if (refusal) throw new AppError(refusal);
}

/** What rules of a case look at. */
export const caseRuleColumns = [
  'status',
  'state_changed_at',
  'requested_at',
  'due_at',
  'promised_hours',
  'promise_counts',
  'paused_since',
  'paused_seconds',
  'paused_office_seconds',
  'accepted_at',
  'issued_at',
  'expires_at',
  'transaction_type',
  'consultant_code',
] as const satisfies readonly (keyof RequestRow)[];

/**
 * A consultant's commercial case, which is a request for a quote (decision 037). draft: being filled in. waiting: with the
 * office. pending: the office has asked for something, whose rows alone are open again. accepted: an insurer's offer was, the
 * office issues the policy, or endorses the one that there is. issued: it has its policy or its endorsement. An action that somebody else was quicker to make impossible is refused with what happened.
 */
export const caseWorkflow = workflow({
  name: 'commercialCase',
  table: 'quote_requests',
  ruleColumns: caseRuleColumns,
  states: {
    draft: { holder: 'consultant' },
    waiting: { holder: 'officer', due: promised },
    pending: { holder: 'consultant' },
    accepted: { holder: 'officer' },
    issued: { holder: null },
    closed: { holder: null },
    expired: { holder: null },
  },
  initial: 'draft',
  transitions: [
    { ...save, from: 'draft', to: 'draft' },
    { ...byConsultant, from: 'draft', action: 'delete', to: null, audit: 'request.deleted' },
    { ...byConsultant, ...withEvent, from: 'draft', action: 'submit', to: 'waiting', audit: 'request.submitted' },
    { ...assign, from: 'waiting', to: 'waiting' },
    { ...release, from: 'waiting', to: 'waiting' },
    {
      ...byOfficer,
      from: 'waiting',
      action: 'ask',
      to: 'pending',
      audit: 'request.itemsAsked',
      guard: refusesExpired,
    },
    {
      from: 'waiting',
      action: 'send',
      to: 'waiting',
      permission: 'requests.answer',
      audit: 'request.sentToInsurers',
      guard: refusesExpired,
    },
    // What was accepted is an event of the offer.
    {
      ...byConsultant,
      from: 'waiting',
      action: 'accept',
      to: 'accepted',
      audit: null,
      guard: (row, by) => ofConsultant(row, by) ?? refusesExpired(row, by),
      effect: endCase,
    },
    // Whoever has it may be away when an offer is accepted.
    { ...assign, from: 'accepted', to: 'accepted' },
    { ...release, from: 'accepted', to: 'accepted' },
    // The event is the policy's. An endorsement is made on the policy that there is, and ends the case that asked for it.
    {
      ...byOfficer,
      from: 'accepted',
      action: 'issue',
      to: 'issued',
      audit: null,
      guard: ({ transaction_type }) => (transaction_type === 'endorsement' ? 'case.isEndorsement' : undefined),
    },
    {
      ...byOfficer,
      from: 'accepted',
      action: 'endorse',
      to: 'issued',
      audit: 'request.endorsed',
      guard: ({ transaction_type }) => (transaction_type === 'endorsement' ? undefined : 'case.notEndorsement'),
    },
    { ...decline, from: 'waiting' },
    { ...withdraw, from: 'waiting' },
    { ...expire, from: 'waiting' },
    { ...save, from: 'pending', to: 'pending', guard: refusesExpired },
    {
      ...byConsultant,
      ...withEvent,
      from: 'pending',
      action: 'resubmit',
      to: 'waiting',
      audit: 'request.resubmitted',
      guard: refusesExpired,
    },
    { ...assign, from: 'pending', to: 'pending' },
    { ...release, from: 'pending', to: 'pending' },
    { ...decline, from: 'pending' },
    { ...withdraw, from: 'pending' },
    { ...expire, from: 'pending' },
  ],
  stateOf,
  begunAt: ({ requested_at }) => requested_at,
  clock: requestClock,
  change: (state, { state_changed_at }, { now }) => {
    const status = state === 'issued' ? 'accepted' : state;
    return {
      status,
      state: codes[status],
      ...(state === 'issued' ? { issued_at: now, accepted_at: state_changed_at } : {}),
    };
  },
  audited: ({ id, request_number }) => ({ id, name: request_number }),
  errors: { notFound: 'quoteRequest.notFound', stale: 'case.stale', wrongState: overBecause },
});

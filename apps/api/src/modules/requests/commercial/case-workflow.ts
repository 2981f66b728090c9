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
import { closeAllOffers, closeOffers, reopenOffers } from './offers/close-offers.ts';

const DAY_MS = 86_400_000;
const EXPIRES_AFTER_DAYS = 90;

/** When a case is over that nobody does anything with from now on. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);

/** An action's own event, and what becomes of the offers of the case with it. */
const movingOffers =
  (move: (tx: Tx, requestId: string, asked: Asked<string>, ended: EndedStep | null) => Promise<void>) =>
  async (tx: Tx, row: RequestRow, asked: Asked<string>, ended: EndedStep | null): Promise<void> => {
    await recordCaseEvent(tx, row, asked, ended);
    await move(tx, row.id, asked, ended);
  };
/** Nobody answers for a case that has its offer, */
const settling = { effect: movingOffers((tx, id, { now }) => closeOffers(tx, id, 'close', now)) } as const;
/** or is over, where nobody wants the accepted one any more either, */
const ending = { effect: movingOffers((tx, id, { now }) => closeAllOffers(tx, id, now)) } as const;
/** or has run out. */
const lapsing = { effect: movingOffers((tx, id, { now }) => closeOffers(tx, id, 'lapse', now)) } as const;
const reopening = {
  effect: movingOffers((tx, id, { now }, ended) => reopenOffers(tx, id, { acceptedAt: ended?.since ?? now, now })),
} as const;

/** A case lasts until its last moment, whenever the job comes by that ends it. */
const refusesExpired = (
  { expires_at }: Pick<RequestRow, 'expires_at'>,
  { now }: Pick<Circumstances, 'now'>,
): ErrorCode | undefined => (expires_at !== null && expires_at <= now ? 'case.expired' : undefined);

const withEvent = { effect: recordCaseEvent } as const;
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
  ...lapsing,
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

/** What is done with what was accepted alone. */
const onAccepted: readonly string[] = ['issue', 'endorse', 'reopen'];

/** The same of an action. Whoever took an acceptance back has said why, and nobody has ended the case since. */
function wrongState(row: RequestRow, { action }: Asked<string>): ErrorCode {
  const isReopened = row.closed_reason_sealed !== null && (row.status === 'waiting' || row.status === 'pending');
  return isReopened && onAccepted.includes(action) ? 'case.reopened' : overBecause(row);
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
  'turn',
  'turn_since',
] as const satisfies readonly (keyof RequestRow)[];

/**
 * A consultant's commercial case, which is a request for a quote (decision 037). draft: being filled in. waiting: with the
 * office. pending: the office has asked for something, whose rows alone are open again. accepted: an insurer's offer was, the
 * office issues the policy, or endorses the one that there is, unless the client backs out or what was accepted cannot be issued
 * (decision 041). issued: it has its policy or its endorsement. An action that somebody else was quicker to make impossible is
 * refused with what happened.
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
      ...settling,
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
    // What was accepted cannot be issued as it is: offers are asked for and accepted anew.
    { ...byOfficer, ...reopening, from: 'accepted', action: 'reopen', to: 'waiting', audit: 'request.reopened' },
    { ...decline, from: 'accepted' },
    {
      ...withdraw,
      from: 'accepted',
      // The endorsement may be in force already, with its note: the office knows.
      guard: (row, by) =>
        ofConsultant(row, by) ?? (row.transaction_type === 'endorsement' ? 'case.endorsementBegun' : undefined),
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
  turnOf: ({ status, turn, turn_since, consultant_code }) => {
    if (status !== 'waiting') return undefined;
    // An offer for a case of the office is the office's to answer.
    const holder = turn === 'consultant' && consultant_code === null ? 'officer' : turn;
    return { holder, since: turn_since };
  },
  clock: requestClock,
  change: (to, row, { now }) => {
    const status = to === 'issued' ? 'accepted' : to;
    const isOver = to === 'issued' || to === 'closed';
    return {
      status,
      state: codes[status],
      ...(to === 'issued' ? { issued_at: now } : {}),
      // Whoever ends what was accepted, or takes the acceptance back, has seen this one.
      ...(to === 'accepted' && row.status !== 'accepted' ? { version: row.version + 1 } : {}),
      // The clock has stopped then, whenever the case ends.
      ...(isOver && row.status === 'accepted' ? { accepted_at: row.state_changed_at } : {}),
    };
  },
  audited: ({ id, request_number }) => ({ id, name: request_number }),
  errors: { notFound: 'quoteRequest.notFound', stale: 'case.stale', wrongState },
});

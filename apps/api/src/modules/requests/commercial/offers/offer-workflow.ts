import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@onegi/contract/errors';
import type { OfferState } from '@onegi/contract/fields/offers';
import type { Tx } from '../../../../db/database.ts';
import { endOfDay } from '../../../../ports/clock.ts';
import type { AuditEvent } from '../../../audit/record-audit.ts';
import { stepColumns } from '../../../workflow/case-history.ts';
import type { Asked, Circumstances, EndedStep } from '../../../workflow/workflow.ts';
import { workflow } from '../../../workflow/workflow.ts';
import { refusesOffice } from '../case-row.ts';
import type { OfferRow } from './tables.ts';

/** While somebody may still answer: the insurer, the office what that asks, or the consultant. */
export const openOfferStates = ['waiting', 'informationRequired', 'quoted'] as const satisfies readonly OfferState[];
export const isOpenOffer = ({ state }: Pick<OfferRow, 'state'>): boolean =>
  (openOfferStates as readonly OfferState[]).includes(state);

/** What the timeline of the case calls an action. */
export const offerEventNames = {
  sendAgain: 'send',
  quote: 'offerQuote',
  requireInformation: 'offerRequireInformation',
  notQuote: 'offerNotQuote',
  resume: 'offerResume',
  accept: 'offerAccept',
  decline: 'offerDecline',
  expire: 'offerExpire',
} as const;

/** Writes into the timeline of the case what was done with an insurer, and how long that took; the effect of its offer's actions. */
export async function recordOfferEvent(
  tx: Tx,
  { request_id, insurer_code }: Pick<OfferRow, 'request_id' | 'insurer_code'>,
  { action, actor, now }: Asked<string>,
  ended: EndedStep | null,
): Promise<void> {
  const event = {
    case_id: request_id,
    id: randomUUID(),
    action: offerEventNames[action as keyof typeof offerEventNames] ?? action,
    user_id: actor === 'system' ? null : actor.userId,
    assigned_to: null,
    insurer_code,
    at: now,
    ...stepColumns(ended, insurer_code, now),
  };
  await tx.insertInto('case_events').values(event).execute();
}

/** An action's event in the audit trail: found by the number of the case, and telling whose offer it is. */
export const offerEvent = (
  { request_number }: { readonly request_number: string },
  { insurer_code }: Pick<OfferRow, 'insurer_code'>,
  state: OfferState,
  premiumCents?: number | null,
): AuditEvent => ({
  name: request_number,
  after: { state, insurer: insurer_code, ...(premiumCents ? { amountCents: premiumCents } : {}) },
});

/** An offer is good until its last day is over in Hong Kong, whenever the job comes by that says so. */
const refusesExpired = (
  { valid_until }: Pick<OfferRow, 'valid_until'>,
  { now }: Circumstances,
): ErrorCode | undefined => (valid_until !== null && endOfDay(valid_until) <= now ? 'offer.expired' : undefined);

/** What the consultant of its case alone decides, and the office for a case of its own. */
const ofConsultant = (
  { case_consultant_code }: Pick<OfferRow, 'case_consultant_code'>,
  by: Circumstances,
): ErrorCode | undefined => refusesOffice(case_consultant_code, by);

/** What became of an offer meanwhile, for who comes too late. */
function wrongState({ state, premium_cents }: Pick<OfferRow, 'state' | 'premium_cents'>): ErrorCode {
  if (state === 'expired') return 'offer.expired';
  if (state === 'declined') return 'offer.declined';
  // It was quoted for a case that has changed since.
  return state === 'waiting' && premium_cents !== null ? 'offer.stale' : 'offer.wrongState';
}

const withEvent = { effect: recordOfferEvent } as const;
const byOfficer = { permission: 'requests.answer', ...withEvent } as const;
/** By the insurer itself, or keyed in for it. */
const forInsurer = { permission: 'offers.answer', ...withEvent } as const;
const byConsultant = { permission: 'commercial.write', ...withEvent } as const;
const resume = { ...withEvent, action: 'resume', to: 'waiting', permission: 'system', audit: null } as const;
const sendAgain = { ...byOfficer, action: 'sendAgain', to: 'waiting', audit: null } as const;
// Declined with the case, or because another was accepted: the event of that tells it.
const close = { action: 'close', to: 'declined', permission: 'system', audit: null } as const;
// Run out with the case, whose event tells it: nobody has declined anything.
const lapse = { action: 'lapse', to: 'expired', permission: 'system', audit: null } as const;
// Open again with its case, whose event tells it.
const reopen = { action: 'reopen', to: 'quoted', permission: 'system', audit: null } as const;

/** Until an offer is accepted or declined, what the insurer says last counts. */
const answers = (['waiting', 'informationRequired', 'quoted', 'notQuoting', 'expired'] as const).flatMap(
  (from) =>
    [
      { ...forInsurer, from, action: 'quote', to: 'quoted', audit: 'offer.quoted' },
      { ...forInsurer, from, action: 'notQuote', to: 'notQuoting', audit: 'offer.notQuoting' },
      {
        ...forInsurer,
        from,
        action: 'requireInformation',
        to: 'informationRequired',
        audit: 'offer.informationRequired',
      },
    ] as const,
);

/**
 * What one insurer offers for a case. waiting: it was asked. quoted: the consultant answers. What can be done depends on the
 * case too (move-offer.ts): whoever does something holds its lock.
 */
export const offerWorkflow = workflow({
  name: 'offer',
  table: 'request_offers',
  states: {
    waiting: { holder: 'insurer' },
    informationRequired: { holder: 'officer' },
    quoted: {
      holder: 'consultant',
      due: {
        within: 'the days that it is good for',
        at: ({ valid_until }, since) => (valid_until === null ? since : endOfDay(valid_until)),
      },
    },
    notQuoting: { holder: null },
    accepted: { holder: null },
    declined: { holder: null },
    expired: { holder: null },
  },
  initial: 'waiting',
  transitions: [
    ...answers,
    // What the office had asked the consultant for has come, or has changed what was quoted: the case's own event tells it.
    { ...resume, from: 'informationRequired' },
    { ...resume, from: 'quoted' },
    {
      ...byConsultant,
      from: 'quoted',
      action: 'accept',
      to: 'accepted',
      audit: 'offer.accepted',
      guard: (row, by) => ofConsultant(row, by) ?? refusesExpired(row, by),
    },
    {
      ...byConsultant,
      from: 'quoted',
      action: 'decline',
      to: 'declined',
      audit: 'offer.declined',
      guard: ofConsultant,
    },
    {
      ...withEvent,
      from: 'quoted',
      action: 'expire',
      to: 'expired',
      permission: 'system',
      audit: 'offer.expired',
    },
    { ...sendAgain, from: 'notQuoting' },
    { ...sendAgain, from: 'declined' },
    { ...sendAgain, from: 'expired' },
    { ...close, from: 'waiting' },
    { ...close, from: 'informationRequired' },
    { ...close, from: 'quoted' },
    { ...lapse, from: 'waiting' },
    { ...lapse, from: 'informationRequired' },
    { ...lapse, from: 'quoted' },
    // The acceptance was taken back, or the case has ended before its policy was issued.
    { ...reopen, from: 'accepted' },
    { ...reopen, from: 'declined' },
    { ...lapse, from: 'accepted' },
    { ...close, from: 'accepted' },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ sent_at }) => sent_at,
  change: (state, { version }, { action, now }) => ({
    state,
    version: version + 1,
    // Asked again, nothing is said yet.
    ...(action === 'sendAgain' ? { ...nothingAnswered, sent_at: now, answered_at: null } : {}),
  }),
  audited: ({ id, state, premium_cents }) => ({
    id,
    after: { state, amountCents: premium_cents },
  }),
  errors: {
    notFound: 'offer.notFound',
    stale: 'offer.stale',
    wrongState,
  },
  versionOf: ({ version }) => version,
});

/** The columns of an offer without figures and words. */
const nothingAnswered = {
  premium_cents: null,
  bearing_cents: null,
  class_levies_cents: null,
  ia_levy_cents: null,
  valid_until: null,
  terms_sealed: null,
} as const;

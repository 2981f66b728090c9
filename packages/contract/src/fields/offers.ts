import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

export const offerStates = [
  'waiting',
  'quoted',
  'informationRequired',
  'notQuoting',
  'accepted',
  'declined',
  'expired',
] as const;
export type OfferState = (typeof offerStates)[number];

/** What an insurer can answer, as the office keys it in. */
const answerCodes = { quoted: 'Q', informationRequired: 'P', notQuoting: 'N' } as const;
const stateCodes = { waiting: 'W', ...answerCodes, accepted: 'A', declined: 'X', expired: 'E' } as const;

/** The most insurers that a case is sent to, and the most files that come with an offer. */
export const MOST_INSURERS = 40;
export const MOST_OFFER_FILES = 5;

/** HK$10,000,000,000: more is a slip. */
const MOST_CENTS = 1_000_000_000_000;
const amountUpToMost = f.money.refine((cents) => cents <= MOST_CENTS, {
  error: 'validation.atMost',
  params: { maximum: MOST_CENTS / 100 },
});

/** Fields of what insurers offer for a commercial case. Amounts are cents inside. */
export const offerFields = {
  offerNumber: field('num', z.int('validation.integer').min(1, 'validation.integer')),
  offerVersion: field('version', z.int('validation.integer').min(1, 'validation.integer')),
  insurers: field(
    'insurers',
    z.array(f.insurerCode).min(1, 'validation.required').max(MOST_INSURERS, 'validation.tooMany'),
  ),
  insurerCode: field('wfPvCode', z.string()),
  insurerAsked: field('wfPvCode', f.insurerCode),
  insurerName: field('wfPvCodeS', z.string()),
  insurerNameZh: field('wfPvCodeS9', z.string()),
  offerState: field('wfPvStatus', f.coded(stateCodes)),
  offerStateName: field('wfPvStatusS', z.string()),
  offerStateNameZh: field('wfPvStatusS9', z.string()),
  /** What the insurer answers. */
  answeredAs: field('wfPvStatus', f.coded(answerCodes)),
  /** Without levies. */
  premiumCents: field('wfPvPrem', z.nullable(f.money)),
  premiumKeyed: field(
    'wfPvPrem',
    amountUpToMost.refine((cents) => cents > 0, 'validation.greaterThanZero'),
  ),
  /** The part of it that bears the levies of its class. */
  bearingCents: field('wfPvEcPrem', z.nullable(f.money)),
  bearingKeyed: field(
    'wfPvEcPrem',
    amountUpToMost.refine((cents) => cents >= 0, 'validation.money'),
  ),
  classLeviesCents: field('wfMibeclevyamt', z.nullable(f.money)),
  iaLevyCents: field('wfIaLevyamt', z.nullable(f.money)),
  totalCents: field('wfTtlprem', z.nullable(f.money)),
  validUntil: field('wfPvValidDate', z.nullable(f.date)),
  validUntilKeyed: field('wfPvValidDate', f.date),
  sentAt: field('wfPvReqSent', f.moment),
  answeredAt: field('answeredAt', z.nullable(f.moment)),
  insurerReference: field('wfPvQuotRef', f.looseText(60)),
  excess: field('excess', f.paragraphs(500)),
  conditions: field('conditions', f.paragraphs(2_000)),
  /** The office's, for the consultant. */
  comment: field('wfPvCpsComment', f.paragraphs(1_000)),
  /** The insurer's: why it does not quote, what it needs to know. */
  remark: field('wfPvRemk', f.paragraphs(1_000)),
  /** Whether an insurer writes a case, by what it is known to write. */
  fits: field('fits', f.flag),
  /** Whether it can be asked, for the first time or again. */
  canSend: field('canSend', f.flag),
} as const;

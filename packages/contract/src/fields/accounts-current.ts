import * as z from 'zod';
import { field } from '../shape.ts';
import { disbursementFields } from './disbursements.ts';
import * as f from './formats.ts';

/** Whose open notes are summed up. */
export const ageingGroups = ['client', 'consultant', 'insurer'] as const;
export type AgeingGroup = (typeof ageingGroups)[number];

/** Days after the account date. */
export const ageingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** What a row of a statement of account says. */
export const movementKinds = [
  'debitNote',
  'creditNote',
  'receipt',
  'receiptReversed',
  'offset',
  'writeOff',
  'direct',
  'refund',
  'payment',
  'broughtIn',
  'commissionReceived',
  'earned',
  'clawback',
  'payout',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Whether a reminder that could not be mailed is left to give. */
export const reminderStates = ['toGive', 'given'] as const;

/** How a client without an e-mail address is reminded; `needless`: the note was paid, or a later reminder took its place. */
export const waysToTell = ['phone', 'post', 'other'] as const;
export type GivenVia = (typeof waysToTell)[number];

/** The most characters of a note on how a client was reminded. */
export const MOST_OF_A_REMINDER = 500;

/** A client as lists know it: the mark of the person or firm that holds a policy, or of the policy where nothing marks its holder. */
const clientKey = z.string('validation.reference').regex(/^[0-9a-f-]{8,128}$/, 'validation.reference');

/** Fields of ageing and statements of account. Amounts are cents inside. */
export const accountFields = {
  group: field('by', f.oneOf(ageingGroups)),
  bucket: field('bucket', f.oneOf(ageingBuckets)),
  /** What the group's member is called by: a client's mark, a TR code, an insurer's code. */
  key: field('key', z.string()),
  name: field('name', z.string()),
  nameZh: field('name9', z.string()),
  notes: field('notes', z.int()),
  currentCents: field('current', f.money),
  to30Cents: field('days30', f.money),
  to60Cents: field('days60', f.money),
  to90Cents: field('days90', f.money),
  over90Cents: field('daysOver90', f.money),
  openCents: field('outstanding', f.money),
  clientKey: field('client', clientKey),
  consultantCode: disbursementFields.consultantCode,
  insurerCode: disbursementFields.insurerCode,
  insurerName: disbursementFields.insurerName,
  insurerNameZh: disbursementFields.insurerNameZh,
  noteNumber: disbursementFields.noteNumber,
  policyNumber: disbursementFields.policyNumber,
  transactionNumber: disbursementFields.transactionNumber,
  accountOn: disbursementFields.accountOn,
  dueOn: field('wfDuedate', f.date),
  holderName: field('wfIsdname', z.string()),
  amountCents: field('wfRcamt', f.money),
  allocatedCents: field('wfActPay', f.money),
  ageDays: field('age', z.int()),
  // a statement of account
  from: field('dateF', f.date),
  until: field('dateT', f.date),
  month: field('month', z.string('validation.date').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.date')),
  language: field('language', f.language),
  openingCents: field('opening', f.money),
  closingCents: field('closing', f.money),
  movedOn: field('date', f.date),
  kind: field('kind', f.oneOf(movementKinds)),
  reference: field('reference', z.string()),
  movedCents: field('amount', f.money),
  balanceCents: field('balance', f.money),
  payableOn: disbursementFields.payableOn,
  // reminders that could not be mailed
  reminderId: field('id', z.uuid('validation.reference')),
  reminderState: field('wfStatus', f.oneOf(reminderStates)),
  /** Days after the account date: 30, 45, 55; 61 warns of cancellation. */
  reminderDay: field('day', z.int()),
  dueSince: field('heldSince', f.moment),
  givenVia: field('via', f.oneOf([...waysToTell, 'needless'])),
  toldViaGiven: field('via', f.oneOf(waysToTell)),
  givenOn: field('givenOn', f.date),
  givenBy: field('givenBy', z.string()),
  givenByZh: field('givenBy9', z.nullable(z.string())),
  reminderNote: field('wfRemk', z.string()),
  reminderNoteGiven: field(
    'wfRemk',
    f.paragraphs(MOST_OF_A_REMINDER).refine((text) => text !== '', 'validation.required'),
  ),
} as const;

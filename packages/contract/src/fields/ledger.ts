import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { purchaseFields } from './purchases.ts';

/** Accounts of the books (decision 045): those of clients' money first, then the brokerage's own. */
export const ledgerAccounts = [
  'clientBank',
  'clientClearing',
  'receivable',
  'insurerPayable',
  'unallocated',
  'refundPayable',
  'commissionDeferred',
  'commissionHeld',
  'officeAdvance',
  'officeBank',
  'commissionIncome',
  'consultantExpense',
  'consultantPayable',
  'writeOff',
  'gatewayFees',
] as const;

/** What moves money. Each posts one entry. */
export const ledgerEvents = [
  'noteIssued',
  'received',
  'banked',
  'allocated',
  'earned',
  'insurerPaid',
  'commissionDrawn',
  'consultantPaid',
  'refundDue',
  'refunded',
  'offset',
  'writtenOff',
  'gatewayPaidOut',
  'officeCovered',
  'paidToInsurer',
  'commissionReceived',
  'bankedBefore',
  'broughtIn',
  'chargedBack',
  'reversed',
] as const;

/** The equations that a day is proved by. */
export const proofEquations = [
  'entriesBalance',
  'bankAgrees',
  'moneyIsThere',
  'noMoneyLent',
  'notesSettled',
  'cardsReceived',
  'figuresAgree',
  'sharesAgree',
] as const;

/** What a row that breaks an equation is. */
export const proofSubjects = [
  'entry',
  'note',
  'receipt',
  'allocation',
  'payment',
  'insurerPayment',
  'payout',
  'drawing',
  'refund',
  'gatewayPayout',
  'bankStatement',
  'bankLine',
  'bankDay',
  'day',
] as const;

export const proofResults = ['proved', 'notProved'] as const;

/** Fields of the books and their daily proof. Debits are positive, credits negative. */
export const ledgerFields = {
  day: field('day', f.date),
  from: field('dateF', f.date),
  until: field('dateT', f.date),
  result: field('result', f.oneOf(proofResults)),
  provedAt: field('provedAt', f.moment),
  entryCount: field('entries', z.int()),
  problemCount: field('problems', z.int()),
  turnoverCents: field('turnover', f.money),
  heldCents: field('held', f.money),
  clientBankCents: field('clientBank', f.money),
  clientClearingCents: field('clientClearing', f.money),
  proofHash: field('proof', z.string()),
  account: field('account', f.oneOf(ledgerAccounts)),
  amountCents: field('amount', f.money),
  equation: field('equation', f.oneOf(proofEquations)),
  subject: field('subject', f.oneOf(proofSubjects)),
  subjectId: field('id', z.string()),
  subjectName: field('name', z.string()),
  expectedCents: field('expected', z.nullable(f.money)),
  foundCents: field('found', z.nullable(f.money)),
  // entries
  entryId: field('entryId', z.string()),
  event: field('event', f.oneOf(ledgerEvents)),
  bookedOn: field('bookedOn', f.date),
  postedAt: field('postedAt', f.moment),
  postedBy: field('postedBy', z.nullable(z.string())),
  postedByZh: field('postedBy9', z.nullable(z.string())),
  policyNumber: field('policyNo', z.nullable(purchaseFields.policyNumber.schema)),
  transactionNumber: field('policyTx', z.nullable(z.string())),
  endorsementNo: field('endorsement', z.nullable(z.string())),
  noteNumber: field('noteNo', z.nullable(z.string())),
  receiptNumber: field('receiptNo', z.nullable(z.string())),
  insurerCode: field('insurer', z.nullable(z.string())),
  consultantCode: field('consultant', z.nullable(z.string())),
  reversesId: field('reverses', z.nullable(z.string())),
  numberSearched: field('number', f.looseText(60)),
} as const;

import type { proofEquations, proofSubjects } from '@onegi/contract/fields/ledger';
import type { Account } from '../accounts.ts';

export type Equation = (typeof proofEquations)[number];
export type ProofSubject = (typeof proofSubjects)[number];

/** A row that breaks an equation; money in cents. */
export interface ProofProblem {
  readonly equation: Equation;
  readonly subject: ProofSubject;
  readonly id: string;
  /** What people call it: DN2611000045. */
  readonly name: string;
  readonly expectedCents: number | null;
  readonly foundCents: number | null;
}

/** Balances at the end of a day, in cents: debits positive, credits negative. */
export type Balances = { readonly [A in Account]: number };

export interface ProofFigures extends Balances {
  /** Debits of the day, which are its credits. */
  readonly turnover: number;
  /** What of clients' money is held for their notes: allocated, less what insurers were paid and what was earned. */
  readonly held: number;
  /**
   * Debit notes for which more has left the client account than was set against them, credit notes refunded out of others'
   * money, and receipts of which more went back than came in.
   */
  readonly lent: readonly LentNote[];
  /** By the last statement that was imported until the end of the day; null where there is none yet. */
  readonly bankStatement: BankPosition | null;
}

/** Where the client account and its ledger stand on the last day of a statement, in cents. */
export interface BankPosition {
  /** The statement's last day. */
  readonly day: string;
  readonly bankCents: number;
  readonly ledgerCents: number;
  /** What only one of the two shows: with it they agree. */
  readonly open: readonly OpenBankItem[];
}

/** A movement of the ledger without a line, or a line without a movement. */
export interface OpenBankItem {
  readonly id: string;
  readonly kind: 'movement' | 'line';
  /** What the entry was posted for; the reference of the line. */
  readonly name: string;
  readonly day: string;
  readonly cents: number;
}

/** By how much a note or a receipt lends of other clients' money, in cents. */
export interface LentNote {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** Of a receipt alone: proofs were signed before there were any. */
  readonly subject?: 'receipt';
}

/** What a day comes to. */
export interface DayExamined {
  readonly day: string;
  readonly entries: number;
  readonly figures: ProofFigures;
  readonly problems: readonly ProofProblem[];
  /** sha256 over the day's entries and lines. */
  readonly entriesHash: Buffer;
}

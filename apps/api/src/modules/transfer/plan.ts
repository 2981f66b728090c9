import type { NoteRow, PersonRow, PolicyRow, ReceiptRow } from './layout.ts';

export type PartKind = 'money' | 'direct' | 'offset' | 'writeOff' | 'refund';

/** What stands against a note, and by which row. */
export interface PlannedPart {
  readonly row: ReceiptRow;
  readonly kind: PartKind;
  readonly amountCents: number;
}

/** A note as it is brought in; money in cents, a credit note's negative. */
export interface PlannedNote {
  readonly row: NoteRow;
  /** 000 is the policy itself. */
  readonly no: string;
  readonly parts: readonly PlannedPart[];
  readonly allocatedCents: number;
  readonly isSettled: boolean;
  /** Its commission was earned: settled by money that is all at the bank, and of a direct payment once the insurer gave it. */
  readonly isEarned: boolean;
  /** A credit note of a premium whose commission had been earned gives it back by its issue. */
  readonly isClawback: boolean;
  readonly consultantCents: number;
  readonly earnedOn: string;
}

export interface PlannedPolicy {
  readonly row: PolicyRow;
  readonly persons: readonly PersonRow[];
  readonly notes: readonly PlannedNote[];
}

/** A receipt with the rows that say what it is set against. */
export interface PlannedReceipt {
  readonly row: ReceiptRow;
  readonly amountCents: number;
  readonly allocatedCents: number;
  readonly isBanked: boolean;
  readonly parts: readonly ReceiptRow[];
}

export interface ImportPlan {
  readonly policies: readonly PlannedPolicy[];
  readonly receipts: readonly PlannedReceipt[];
}

/** What is known of the portal that rows are checked against. */
export interface Known {
  readonly today: string;
  readonly insurers: ReadonlySet<string>;
  readonly consultants: ReadonlySet<string>;
}

const kindsOfMethods: Partial<Record<ReceiptRow['method'], PartKind>> = {
  INS: 'direct',
  OFS: 'offset',
  WOF: 'writeOff',
  RFD: 'refund',
};

export const kindOf = ({ method }: Pick<ReceiptRow, 'method'>): PartKind => kindsOfMethods[method] ?? 'money';

/** Whether a row is of a receipt: what was offset, written off or refunded has none. */
export const isOfReceipt = (row: Pick<ReceiptRow, 'method'>): boolean => ['money', 'direct'].includes(kindOf(row));

export const isAtBank = (row: ReceiptRow): boolean => row.method === 'INS' || row.bankedOn !== null;

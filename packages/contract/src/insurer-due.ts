/** What a credit note does to a debit note; cents. */
interface CreditNotePart {
  readonly noteId: string;
  readonly creditNoteCents: number;
}

/** What decides how much of a note can be settled with its insurer; cents, a credit note's negative. */
export interface InsurerDueParts {
  /** Still owed for it. */
  readonly owedCents: number;
  /** The client's banked money and what insurers have given back, without what was paid already. */
  readonly coveredCents: number;
  /** Of credit notes that were set against it and that the insurer has not given back yet. */
  readonly offsets: CreditNotePart[];
  /** Of credit notes that were refunded before the insurer gave them. */
  readonly refunds: CreditNotePart[];
}

const sumOf = (parts: readonly CreditNotePart[]) =>
  parts.reduce((sum, { creditNoteCents }) => sum + creditNoteCents, 0);

/**
 * What a note can be settled by with its insurer: never more than is owed, nor than there is money for. A credit note that was
 * set against it is money as soon as the insurer gives it back in the same payment. What was refunded of a credit note before
 * the insurer gave it is kept from it, unless both are settled together.
 * @param together the notes of the same payment
 */
export function insurerDue(parts: InsurerDueParts, together: ReadonlySet<string>): number {
  const { owedCents, coveredCents } = parts;
  if (owedCents <= 0) return owedCents;
  const offset = sumOf(parts.offsets.filter(({ noteId }) => together.has(noteId)));
  const refunded = sumOf(parts.refunds.filter(({ noteId }) => !together.has(noteId)));
  return Math.max(0, Math.min(owedCents, coveredCents + offset) - refunded);
}

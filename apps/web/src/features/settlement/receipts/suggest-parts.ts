import type { OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import { moneyText } from '@onegi/contract/fields/formats';

/** What is typed for each note, by its id. */
export type TypedParts = Readonly<Record<string, string>>;

/** Pays the notes in their order, the first to fall due first, as far as the money reaches. */
export function suggestParts(notes: readonly OpenNote[], availableCents: number): TypedParts {
  const typed: Record<string, string> = {};
  let rest = availableCents;
  for (const { noteId, balanceCents } of notes) {
    const part = Math.min(rest, Math.max(0, balanceCents));
    if (part > 0) typed[noteId] = moneyText(part);
    rest -= Math.max(0, part);
  }
  return typed;
}

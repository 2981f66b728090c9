export type Settlement = 'unsettled' | 'partlySettled' | 'settled' | 'overSettled' | 'writtenOff';

/**
 * How far a note is settled by what was allocated to it, both in cents. A credit note is negative, and so are its allocations.
 * Writing off is somebody's decision and not made here.
 */
export function settlementOf(noteCents: number, allocatedCents: number): Settlement {
  if (allocatedCents === 0) return 'unsettled';
  if (allocatedCents === noteCents) return 'settled';
  return Math.abs(allocatedCents) < Math.abs(noteCents) ? 'partlySettled' : 'overSettled';
}

/**
 * When the premium falls due: at once for a single trip, for its cover may begin today; otherwise after the term.
 * @param accountOn yyyy-MM-dd
 */
export function premiumDueOn(accountOn: string, isDueAtOnce: boolean, termDays: number): string {
  if (isDueAtOnce) return accountOn;
  return new Date(Date.parse(`${accountOn}T00:00:00Z`) + termDays * 86_400_000).toISOString().slice(0, 10);
}

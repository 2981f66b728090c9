/** How far a note is settled: follows from what was allocated to it (migrations/102_settlement.sql). */
export type Settlement = 'unsettled' | 'partlySettled' | 'settled' | 'overSettled' | 'writtenOff';

/**
 * When the premium falls due: at once of a single trip or a helper's policy, for cover may begin today; otherwise after the term.
 * @param accountOn yyyy-MM-dd
 */
export function premiumDueOn(accountOn: string, isDueAtOnce: boolean, termDays: number): string {
  if (isDueAtOnce) return accountOn;
  return new Date(Date.parse(`${accountOn}T00:00:00Z`) + termDays * 86_400_000).toISOString().slice(0, 10);
}

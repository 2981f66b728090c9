const HOUR_MS = 3_600_000;

/** What lies between two moments, in whole days and the whole hours beside them; nothing for what is over. */
export function ageOf(from: string, until: string): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / HOUR_MS));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

const MINUTE_MS = 60_000;

/** Midnight in Hong Kong at which a day begins. */
export const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** The last minute of a day in Hong Kong. */
export const endOf = (day: string): Date => new Date(`${day}T23:59:00+08:00`);

/** When cover begins: with its first day, and never before the minute in which it was agreed. */
export const coverBegins = (startsOn: string, agreedAt: Date): Date =>
  new Date(Math.max(beginningOf(startsOn).getTime(), Math.floor(agreedAt.getTime() / MINUTE_MS) * MINUTE_MS));

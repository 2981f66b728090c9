/** Every date of the product is a plain day in Hong Kong, 'yyyy-MM-dd'. */
export const hongKong = 'Asia/Hong_Kong';

/** Eight hours ahead of UTC all the year: it has had no summer time since 1979. */
const HONG_KONG_MS = 8 * 3_600_000;

/** Today in Hong Kong, wherever the visitor's clock says they are. Every page asks, and the first formatter of a page takes a phone 100 ms. */
export function todayInHongKong(now: Date = new Date()): string {
  return new Date(now.getTime() + HONG_KONG_MS).toISOString().slice(0, 10);
}

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

export function addDays(day: string, days: number): string {
  const date = asUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days a trip lasts: both the first and the last day count. */
export function coverDays(from: string, until: string): number {
  return Math.round((asUtc(until).getTime() - asUtc(from).getTime()) / 86_400_000) + 1;
}

/** '2026-12-05' becomes '05/12/2026', the way dates are written in Hong Kong. */
export function formatTypedDate(day: string): string {
  const [year, month, date] = day.split('-');
  return year && month && date ? `${date}/${month}/${year}` : '';
}

/** Reads what people type: 5/12/2026, 05-12-2026, 5.12.26, 05122026 or 2026-12-05. Anything else is undefined. */
export function parseTypedDate(typed: string): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const parts = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : undefined;
  if (!parts) return undefined;
  const [year, month, date] = parts.map(Number) as [number, number, number];
  const fullYear = year < 100 ? 2000 + year : year;
  const day = `${fullYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const parsed = asUtc(day);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day ? undefined : day;
}

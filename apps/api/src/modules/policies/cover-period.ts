import type { SearchByLine } from '../quotes/quote.ts';

/** First and last day of cover, yyyy-MM-dd, both covered. */
export interface CoverPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The day before the first anniversary. */
function lastDayOfYear(startsOn: string): string {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, 10);
}

/** A single trip is covered from departure to return, annual cover for one year. */
export function travelPeriod(search: SearchByLine['TRAVEL']): CoverPeriod {
  const startsOn = search.departOn;
  if (search.tripType === 'A') return { startsOn, endsOn: lastDayOfYear(startsOn) };
  if (!search.returnOn) throw new Error('A single trip without a return date was priced');
  return { startsOn, endsOn: search.returnOn };
}

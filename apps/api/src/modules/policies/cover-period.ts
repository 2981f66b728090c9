/** First and last day of cover, yyyy-MM-dd, both covered. */
export interface CoverPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Cover of whole years ends on the day before the anniversary. */
export function coverOfYears(startsOn: string, years: 1 | 2): CoverPeriod {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number];
  return { startsOn, endsOn: new Date(Date.UTC(year + years, month - 1, day - 1)).toISOString().slice(0, 10) };
}

interface Trip {
  readonly tripType: 'S' | 'A';
  readonly departOn: string;
  readonly returnOn?: string | undefined;
}

/** A single trip is covered from departure to return, annual cover for one year. */
export function travelPeriod({ tripType, departOn, returnOn }: Trip): CoverPeriod {
  if (tripType === 'A') return coverOfYears(departOn, 1);
  if (!returnOn) throw new Error('A single trip without a return date was priced');
  return { startsOn: departOn, endsOn: returnOn };
}

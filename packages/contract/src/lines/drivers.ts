/** A named driver: age and experience in years, or true for what is confirmed as ordinary. */
export interface Driver {
  readonly number: number;
  readonly age: number | true;
  readonly experienceYears: number | true;
}

/** What a driver is taken to be who is confirmed as ordinary: neither bears a loading. */
export const ordinaryDriver = { age: 40, experienceYears: 10, youngest: 27, oldest: 65, leastExperience: 5 } as const;

export const MOST_DRIVERS = 9;

/** Years of manufacture on offer: the current one and the 49 before. */
export const MODEL_YEARS = 50;

/** Another number of drivers resets the list: driver 1 stays, the others start as confirmed ordinary. */
export function driversFor<Named extends { readonly number: number }>(
  count: number,
  before: readonly Named[],
): (Named | Driver)[] {
  return Array.from({ length: count }, (_, at) => {
    const ordinary: Driver = { number: at + 1, age: true, experienceYears: true };
    return at === 0 ? (before[0] ?? ordinary) : ordinary;
  });
}

const DAY_MS = 86_400_000;

/**
 * Age last birthday. Somebody born on 29 February has the birthday on 1 March in a common year.
 * @param bornOn yyyy-MM-dd, not after `on`
 */
export function ageOn(bornOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Whole days since birth. */
export function daysOldOn(bornOn: string, on: string): number {
  return Math.round((Date.parse(`${on}T00:00:00Z`) - Date.parse(`${bornOn}T00:00:00Z`)) / DAY_MS);
}

/** Born, and not longer ago than anybody has lived. */
export function isSensibleBirth(bornOn: string, today: string): boolean {
  return bornOn <= today && ageOn(bornOn, today) <= 120;
}

/** Nobody younger can apply for a policy. */
export const ADULT_AGE = 18;

export const isOfAge = (bornOn: string, on: string) => ageOn(bornOn, on) >= ADULT_AGE;

/** Ages at which maternity cover can be added; at others the request is ignored. */
const MATERNITY_AGES = { from: 18, to: 45 } as const;

/** Whether maternity cover can be added at this age of the applicant; while the age is not known it can. */
export const canHaveMaternity = (age: number | undefined): boolean =>
  age === undefined || (age >= MATERNITY_AGES.from && age <= MATERNITY_AGES.to);

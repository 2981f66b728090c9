/** Throws RangeError unless the value is a whole number of at least so much. */
export function checkWhole(what: string, value: number | null | undefined, least: number): number {
  if (value === null || value === undefined || !Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${what} is a whole number from ${least}`);
  }
  return value;
}

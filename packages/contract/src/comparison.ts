/** In how many rows of a comparison a plan has the best value. */
export interface BestIn {
  readonly best: number;
  readonly of: number;
}

/**
 * Counts the rows in which a column is best, among all that are compared. Rows whose plans are alike have no best and count
 * among the rows; a value that two plans share as the best counts for both.
 * @param rows each with the columns (from 0) that are best
 */
export function bestInRows(rows: readonly { readonly best: readonly number[] }[], column: number): BestIn {
  return { best: rows.filter(({ best }) => best.includes(column)).length, of: rows.length };
}

/** Places (from 0) of the plans that pay most, by what each pays in cents; empty when all pay the same. */
export function bestPaid(amounts: readonly number[]): number[] {
  const most = Math.max(...amounts);
  return amounts.every((amount) => amount === most)
    ? []
    : amounts.flatMap((amount, place) => (amount === most ? place : []));
}

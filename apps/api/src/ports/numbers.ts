/** Hands out numbers that no other process hands out. Gaps are allowed, repetitions are not. */
export interface NumberSeries {
  /** The next number of a series, from 1. Never call it inside a transaction: it may open one of its own. */
  next(series: string): Promise<number>;
}

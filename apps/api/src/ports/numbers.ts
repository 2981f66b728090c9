/** Hands out numbers that no other process hands out. Gaps are allowed, repetitions are not. */
export interface NumberSeries {
  /** The next number of a series, from 1. Never call it inside a transaction: it may open one of its own. */
  next(series: string): Promise<number>;
}

/** What an import needs beside single numbers; like those never within a transaction. */
export interface NumberBlocks extends NumberSeries {
  /** So many numbers in a row; those that are not used become a gap. @returns the first */
  take(series: string, count: number): Promise<number>;
  /** Goes on after a number that came from elsewhere. What is passed over counts as never drawn here. */
  passOver(series: string, number: number): Promise<void>;
}

/** The row of a restored portal that says where series begin which have no row of their own yet. */
export const EVERY_SERIES = 'every series';

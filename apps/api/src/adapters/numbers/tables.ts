import type { Generated } from 'kysely';

/** Rows of the number series in migrations/003_purchases.sql and 190_numbers_passed_over.sql. */
export interface NumbersTables {
  number_series: {
    series: string;
    next: number;
    /** A multirange of numbers below the next one that were never drawn here. */
    passed: Generated<string>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends NumbersTables {}
}

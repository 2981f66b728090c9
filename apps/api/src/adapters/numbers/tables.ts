/** Rows of the number series in migrations/003_purchases.sql. */
export interface NumbersTables {
  number_series: { series: string; next: number };
}

declare module '../../db/database.ts' {
  interface Database extends NumbersTables {}
}

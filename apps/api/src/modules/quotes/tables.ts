import type { PriceBreakdown } from '@onegi/rating/card';
import type { ChosenRider } from '@onegi/rating/line-rating';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Rows of migrations/002_quotes.sql. */
export interface QuotesTables {
  quotes: {
    id: string;
    quote_ref: string;
    line: string;
    plan_code: string;
    insurer_code: string;
    tariff_version: number;
    engine_version: number;
    search: JSONColumnType<Record<string, unknown>>;
    options: JSONColumnType<ChosenRider[]>;
    terms: JSONColumnType<Record<string, unknown>>;
    breakdown: JSONColumnType<PriceBreakdown & Record<string, unknown>>;
    total_cents: number;
    quoted_on: string;
    expires_on: string;
    kept_at: Date;
  };
  purchase_links: {
    token_hash: Buffer;
    quote_ref: string;
    email_sealed: Buffer;
    email_hash: Buffer;
    language: string;
    expires_on: string;
    application_id: string | null;
    consultant_code: string | null;
    sent_at: Date;
    used_at: Date | null;
  };
  recent_searches: {
    /** The hash of whose searches these are: a browser's name, or the account of who had signed in. */
    browser_hash: Buffer;
    search_key: string;
    line: string;
    search: JSONColumnType<Record<string, unknown>>;
    plan_code: string;
    total_cents: ColumnType<number | null, number | null, number | null>;
    searched_at: Date;
  };
}

declare module '../../db/database.ts' {
  interface Database extends QuotesTables {}
}

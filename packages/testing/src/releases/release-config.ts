import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Releases whose data is kept in packages/testing/releases, to be read by every later one. */
export type Release = '0.1';

const key = (name: string) => createHash('sha256').update(`onegi test data ${name}`).digest('base64');

/** What sealed and signed the kept data: known to everybody, so never more than test keys. */
export const releaseVariables = {
  SECRET_KEY: key('secret'),
  DATA_KEY: key('data'),
  // Nobody listens there: a gateway's notice reaches the shop only where a test lets it.
  PORT: '1',
  PUBLIC_URL: 'http://127.0.0.1:1',
  LOG_LEVEL: 'silent',
  DEMO: 'true',
  REQUESTS_PER_MINUTE: '0',
} as const;

export const releaseFolder = (release: string) => join(import.meta.dirname, '..', '..', 'releases', release);

/** One answer of the release that made the data, by which a later one is measured. */
export interface ReleaseRead {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Record<string, unknown>;
  /** Whose session asks; none for a visitor. */
  readonly as?: string;
  readonly data: unknown;
}

/** What was made, by the names under which people hold it. */
export interface ReleaseMade {
  readonly release: string;
  /** The day the clock stood at. */
  readonly today: string;
  readonly applications: Readonly<
    Record<
      | 'draft'
      | 'submitted'
      | 'open'
      | 'failed'
      | 'expired'
      | 'pending'
      | 'unheard'
      | 'issued'
      | 'refunded'
      | 'throughLink',
      string
    >
  >;
  readonly payments: Readonly<
    Record<'open' | 'failed' | 'expired' | 'pending' | 'unheard' | 'issued' | 'refunded', string>
  >;
  /** The gateway's names of payments. */
  readonly sessions: Readonly<Record<'open' | 'pending' | 'unheard', string>>;
  /** A policy of every line, by the reference of its application. */
  readonly policies: Readonly<Record<string, string>>;
  /** File names of documents, as confirmations told them. */
  readonly documents: readonly string[];
  /** Purchase links: one never opened, one with a draft. */
  readonly links: Readonly<Record<'unopened' | 'opened', string>>;
  /** A quote that was listed, and never used. */
  readonly quoteRef: string;
  readonly quoteTotal: string;
  readonly requestNumber: string;
  /** Cookies of people who were signed in. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly login: { readonly email: string; readonly password: string };
  readonly secondFactor: { readonly email: string; readonly password: string; readonly totpSecret: string };
  /** The end of the audit trail, as it was printed. */
  readonly auditHead: string;
  /** Stored files, by key, in base64. */
  readonly files: Readonly<Record<string, string>>;
  readonly reads: readonly ReleaseRead[];
}

import type { WaitingCode } from '@onegi/contract/fields/work';
import type { Permission, Scope } from '@onegi/contract/permissions';
import { type AliasableExpression, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';

/** One case that waits: since when, and when it is due or runs out. */
interface WaitingRow {
  readonly since: Date;
  readonly due: Date | null;
}

/** Who asks, on whose cases the right is, and when. */
export interface Asking {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
  readonly today: string;
}

const noDay = sql<Date | null>`null::timestamptz`.as('due');

interface WaitingKind {
  /** Whoever has it is told of these cases: of all, or of the own alone. */
  readonly permission: Permission;
  /** The page that lists exactly these, the oldest first. */
  readonly path: string;
  /** The oldest first, from an index: no more are read than are counted. */
  readonly rows: (db: Db, asking: Asking) => AliasableExpression<WaitingRow>;
}

/** What waits for whom, in the order in which it is told: promises to clients first. */
export const waitingKinds: Partial<Record<WaitingCode, WaitingKind>> = {
  requestsOpen: {
    permission: 'requests.answer',
    path: '/requests?state=waiting',
    rows: (db) =>
      db
        .selectFrom('quote_requests')
        .select(['requested_at as since', 'due_at as due'])
        .where('state', '=', 'W')
        .orderBy('due_at'),
  },
  enquiriesOpen: {
    permission: 'enquiries.answer',
    path: '/enquiries?state=open&order=asc',
    rows: (db) =>
      db
        .selectFrom('enquiries')
        .select(['sent_at as since', noDay])
        .where('answered_at', 'is', null)
        .orderBy('sent_at')
        .orderBy('id'),
  },
};

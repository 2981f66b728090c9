import { type AskedDeskView, type DeskView, deskViews as names } from '@onegi/contract/fields/requests';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import type { Circumstances } from '../workflow/workflow.ts';

type Requests = SelectQueryBuilder<Database, 'quote_requests', object>;

/** What is paused is not due before it goes on. As in migration 088, whose indexes are in this order. */
export const pausedLast = sql<Date>`(case when status = 'pending' then timestamptz 'infinity' else due_at end)`;

interface View {
  readonly narrow: (requests: Requests, by: Circumstances) => Requests;
  /** What is due first stands in front, by what its index has. */
  readonly due: 'due_at' | 'state_changed_at' | RawBuilder<Date>;
}

const open = sql<boolean>`status in ('waiting', 'pending')`;
const waiting = (requests: Requests) => requests.where('status', '=', 'waiting');
const userOf = ({ actor }: Circumstances) => (actor === 'system' ? null : actor.userId);
/** Nobody's or the actor's: what a colleague has taken waits for them alone. */
const notOfColleagues = (requests: Requests, by: Circumstances) =>
  requests.where((eb) => eb.or([eb('assigned_to', 'is', null), eb('assigned_to', '=', userOf(by))]));

const late = (requests: Requests, { now }: Circumstances) => waiting(requests).where('due_at', '<', now);
const toIssue = (requests: Requests) => requests.where('status', '=', 'accepted').where('issued_at', 'is', null);

/** What the office works on, narrowed to what somebody means to do now; each reads an index of its own (migrations 088 and 100). */
export const deskViews: Readonly<Record<AskedDeskView, View>> = {
  unclaimed: { narrow: (requests) => waiting(requests).where('assigned_to', 'is', null), due: 'due_at' },
  mine: {
    narrow: (requests, by) => requests.where('assigned_to', '=', userOf(by)).where(open),
    due: pausedLast,
  },
  all: { narrow: (requests) => requests.where(open), due: pausedLast },
  overdue: { narrow: late, due: 'due_at' },
  withConsultants: {
    narrow: (requests) =>
      requests.where(sql<boolean>`(status = 'pending' or status = 'waiting' and offers_quoted > 0)`),
    due: pausedLast,
  },
  withInsurers: { narrow: (requests) => waiting(requests).where('offers_asked', '>', 0), due: 'due_at' },
  // An answer was due once; of those whose policy is to be issued the one that was accepted first stands in front.
  toIssue: { narrow: toIssue, due: 'state_changed_at' },
  lateOfColleagues: {
    narrow: (requests, by) =>
      late(requests, by).where('assigned_to', 'is not', null).where('assigned_to', '<>', userOf(by)),
    due: 'due_at',
  },
  insurersAsking: {
    narrow: (requests, by) =>
      notOfColleagues(requests, by)
        .where(open)
        .where('quote_requests.id', 'in', (eb) =>
          eb.selectFrom('request_offers').select('request_id').where('state', '=', 'informationRequired'),
        ),
    due: pausedLast,
  },
  toIssueByMe: { narrow: (requests, by) => notOfColleagues(toIssue(requests), by), due: 'state_changed_at' },
};

/** Counted no further: who reads the number has more to do than that. */
const MOST_COUNTED = 1_000;

/** How many requests are in each view for an officer; each count reads a little of one index. */
export async function countDesk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ viewCounts: Record<DeskView, number> }> {
  const by = { actor, now: clock.now() };
  const countIn = (view: DeskView) =>
    sql<number>`(select count(*)::int from ${deskViews[view].narrow(db.selectFrom('quote_requests'), by).select('id').limit(MOST_COUNTED)} as counted)`;
  const { rows } = await sql<Record<DeskView, number>>`select ${sql.join(
    names.map((view) => sql`${countIn(view)} as ${sql.ref(view)}`),
  )}`.execute(db);
  return { viewCounts: rows[0] as Record<DeskView, number> };
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Keys } from '../../lib/keys.ts';
import { beginning, type ChainHead, type HashedRow, hashedColumns, isSignedHead, rowHash } from './chained-row.ts';
import { readHead, writeHead } from './head.ts';

/** Held by whoever adds to the chain; auditedActions themselves never wait for it. */
const CHAIN_LOCK = 7_346_011;
const BATCH = 1_000;

/** The head is not signed with a key of ours: adding to it would hide what was done to it. */
export class HeadRefused extends Error {
  constructor() {
    super('The end of the audit trail is not signed with this SECRET_KEY: run npm run audit:verify.');
  }
}

/** Turns of those who change the chain. */
export async function takeChainLock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(tx);
}

/** @throws HeadRefused */
async function trustedHead(tx: Tx, secretKeys: Keys): Promise<ChainHead> {
  const head = await readHead(tx);
  if (head && isSignedHead(secretKeys, head, head.signature)) return head;
  const first = await tx.selectFrom('audit_trail').select('seq').limit(1).executeTakeFirst();
  if (head || first) throw new HeadRefused();
  return beginning;
}

async function chainBatch(tx: Tx, secretKeys: Keys): Promise<{ moved: number; head: ChainHead | null }> {
  await takeChainLock(tx);
  const { rows } = await sql<HashedRow>`
    select ${hashedColumns} from audit_waiting order by at, id limit ${BATCH}`.execute(tx);
  if (rows.length === 0) return { moved: 0, head: null };
  let head = await trustedHead(tx, secretKeys);
  const links = rows.map((row) => {
    const seq = head.seq + 1;
    const link = { id: row.id, seq, previous: head.rowHash, hash: rowHash(row, seq, head.rowHash) };
    head = { seq, rowHash: link.hash };
    return link;
  });
  const ids = links.map(({ id }) => id);
  // The columns are copied by the database, so that what is chained is what was written, to the microsecond.
  await sql`
    insert into audit_trail (seq, id, at, actor_kind, actor_id, actor_roles, action, object_kind, object_id, object_name,
      before_facts, after_facts, address_hash, agent, request_id, previous_hash, row_hash)
    select link.seq, id, at, actor_kind, actor_id, actor_roles, action, object_kind, object_id, object_name,
      before_facts, after_facts, address_hash, agent, request_id, link.previous, link.hash
    from audit_waiting
    join unnest(${ids}::uuid[], ${links.map(({ seq }) => seq)}::bigint[], ${links.map(({ previous }) => previous)}::bytea[],
      ${links.map(({ hash }) => hash)}::bytea[]) as link (id, seq, previous, hash) using (id)`.execute(tx);
  await tx.deleteFrom('audit_waiting').where('id', 'in', ids).execute();
  await writeHead(tx, secretKeys, head);
  return { moved: rows.length, head };
}

/**
 * Chains what waits, in the order in which it was written, as far as it is committed.
 * @param mostBatches of a thousand rows; the rest waits on
 * @returns the chain's new end; null when nothing waited
 * @throws HeadRefused
 */
export async function chainWaiting(
  db: Db,
  secretKeys: Keys,
  mostBatches = Number.POSITIVE_INFINITY,
): Promise<ChainHead | null> {
  let last: ChainHead | null = null;
  for (let batch = 0; batch < mostBatches; batch++) {
    const waits = await db.selectFrom('audit_waiting').select('id').limit(1).executeTakeFirst();
    if (!waits) return last;
    const { moved, head } = await inTransaction(db, (tx) => chainBatch(tx, secretKeys));
    last = head ?? last;
    if (moved < BATCH) return last;
  }
  return last;
}

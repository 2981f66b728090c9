import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';

/** What a handler answered, as it goes over the wire. */
export interface StoredAnswer {
  status: number;
  json: string;
}

export interface IdempotentDeed {
  callName: string;
  key: string;
  /** Everything that makes the request what it is: address and body. */
  contents: string;
}

const KEY = /^[A-Za-z0-9-]{8,100}$/;
const WORK_LIMIT = '60 seconds';
const KEPT_FOR = '24 hours';
const PATIENCE_MS = 10_000;

type Claim = { mine: true } | { mine: false; answer: StoredAnswer | undefined };

/** Either the deed becomes ours to do (new, run out, or left by a process that died), or it is told how far another is. */
async function claim(deps: Deps, deed: IdempotentDeed, bodyHash: Buffer): Promise<Claim> {
  const claimed = await sql<{ mine: boolean }>`
    insert into idempotency as existing (call_name, idempotency_key, body_hash, locked_until, expires_at)
    values (${deed.callName}, ${deed.key}, ${bodyHash}, now() + ${WORK_LIMIT}::interval, now() + ${KEPT_FOR}::interval)
    on conflict (call_name, idempotency_key) do update
      set body_hash = excluded.body_hash, locked_until = excluded.locked_until, expires_at = excluded.expires_at,
          status = null, answer = null
      where existing.expires_at < now()
         or (existing.answer is null and existing.locked_until < now() and existing.body_hash = excluded.body_hash)
    returning true as mine`.execute(deps.db);
  if (claimed.rows.length > 0) return { mine: true };

  const row = await deps.db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer'])
    .where('call_name', '=', deed.callName)
    .where('idempotency_key', '=', deed.key)
    .executeTakeFirst();
  if (!row) return { mine: false, answer: undefined };
  if (!row.body_hash.equals(bodyHash)) throw new AppError('idempotency.mismatch');
  if (row.answer === null || row.status === null) return { mine: false, answer: undefined };
  return { mine: false, answer: { status: row.status, json: deps.seal.open<string>(ownerOf(deed), row.answer) } };
}

function ownerOf(deed: IdempotentDeed): string {
  return `idempotency/${deed.callName}/${deed.key}`;
}

async function store(deps: Deps, deed: IdempotentDeed, answer: StoredAnswer): Promise<void> {
  await deps.db
    .updateTable('idempotency')
    .set({ status: answer.status, answer: deps.seal.seal(ownerOf(deed), answer.json), locked_until: null })
    .where('call_name', '=', deed.callName)
    .where('idempotency_key', '=', deed.key)
    .execute();
}

async function giveUp(deps: Deps, deed: IdempotentDeed): Promise<void> {
  await deps.db
    .deleteFrom('idempotency')
    .where('call_name', '=', deed.callName)
    .where('idempotency_key', '=', deed.key)
    .where('answer', 'is', null)
    .execute();
}

/**
 * Does a deed once per key: a repetition gets the stored answer, a parallel one waits for it, the same key with other
 * contents is refused. A deed that failed had no effect and may be tried again with the same key.
 */
export async function once(deps: Deps, deed: IdempotentDeed, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  if (!KEY.test(deed.key)) throw new AppError('idempotency.badKey');
  const bodyHash = deps.seal.hash('idempotency', deed.contents);
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await claim(deps, deed, bodyHash);
    if (found.mine) break;
    if (found.answer) return found.answer;
    if (performance.now() > until) throw new AppError('idempotency.running');
    await sleep(50);
  }
  let answer: StoredAnswer;
  try {
    answer = await work();
  } catch (error) {
    await giveUp(deps, deed);
    throw error;
  }
  await store(deps, deed, answer);
  return answer;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { guardHolds, type Write, writeTogether } from '../db/write-together.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';

/** What a handler answered, as it goes over the wire. */
export interface StoredAnswer {
  status: number;
  json: string;
}

export interface IdempotentCall {
  callName: string;
  key: string;
  /** Everything that makes the request what it is: address and body. */
  contents: string;
}

/** The work of one key, and how what it answers looks on the wire. */
export interface IdempotentWork<Result> {
  run: () => Promise<Result>;
  write: (result: Result) => StoredAnswer;
}

/** A key that is ours to work on. */
interface Claim {
  readonly deps: Deps;
  readonly call: IdempotentCall;
  readonly id: string;
  readonly write: (result: never) => StoredAnswer;
  /** Stored by the transaction that did the work. */
  remembered: StoredAnswer | undefined;
}

const KEY = /^[A-Za-z0-9-]{8,100}$/;
/** Whoever takes longer may be overtaken: a process that was killed holds up a repetition no longer than this. */
const WORK_LIMIT = '20 seconds';
const WORK_LIMIT_MS = 20_000;
const KEPT_FOR = '24 hours';
const PATIENCE_MS = 10_000;
const RELEASE_EVERY_MS = 500;

const working = new AsyncLocalStorage<Claim>();

/** Either the call becomes ours to do (new, run out, or left by a process that died), or it is told how far another is. */
async function take(
  { deps, call, id }: Claim,
  bodyHash: Buffer,
): Promise<{ mine: true } | { mine: false; answer: StoredAnswer | undefined }> {
  const claimed = await sql<{ mine: boolean }>`
    insert into idempotency as existing (call_name, idempotency_key, body_hash, claim_id, locked_until, expires_at)
    values (${call.callName}, ${call.key}, ${bodyHash}, ${id}, now() + ${WORK_LIMIT}::interval, now() + ${KEPT_FOR}::interval)
    on conflict (call_name, idempotency_key) do update
      set body_hash = excluded.body_hash, claim_id = excluded.claim_id, locked_until = excluded.locked_until,
          expires_at = excluded.expires_at, status = null, answer = null
      where existing.expires_at < now()
         or (existing.answer is null and existing.locked_until < now() and existing.body_hash = excluded.body_hash)
    returning true as mine`.execute(deps.db);
  if (claimed.rows.length > 0) return { mine: true };

  const row = await deps.db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer'])
    .where('call_name', '=', call.callName)
    .where('idempotency_key', '=', call.key)
    .executeTakeFirst();
  if (!row) return { mine: false, answer: undefined };
  if (!row.body_hash.equals(bodyHash)) throw new AppError('idempotency.mismatch');
  if (row.answer === null || row.status === null) return { mine: false, answer: undefined };
  return { mine: false, answer: { status: row.status, json: deps.seal.open<string>(ownerOf(call), row.answer) } };
}

function ownerOf(call: IdempotentCall): string {
  return `idempotency/${call.callName}/${call.key}`;
}

/** Stores an answer, unless the claim is not ours any more. */
const storing = (db: Db, { deps, call, id }: Claim, answer: StoredAnswer) =>
  db
    .updateTable('idempotency')
    .set({ status: answer.status, answer: deps.seal.seal(ownerOf(call), answer.json), locked_until: null })
    .where('call_name', '=', call.callName)
    .where('idempotency_key', '=', call.key)
    .where('claim_id', '=', id)
    .where('answer', 'is', null);

/** Lets the next one try. Waits for a commit that is still on its way: what it stored stays. */
async function release({ deps, call, id }: Claim): Promise<void> {
  await deps.db
    .deleteFrom('idempotency')
    .where('call_name', '=', call.callName)
    .where('idempotency_key', '=', call.key)
    .where('claim_id', '=', id)
    .where('answer', 'is', null)
    .execute();
}

/** While the database is away: as soon as it is back. After its time a claim has run out by itself. */
async function releaseLater(claim: Claim): Promise<void> {
  const until = performance.now() + WORK_LIMIT_MS;
  while (performance.now() < until) {
    await sleep(RELEASE_EVERY_MS, undefined, { ref: false });
    try {
      return await release(claim);
    } catch {
      // Still away.
    }
  }
}

/** Never hides why the work failed. */
async function giveUp(claim: Claim, reason: unknown): Promise<void> {
  if (isDatabaseAway(reason)) return void releaseLater(claim);
  await release(claim).catch(() => void releaseLater(claim));
}

/**
 * Stores what the call will answer in the transaction that does its work, so that both are there or neither is: when the
 * connection breaks at the commit, or the process is killed after it, a repetition with the same key gets this answer
 * and has no second effect. To be called last in the transaction, by work whose repetition would have one; without an
 * Idempotency-Key it only writes what it is given.
 * @param writes the work's own last writes, sent in the same statement
 * @throws AppError idempotency.running when another has taken the work over: the transaction must not commit
 */
export async function rememberAnswer<Result>(tx: Tx, result: Result, writes: readonly Write[] = []): Promise<Result> {
  const claim = working.getStore();
  if (!claim) {
    await writeTogether(tx, writes);
    return result;
  }
  const answer = claim.write(result as never);
  if ((await writeTogether(tx, [...writes, storing(tx, claim, answer)])) === 0)
    throw new AppError('idempotency.running');
  claim.remembered = answer;
  return result;
}

/**
 * The same for work that recognises its own repetition, and so needs no transaction: stores the answer in the statement
 * that does the work. Whoever was overtaken has done it all the same.
 * @param write sends the update that it is given together with the work; says whether the work was done
 */
export async function answerTogether<Result>(
  db: Db,
  result: Result,
  write: (storing: readonly Write[]) => Promise<boolean>,
): Promise<boolean> {
  const claim = working.getStore();
  if (!claim) return write([]);
  const answer = claim.write(result as never);
  const isDone = await write([storing(db, claim, answer).where(guardHolds)]);
  if (isDone) claim.remembered = answer;
  return isDone;
}

async function work<Result>(claim: Claim, { run, write }: IdempotentWork<Result>): Promise<StoredAnswer> {
  let answer: StoredAnswer;
  try {
    const result = await working.run(claim, run);
    answer = claim.remembered ?? write(result);
  } catch (error) {
    await giveUp(claim, error);
    throw error;
  }
  if (claim.remembered) return answer;
  try {
    await storing(claim.deps.db, claim, answer).execute();
  } catch (error) {
    // The work is done, and what repeats it finds it done: only the answer could not be kept.
    if (!isDatabaseAway(error)) throw error;
    await giveUp(claim, error);
  }
  return answer;
}

/**
 * Does a call once per key: a repetition gets the stored answer, a parallel one waits for it, the same key with other
 * contents is refused. A call that failed may be tried again with the same key: it had no effect, or one that its own
 * repetition recognises, or its answer is stored (rememberAnswer) and given again.
 */
export async function once<Result>(
  deps: Deps,
  call: IdempotentCall,
  callWork: IdempotentWork<Result>,
): Promise<StoredAnswer> {
  if (!KEY.test(call.key)) throw new AppError('idempotency.badKey');
  const bodyHash = deps.seal.hash('idempotency', call.contents);
  const claim: Claim = { deps, call, id: randomUUID(), write: callWork.write, remembered: undefined };
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await take(claim, bodyHash).catch(async (error: unknown) => {
      await giveUp(claim, error);
      throw error;
    });
    if (found.mine) return work(claim, callWork);
    if (found.answer) return found.answer;
    if (performance.now() > until) throw new AppError('idempotency.running');
    await sleep(50);
  }
}

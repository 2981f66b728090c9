import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { examineDay, noFigures } from './examine-day.ts';
import type { DayExamined, ProofFigures } from './proof.ts';
import { beginning, proofHash, signProof } from './sign-proof.ts';

type ProveDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Hour of Hong Kong from which the day before is proved: whatever was begun before midnight has ended by then. */
const FIRST_HOUR = 4;
/** Who closes a day or proves one holds this; who posts holds the other in common (migrations/101_ledger.sql). */
const PROVING = 7_346_102;
const POSTING = 7_346_101;

/** The first day that has not been proved and is over; null when there is none. */
async function dayToProve({ db, clock }: ProveDeps): Promise<string | null> {
  const last = await db.selectFrom('ledger_proofs').select('day').orderBy('day', 'desc').executeTakeFirst();
  const first = last
    ? addDays(last.day, 1)
    : (await db.selectFrom('journal_entries').select('booked_on').orderBy('booked_on').orderBy('id').executeTakeFirst())
        ?.booked_on;
  if (!first || first >= clock.today()) return null;
  const hour = (clock.now().getUTCHours() + 8) % 24;
  return first === addDays(clock.today(), -1) && hour < FIRST_HOUR ? null : first;
}

/** Takes no more entries of a day, once those under way are there. */
async function closeDay({ db, clock }: ProveDeps, day: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${POSTING})`.execute(tx);
    await tx
      .insertInto('ledger_days')
      .values({ day, closed_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

interface Previous {
  readonly figures: ProofFigures;
  readonly hash: Buffer;
}

async function previousOf(db: Db, day: string): Promise<Previous> {
  const row = await db
    .selectFrom('ledger_proofs')
    .select(['figures', 'proof_hash'])
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .executeTakeFirst();
  return row
    ? { figures: row.figures as unknown as ProofFigures, hash: row.proof_hash }
    : { figures: noFigures, hash: beginning };
}

/** Proves the next day that is over, and writes the proof down. Of several processes one does it. @returns null when there is none */
export async function proveNextDay(deps: ProveDeps): Promise<DayExamined | null> {
  const { db, clock, config } = deps;
  const day = await dayToProve(deps);
  if (!day) return null;
  await closeDay(deps, day);
  return inTransaction(
    db,
    async (tx) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${PROVING}) as mine`.execute(tx);
      if (!rows[0]?.mine || (await dayToProve({ ...deps, db: tx })) !== day) return null;
      const previous = await previousOf(tx, day);
      // The day is closed for everybody: what is read of it may be read by other connections than the one that proves.
      const examined = await examineDay(db, day, previous.figures);
      const hash = proofHash(examined, previous.hash);
      await tx
        .insertInto('ledger_proofs')
        .values({
          day,
          proved_at: clock.now(),
          entries: examined.entries,
          figures: JSON.stringify(examined.figures),
          problems: JSON.stringify(examined.problems),
          entries_hash: examined.entriesHash,
          previous_hash: previous.hash,
          proof_hash: hash,
          signature: signProof(config.secretKeys, hash),
        })
        .execute();
      const after = { rows: examined.entries, problems: examined.problems.length, sha256: hash.toString('hex') };
      await recordAudit(tx, 'ledger.proved', { id: day, name: day, after });
      return examined;
    },
    'read committed',
  );
}

/** Between two runs a server can be stopped. */
const MOST_IN_A_RUN = 10;

/**
 * Proves what is over. Days with something wrong are told of as trouble in the background.
 * @returns 'more' where days may be left: a portal that was away for months, or was filled with a year, is proved up to yesterday
 */
export async function proveDays(deps: ProveDeps & Pick<Deps, 'onProblem'>): Promise<'more' | undefined> {
  for (let days = 0; days < MOST_IN_A_RUN; days++) {
    const examined = await proveNextDay(deps);
    if (!examined) return undefined;
    const { day, problems } = examined;
    if (problems.length === 0) continue;
    const some = problems.slice(0, 10).map(({ equation, name }) => `${equation} ${name}`);
    deps.onProblem('ledger', new Error(`The books of ${day} do not prove: ${problems.length}, ${some.join(', ')}`));
  }
  return 'more';
}

import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { chainWaiting, HeadRefused } from './chain-waiting.ts';
import { keepHeadAside } from './head.ts';
import { keepHead } from './kept-heads.ts';
import { keepVerification, type Verification, verifyChain } from './verify-chain.ts';

/** After which a verification that never ended is another process's to begin again. */
const GIVEN_UP_AFTER_MS = 3_600_000;

type VerifyDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'config'>;

/** True for the one process that verifies this day. */
async function claimDay({ db, clock }: VerifyDeps, day: string): Promise<boolean> {
  const begun_at = clock.now();
  const claimed = await db
    .insertInto('audit_days')
    .values({ day, begun_at })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ begun_at })
        .where('audit_days.ended_at', 'is', null)
        .where('audit_days.begun_at', '<', new Date(begun_at.getTime() - GIVEN_UP_AFTER_MS)),
    )
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function verify({ db, files, config }: VerifyDeps, day: string, signal: AbortSignal): Promise<Verification> {
  const { secretKeys } = config;
  // Where the head is refused nothing is chained, and the verification says why.
  await chainWaiting(db, secretKeys).catch((error: unknown) => {
    if (!(error instanceof HeadRefused)) throw error;
  });
  const verification = await verifyChain({ db, files, secretKeys, signal });
  await keepVerification(db, verification);
  if (verification.problems.length === 0 && verification.rows > 0) {
    await keepHeadAside(files, secretKeys, verification.head);
    await keepHead(files, { day, head: verification.head });
  }
  return verification;
}

/**
 * Verifies the audit trail if no process has done so on this day of Hong Kong, and keeps the outcome; where nothing is
 * wrong its end too, outside the database.
 * @returns null when the day is done or another process is at it
 * @throws when it could not be finished; the day is then still to be done
 */
export async function verifyDaily(
  deps: VerifyDeps,
  signal: AbortSignal = new AbortController().signal,
): Promise<Verification | null> {
  const day = deps.clock.today();
  if (!(await claimDay(deps, day))) return null;
  try {
    const verification = await verify(deps, day, signal);
    await sql`update audit_days set ended_at = ${deps.clock.now()} where day = ${day}`.execute(deps.db);
    return verification;
  } catch (error) {
    await sql`delete from audit_days where day = ${day} and ended_at is null`.execute(deps.db).catch(() => undefined);
    throw error;
  }
}

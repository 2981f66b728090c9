import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { AppError } from '../../src/http/app-error.ts';
import { actorOf } from '../actor-of.ts';
import { withDemoFiles } from '../cases/demo-files.ts';
import { pastParts } from '../past-parts.ts';
import { plannedMotorCases } from './planned-motor-cases.ts';
import { type MotorPeople, playMotorCase } from './play-motor-case.ts';

async function playAll(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const who = (word: string) => actorOf(deps.db, `demo.${word}`);
  const people: MotorPeople = {
    brokers: [await who('bk'), await who('as'), await who('bk2')],
    underwriter: await who('uw'),
    operations: await who('operations'),
    auditor: await who('auditor'),
    approver: await who('approver'),
  };
  const oldest = Math.max(...plannedMotorCases.map(({ daysAgo }) => daysAgo));
  const past = await pastParts(deps, addDays(deps.clock.today(), -oldest - 1));
  await withDemoFiles(deps, async (files) => {
    for (const planned of plannedMotorCases) {
      try {
        await playMotorCase({ past, files, people, planned }, now);
      } catch (error) {
        // A catalogue that was changed before the first start may refuse a case: the others are made all the same.
        if (!(error instanceof AppError)) throw error;
      }
    }
  });
}

/**
 * Whether the demonstration has no motor case yet; never where another gateway takes real money, nor once a day was
 * closed, for policies are issued on days of the past.
 */
export async function wantsMotor({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<boolean> {
  if (payments.name !== 'sandbox') return false;
  const found = await sql`
    (select from motor_cases limit 1) union all (select from ledger_days limit 1)`.execute(db);
  return found.rows.length === 0;
}

/** Gives the demonstration eighty motor cases at every status, by the steps of those who work on them: once. */
export async function seedMotor(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // Processes that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed motor', 0))`.execute(tx);
    if (await wantsMotor({ ...deps, db: tx })) await playAll(deps);
  });
}

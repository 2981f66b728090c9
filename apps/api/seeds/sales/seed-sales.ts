import type { LineCode } from '@onegi/contract/lines';
import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { Deps } from '../../src/deps.ts';
import { AppError } from '../../src/http/app-error.ts';
import { headInForce } from '../../src/modules/catalogue/load-catalogue.ts';
import { type Past, pastParts } from '../past-parts.ts';
import { clientOf } from './clients.ts';
import { sales, sellers } from './sales.ts';
import { sell } from './sell.ts';

const SALES = 90;
const DAYS = 350;
/** More were sold of late than a year ago, the last one yesterday. */
const daysAgo = (index: number) => 1 + Math.round(DAYS * (1 - (index / (SALES - 1)) ** 0.8));

/** True where a line has a tariff on a day. */
const sells = ({ loaded }: Past, line: LineCode, day: string) => headInForce(loaded.heads, line, day) !== undefined;

async function sellAll(deps: Deps): Promise<void> {
  const today = deps.clock.today();
  const past = await pastParts(deps, addDays(today, -daysAgo(0)));
  for (let index = 0; index < SALES; index++) {
    const day = addDays(today, -daysAgo(index));
    past.at(new Date(`${day}T12:00:00+08:00`));
    const client = clientOf(index);
    const planned = sales[index % sales.length]?.(day, client, index);
    if (!planned || !sells(past, planned.line, day)) continue;
    try {
      await sell(past.deps, planned, client, {
        consultantCode: sellers[index % sellers.length] ?? null,
        turn: index * 7,
      });
    } catch (error) {
      // A catalogue that was changed before the first start may refuse a sale: the others are made all the same.
      if (!(error instanceof AppError)) throw error;
    }
    await past.handOverMails();
  }
}

const isSold = async (db: Db) =>
  (await db.selectFrom('policies').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whether the demonstration has no policies yet; never where another gateway takes real money. */
export async function wantsSales(deps: Pick<Deps, 'db' | 'payments'>): Promise<boolean> {
  return deps.payments.name === 'sandbox' && !(await isSold(deps.db));
}

/**
 * Gives the demonstration a year of policies, by the steps that clients and consultants take themselves: once, where
 * there is no policy yet.
 */
export async function seedSales(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // Processes that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed sales', 0))`.execute(tx);
    if (await wantsSales({ ...deps, db: tx })) await sellAll(deps);
  });
}

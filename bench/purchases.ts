import { randomUUID } from 'node:crypto';
import { buyTravel, openTravelPayment, readAnswer, type Send, sendTo } from '@onegi/testing/purchase';
import pg from 'pg';
import { hongKongDate } from '../apps/api/src/ports/clock.ts';
import { say } from './report.ts';
import { type Process, processorMs } from './stage.ts';

const SHOPPERS = 5;
const ROUNDS = 5;
const SECONDS = 4;
/** As many bare transactions as one purchase may cost; each of its requests and documents among them. */
const MOST_BARE = 21;

const sender =
  ({ url }: Process): Send =>
  async (request) =>
    readAnswer(await sendTo(url)(request));
let turn = 0;
/** Each for a quote of its own. */
const buyer = () => ({
  email: 'demo01@example.com',
  firstName: 'ONE',
  today: hongKongDate(new Date()),
  turn: turn++,
});

/** @returns the gateway's own reference of a payment whose page is open */
export async function openPayment(server: Process): Promise<string> {
  return (await openTravelPayment(sender(server), buyer())).session;
}

/** A purchase from the search to the policy. */
export async function buy(server: Process): Promise<void> {
  await buyTravel(sender(server), buyer());
}

interface Rate {
  readonly perSecond: number;
  readonly done: number;
}

/** How often per second several at once get something done. */
async function rate(act: () => Promise<void>): Promise<Rate> {
  const began = performance.now();
  const until = began + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (performance.now() < until) {
        await act();
        done += 1;
      }
    }),
  );
  return { perSecond: (done * 1000) / (performance.now() - began), done };
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Complete purchases per second, in turns with the yardstick: one bare transaction that writes one row durably. */
export async function measurePurchases(server: Process, databaseUrl: string): Promise<void> {
  for (let warm = 0; warm < 20; warm++) await buy(server);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SHOPPERS });
  const [bare, ours]: [Rate[], Rate[]] = [[], []];
  let used = 0;
  try {
    await pool.query('create table if not exists bench_bare (id uuid primary key, at timestamptz not null)');
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(
        await rate(async () => void (await pool.query('insert into bench_bare values ($1, now())', [randomUUID()]))),
      );
      const before = processorMs(server);
      ours.push(await rate(() => buy(server)));
      used += processorMs(server) - before;
    }
  } finally {
    await pool.query('drop table if exists bench_bare');
    await pool.end();
  }
  // Each round beside its own yardstick: both met the same machine.
  const cost = middle(ours.map(({ perSecond }, round) => (bare[round]?.perSecond ?? Number.NaN) / perSecond));
  const each = used / ours.reduce((sum, { done }) => sum + done, 0);
  const perSecond = (rates: readonly Rate[]) => middle(rates.map((each) => each.perSecond)).toFixed(1);
  say(
    `complete purchases, ${SHOPPERS} shoppers`,
    `${perSecond(ours)} per second beside ${perSecond(bare)} bare transactions: one costs as much as ${cost.toFixed(0)} (aim ${MOST_BARE} at most), ${each.toFixed(1)} ms of the server's processor`,
    cost <= MOST_BARE,
  );
}

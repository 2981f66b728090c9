import { randomUUID } from 'node:crypto';
import { buyTravel, openTravelPayment, readAnswer, type Send, sendTo } from '@onegi/testing/purchase';
import pg from 'pg';
import { hongKongDate } from '../apps/api/src/ports/clock.ts';
import { say } from './report.ts';
import type { Process } from './stage.ts';

const SHOPPERS = 5;
const SECONDS = 10;

const sender =
  ({ url }: Process): Send =>
  async (request) =>
    readAnswer(await sendTo(url)(request));
let turn = 0;
const buyer = () => ({ email: 'demo01@example.com', firstName: 'ONE', today: hongKongDate(new Date()), turn: turn++ });

/** @returns the gateway's own reference of a payment whose page is open */
export async function openPayment(server: Process): Promise<string> {
  return (await openTravelPayment(sender(server), buyer())).session;
}

/** A purchase from the search to the policy. */
export async function buy(server: Process): Promise<void> {
  await buyTravel(sender(server), buyer());
}

/** How often per second several at once get something done. */
async function rate(deed: () => Promise<void>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (performance.now() < until) {
        await deed();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

/** Complete purchases per second, beside the yardstick: one bare transaction that writes one row durably. */
export async function measurePurchases(server: Process, databaseUrl: string): Promise<void> {
  for (let warm = 0; warm < 20; warm++) await buy(server);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SHOPPERS });
  try {
    await pool.query('create table if not exists bench_bare (id uuid primary key, at timestamptz not null)');
    const bare = await rate(async () => {
      await pool.query('insert into bench_bare values ($1, now())', [randomUUID()]);
    });
    const ours = await rate(() => buy(server));
    say(
      `complete purchases, ${SHOPPERS} shoppers`,
      `${ours.toFixed(1)} per second beside ${bare.toFixed(0)} bare transactions: one costs as much as ${(bare / ours).toFixed(0)}`,
    );
  } finally {
    await pool.query('drop table if exists bench_bare');
    await pool.end();
  }
}

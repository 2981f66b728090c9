import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { EVERY_SERIES, type NumberBlocks } from '../../ports/numbers.ts';

interface Block {
  next: number;
  end: number;
}

/** Where a series begins that has no row yet. */
const start = sql`(select coalesce(min(next), 1) as first from number_series where series = ${EVERY_SERIES}) as start`;

/** @param blockSize how many numbers one process takes at a time; those left at its end become a gap */
export function createNumberSeries(db: Db, blockSize = 50): NumberBlocks {
  const blocks = new Map<string, Block>();
  const refills = new Map<string, Promise<void>>();

  async function take(series: string, count: number): Promise<number> {
    const { rows } = await sql<{ first: number }>`
      insert into number_series as held (series, next, passed)
      select ${series}::text, first + ${count}::int8, int8multirange(int8range(1, first)) from ${start}
      on conflict (series) do update set next = held.next + ${count}::int8
      returning next - ${count}::int8 as first`.execute(db);
    return Number(rows[0]?.first);
  }

  async function refill(series: string): Promise<void> {
    const next = await take(series, blockSize);
    blocks.set(series, { next, end: next + blockSize });
  }

  return {
    async next(series) {
      for (;;) {
        const block = blocks.get(series);
        if (block && block.next < block.end) return block.next++;
        let running = refills.get(series);
        if (!running) {
          running = refill(series).finally(() => refills.delete(series));
          refills.set(series, running);
        }
        await running;
      }
    },
    take,
    async passOver(series, number) {
      await sql`
        insert into number_series as held (series, next, passed)
        select ${series}::text, after, int8multirange(int8range(1, after))
        from ${start}, greatest(first, ${number + 1}::int8) as after
        on conflict (series) do update set
          next = greatest(held.next, excluded.next),
          passed = held.passed + int8multirange(int8range(held.next, greatest(held.next, excluded.next)))`.execute(db);
    },
  };
}

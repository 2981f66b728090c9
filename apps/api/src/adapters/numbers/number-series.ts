import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NumberSeries } from '../../ports/numbers.ts';

interface Block {
  next: number;
  end: number;
}

/** @param blockSize how many numbers one process takes at a time; those left at its end become a gap */
export function createNumberSeries(db: Db, blockSize = 50): NumberSeries {
  const blocks = new Map<string, Block>();
  const refills = new Map<string, Promise<void>>();

  async function refill(series: string): Promise<void> {
    const row = await db
      .insertInto('number_series')
      .values({ series, next: 1 + blockSize })
      .onConflict((oc) => oc.column('series').doUpdateSet({ next: sql<number>`number_series.next + ${blockSize}` }))
      .returning('next')
      .executeTakeFirstOrThrow();
    blocks.set(series, { next: row.next - blockSize, end: row.next });
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
  };
}

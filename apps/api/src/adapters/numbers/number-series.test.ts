import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_SERIES } from '../../ports/numbers.ts';
import { createNumberSeries } from './number-series.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const many = (count: number, draw: () => Promise<number>) => Promise.all(Array.from({ length: count }, draw));

describe('number series', () => {
  test('one process hands out 1, 2, 3 … without a gap', async () => {
    const series = createNumberSeries(database.db, 10);
    const drawn = await many(25, () => series.next('one'));
    expect(drawn.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  });

  test('several processes at once never hand out the same number', async () => {
    const processes = [1, 2, 3, 4].map(() => createNumberSeries(database.db, 7));
    const drawn = (await Promise.all(processes.map((series) => many(50, () => series.next('shared'))))).flat();
    expect(new Set(drawn).size).toBe(200);
  });

  test('series do not disturb each other, and a new process goes on after the blocks of the others', async () => {
    const first = createNumberSeries(database.db, 5);
    expect([await first.next('a'), await first.next('b'), await first.next('a')]).toEqual([1, 1, 2]);
    expect(await createNumberSeries(database.db, 5).next('a')).toBe(6);
  });

  test('drawing does not wait for a purchase that is still under way', async () => {
    const series = createNumberSeries(database.db, 1);
    await series.next('waiting');
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`insert into commission_rates values ('TRAVEL', 1, date '2030-01-01', 1, 1)`);
      expect(await series.next('waiting')).toBe(2);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('what was passed over is kept apart from what was drawn, whoever draws in between', async () => {
    const rowOf = async () =>
      (await database.pool.query(`select next::int, passed::text from number_series where series = 'p'`)).rows[0];
    const series = createNumberSeries(database.db, 10);
    await series.passOver('p', 100);
    expect(await rowOf()).toEqual({ next: 101, passed: '{[1,101)}' });
    expect([await series.next('p'), await series.take('p', 3)]).toEqual([101, 111]);
    await series.passOver('p', 90);
    await series.passOver('p', 113);
    expect(await rowOf()).toEqual({ next: 114, passed: '{[1,101)}' });
    await series.passOver('p', 120);
    expect(await rowOf()).toEqual({ next: 121, passed: '{[1,101),[114,121)}' });
    expect([await series.next('p'), await createNumberSeries(database.db, 10).next('p')]).toEqual([102, 121]);
  });

  test('a series without a row begins where those of a restored portal begin', async () => {
    await database.pool.query('insert into number_series (series, next) values ($1, 10001)', [EVERY_SERIES]);
    try {
      const series = createNumberSeries(database.db, 10);
      expect([await series.next('q'), await series.take('r', 5), await series.next('r')]).toEqual([
        10001, 10001, 10006,
      ]);
      await series.passOver('s', 7);
      await series.passOver('t', 20_000);
      expect([await series.next('s'), await series.next('t')]).toEqual([10001, 20_001]);
    } finally {
      await database.pool.query('delete from number_series where series = $1', [EVERY_SERIES]);
    }
  });

  test('a refill that fails is tried again by the next draw', async () => {
    const series = createNumberSeries(database.db, 2);
    await database.pool.query('alter table number_series rename to number_series_away');
    await expect(series.next('c')).rejects.toThrow();
    await database.pool.query('alter table number_series_away rename to number_series');
    expect(await series.next('c')).toBe(1);
  });
});

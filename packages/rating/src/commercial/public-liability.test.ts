import { describe, expect, test } from 'vitest';
import { publicLiability } from './public-liability.ts';
import { leviedAs, ratedAs } from './test-rates.ts';

const M = 1_000_000;
const rated = (activity: string, turnover: number, limit: number) =>
  ratedAs(publicLiability, { activity, turnoverCents: turnover * 100, limit: limit * M });

describe('public liability', () => {
  test.each([
    ['OFF', 4 * M, 10, ['turnover 2000.00'], '2000.00'],
    ['OFF', M, 5, ['turnover 500.00', 'minimum 300.00', 'limit -160.00'], '640.00'],
    ['SHP', 3 * M, 20, ['turnover 2400.00', 'limit 600.00'], '3000.00'],
    ['SHP', M, 10, ['turnover 800.00', 'minimum 400.00'], '1200.00'],
    ['RST', 2 * M, 30, ['turnover 3600.00', 'limit 1620.00'], '5220.00'],
    ['RST', M, 50, ['turnover 1800.00', 'minimum 700.00', 'limit 2000.00'], '4500.00'],
    ['CLN', M, 10, ['turnover 2500.00', 'minimum 500.00'], '3000.00'],
    ['FIT', 2 * M, 10, ['turnover 9000.00'], '9000.00'],
    ['FIT', M / 2, 5, ['turnover 2250.00', 'minimum 2250.00', 'limit -900.00'], '3600.00'],
    ['MGT', 6 * M, 50, ['turnover 7200.00', 'limit 5760.00'], '12960.00'],
    ['MGT', M, 10, ['turnover 1200.00', 'minimum 4800.00'], '6000.00'],
    ['SPT', M, 10, ['turnover 3000.00', 'minimum 500.00'], '3500.00'],
  ])(
    'of %s on HK$%d up to HK$%d million: the limit is on the minimum too',
    (activity, turnover, limit, lines, premium) => {
      expect(rated(activity, turnover, limit)).toEqual({ lines, premium });
    },
  );

  test.each([
    [1, 10, ['eventDays 1800.00'], '1800.00'],
    [3, 50, ['eventDays 5400.00', 'limit 4320.00'], '9720.00'],
    [2, 5, ['eventDays 3600.00', 'limit -720.00'], '2880.00'],
  ])('of an event of %i days up to HK$%d million is by the day', (eventDays, limit, lines, premium) => {
    const risk = { activity: 'EVT', eventDays, limit: limit * M };
    expect(ratedAs(publicLiability, { ...risk, turnoverCents: 9_999_999 })).toEqual({ lines, premium });
    expect(ratedAs(publicLiability, risk)).toEqual({ lines, premium });
  });

  test('needs the days of an event and the turnover of everything else', () => {
    expect(ratedAs(publicLiability, { activity: 'EVT', turnoverCents: 1 })).toEqual({
      kind: 'missing',
      fields: ['limit', 'eventDays'],
    });
    expect(ratedAs(publicLiability, { activity: 'OFF', limit: 10 * M, eventDays: 1 })).toEqual({
      kind: 'missing',
      fields: ['turnoverCents'],
    });
  });

  test('refuses an activity or a limit it has no rate for', () => {
    expect(() => rated('ZOO', M, 10)).toThrow(RangeError);
    expect(() => rated('OFF', M, 15)).toThrow(RangeError);
  });

  test('bears one levy', () => {
    const risk = { activity: 'OFF', turnoverCents: 4 * M * 100, limit: 10 * M };
    expect(leviedAs(publicLiability, risk)).toEqual({ levies: ['IA 2.00'], total: '2002.00' });
  });
});

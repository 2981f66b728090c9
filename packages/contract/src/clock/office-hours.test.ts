import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPauses, elapsedWithout, noPauses } from './case-clock.ts';
import { HOLIDAYS_KNOWN_UNTIL, holidays } from './holidays.ts';
import { dueAfter, dueAfterPause, elapsedBetween, isWorkingDay, promiseCounts } from './office-hours.ts';

/** A moment by the clocks of Hong Kong. */
const at = (text: string) => new Date(`${text}+08:00`);
const HOUR = 3_600_000;

describe('between two moments lie so many hours of the clock and of the office', () => {
  test.each([
    ['within a day', '2026-11-23T10:00', '2026-11-23T12:30', 2.5, 2.5],
    ['nothing of a moment', '2026-11-23T10:00', '2026-11-23T10:00', 0, 0],
    ['nothing where the second is earlier', '2026-11-23T10:00', '2026-11-23T09:00', 0, 0],
    ['a whole office day', '2026-11-23T09:00', '2026-11-23T18:00', 9, 9],
    ['nothing of the office after six', '2026-11-23T18:00', '2026-11-24T09:00', 15, 0],
    ['a night', '2026-11-23T17:00', '2026-11-24T10:00', 17, 2],
    ['a weekend', '2026-11-20T17:00', '2026-11-23T10:00', 65, 2],
    ['nothing of a Saturday', '2026-11-21T00:00', '2026-11-22T00:00', 24, 0],
    ['Christmas, which ends in a weekend', '2026-12-24T17:00', '2026-12-28T10:00', 89, 2],
    ['the end of a year, and its first day', '2026-12-31T17:00', '2027-01-04T10:00', 89, 2],
    ['Lunar New Year, of which two days are working days else', '2027-02-05T17:00', '2027-02-10T10:00', 113, 2],
    ['the Sunday on which clocks change elsewhere', '2027-03-12T17:00', '2027-03-15T10:00', 65, 2],
    ['the same in autumn', '2027-10-29T17:00', '2027-11-01T10:00', 65, 2],
    ['to the last moment that holidays are known for', '2027-12-31T09:00', '2028-01-01T00:00', 15, 9],
    ['not told in office hours beyond it', '2027-12-31T09:00', '2028-01-01T00:01', 15 + 1 / 60, null],
    ['a leap day, before holidays are kept', '2024-02-28T17:00', '2024-03-01T10:00', 41, 11],
  ])('%s', (_, from, until, clock, office) => {
    const { clockMs, officeMs } = elapsedBetween({ from: at(from), until: at(until) });
    expect([clockMs / HOUR, officeMs === null ? null : officeMs / HOUR]).toEqual([clock, office]);
  });

  test('wherever the machine stands: a moment is one in Hong Kong', () => {
    // 08:59:59.999 and 09:00 in Hong Kong.
    const [before, open] = [new Date('2026-11-23T00:59:59.999Z'), new Date('2026-11-23T01:00:00Z')];
    const until = new Date('2026-11-23T01:00:00.001Z');
    expect(elapsedBetween({ from: before, until }).officeMs).toBe(1);
    expect(elapsedBetween({ from: open, until }).officeMs).toBe(1);
    // 17:59:59.999 is the last moment of the office's day.
    expect(elapsedBetween({ from: at('2026-11-23T17:59:59.999'), until: at('2026-11-24T00:00') }).officeMs).toBe(1);
  });
});

describe('pauses are left out of both readings', () => {
  const pause = (from: string, until: string) => elapsedBetween({ from: at(from), until: at(until) });
  test.each([
    ['across a night', [['2026-11-23T17:00', '2026-11-24T11:00']], '2026-11-24T12:00', 9, 9],
    ['across a weekend', [['2026-11-23T12:00', '2026-11-30T12:00']], '2026-11-30T13:00', 4, 4],
    ['outside office hours', [['2026-11-23T20:00', '2026-11-24T08:00']], '2026-11-24T10:00', 13, 10],
    [
      'twice',
      [
        ['2026-11-23T10:00', '2026-11-23T11:00'],
        ['2026-11-23T15:00', '2026-11-24T15:00'],
      ],
      '2026-11-24T16:00',
      6,
      6,
    ],
  ])('%s', (_, pauses, until, clock, office) => {
    const all = pauses.map(([from = '', end = '']) => pause(from, end)).reduce(addPauses, noPauses);
    const left = elapsedWithout(all, { from: at('2026-11-23T09:00'), until: at(until) });
    expect([left.clockMs / HOUR, (left.officeMs ?? 0) / HOUR]).toEqual([clock, office]);
  });
});

describe('a promise of 24 hours', () => {
  test.each([
    ['CLOCK_HOURS', '2026-11-20T17:00', '2026-11-21T17:00'],
    ['CLOCK_HOURS', '2028-02-28T10:00', '2028-02-29T10:00'],
    ['OFFICE_HOURS', '2026-11-23T09:00', '2026-11-25T15:00'],
    ['OFFICE_HOURS', '2026-11-20T17:00', '2026-11-25T14:00'],
    ['OFFICE_HOURS', '2026-11-21T12:00', '2026-11-25T15:00'],
    ['OFFICE_HOURS', '2026-12-24T17:00', '2026-12-30T14:00'],
    // Its 24th hour ends when the office closes: no more have passed until it opens.
    ['OFFICE_HOURS', '2026-11-23T12:00', '2026-11-26T09:00'],
    // Beyond the holidays that are known it is one in clock hours.
    ['OFFICE_HOURS', '2027-12-30T12:00', '2027-12-31T12:00'],
  ] as const)('in %s from %s is kept until %s', (counts, from, due) => {
    expect(dueAfter(at(from), 24, counts)).toEqual(at(due));
  });

  test.each([
    ['CLOCK_HOURS', '2026-11-24T09:00', '2026-11-23T17:00', '2026-11-24T11:00', '2026-11-25T03:00'],
    ['OFFICE_HOURS', '2026-11-25T15:00', '2026-11-23T17:00', '2026-11-24T11:00', '2026-11-26T09:00'],
    // Over a weekend nothing is put off that counts office hours.
    ['OFFICE_HOURS', '2026-11-25T14:00', '2026-11-20T18:00', '2026-11-23T09:00', '2026-11-25T14:00'],
    // What was late stays late.
    ['CLOCK_HOURS', '2026-11-23T09:00', '2026-11-23T10:00', '2026-11-24T10:00', '2026-11-23T09:00'],
  ] as const)('in %s, due %s and paused from %s to %s, is due %s', (counts, due, from, until, after) => {
    expect(dueAfterPause(at(due), { from: at(from), until: at(until) }, counts)).toEqual(at(after));
  });
});

test('holidays stand in their order, on days of the calendar, none on a Sunday, up to the day they are known until', () => {
  const days = holidays.map(({ date }) => date);
  expect(days.toSorted()).toEqual(days);
  expect(new Set(days).size).toBe(19);
  for (const day of [...days, HOLIDAYS_KNOWN_UNTIL]) {
    const date = new Date(`${day}T00:00:00Z`);
    expect([day, date.toISOString().slice(0, 10), date.getUTCDay() === 0]).toEqual([day, day, false]);
  }
  expect(days.filter(isWorkingDay)).toEqual([]);
  expect((days.at(-1) ?? '') <= HOLIDAYS_KNOWN_UNTIL).toBe(true);
});

describe('for any moments', () => {
  const first = at('2026-11-01T00:00').getTime();
  const minutes = (at('2027-11-01T00:00').getTime() - first) / 60_000;
  const moments = (count: number) =>
    fc
      .array(fc.integer({ min: 0, max: minutes }), { minLength: count, maxLength: count })
      .map((all) => all.toSorted((a, b) => a - b).map((minute) => new Date(first + minute * 60_000)));
  const between = (from: Date | undefined, until: Date | undefined) =>
    elapsedBetween({ from: from as Date, until: until as Date });

  /** By the calendar of Intl, minute by minute: slow, and without anything that the functions use. */
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Hong_Kong',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' });
  const closed = new Set(holidays.map(({ date }) => date));
  function officeMinutes(from: Date, until: Date): number {
    let count = 0;
    for (let moment = from.getTime(); moment < until.getTime(); moment += 60_000) {
      const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
      const hour = Number(parts.hour);
      const isOpen = !['Sat', 'Sun'].includes(parts.weekday ?? '') && hour >= 9 && hour < 18;
      if (isOpen && !closed.has(dates.format(moment))) count += 1;
    }
    return count;
  }

  test('office hours are what is counted minute by minute', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: minutes }), fc.integer({ min: 0, max: 6_000 }));
    fc.assert(
      fc.property(span, ([start, length]) => {
        const from = new Date(first + start * 60_000);
        const until = new Date(from.getTime() + length * 60_000);
        expect(elapsedBetween({ from, until }).officeMs).toBe(officeMinutes(from, until) * 60_000);
      }),
      { numRuns: 20 },
    );
  });

  test('parts add up to the whole, and the office is open no longer than the clock runs', () => {
    fc.assert(
      fc.property(moments(3), ([a, b, c]) => {
        expect(addPauses(between(a, b), between(b, c))).toEqual(between(a, c));
        expect(between(a, c).officeMs ?? 0).toBeLessThanOrEqual(between(a, c).clockMs);
      }),
    );
  });

  test('a promise is broken after its last moment, pause or none, exactly when more was used than was promised', () => {
    const hours = fc.integer({ min: 1, max: 48 });
    fc.assert(
      fc.property(
        moments(4),
        hours,
        fc.constantFrom(...promiseCounts),
        ([from, paused, resumed, now], promised, counts) => {
          const pause = { from: paused as Date, until: resumed as Date };
          const due = dueAfterPause(dueAfter(from as Date, promised, counts), pause, counts);
          const used = elapsedWithout(elapsedBetween(pause), { from: from as Date, until: now as Date });
          const usedMs = counts === 'OFFICE_HOURS' ? (used.officeMs ?? 0) : used.clockMs;
          expect((now as Date) > due).toBe(usedMs > promised * HOUR);
        },
      ),
      { numRuns: 500 },
    );
  });
});

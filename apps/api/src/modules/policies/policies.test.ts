import { describe, expect, test } from 'vitest';
import { drawRequestNumber } from '../requests/draw-request-number.ts';
import { coverOfYears, travelPeriod } from './cover-period.ts';
import { drawPaidPolicyNumbers } from './numbers.ts';
import { policyStatus } from './policy-status.ts';
import { premiumDueOn } from './settlement.ts';

const trip = {
  destination: 'A',
  departOn: '2026-12-01',
  returnOn: '2026-12-07',
  party: 'I',
  withSpouse: false,
  adults: 1,
  children: 0,
} as const;

describe('the period of cover', () => {
  test('a single trip is covered from departure to return', () => {
    expect(travelPeriod({ ...trip, tripType: 'S' })).toEqual({ startsOn: '2026-12-01', endsOn: '2026-12-07' });
  });

  test.each([
    ['2026-12-01', '2027-11-30'],
    ['2027-01-01', '2027-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
  ])('annual cover from %s ends on %s', (departOn, endsOn) => {
    expect(travelPeriod({ ...trip, tripType: 'A', departOn })).toEqual({ startsOn: departOn, endsOn });
  });
});

test.each([
  ['2026-12-01', '2028-11-30'],
  ['2027-03-01', '2029-02-28'],
  ['2028-02-29', '2030-02-28'],
])('two years from %s end on %s', (startsOn, endsOn) => {
  expect(coverOfYears(startsOn, 2)).toEqual({ startsOn, endsOn });
});

describe('the status of a policy', () => {
  const policy = { startsOn: '2026-12-01', endsOn: '2026-12-07', endedAs: null, pendingSince: null };
  test.each([
    ['2026-11-30', 'future'],
    ['2026-12-01', 'active'],
    ['2026-12-07', 'active'],
    ['2026-12-08', 'expired'],
  ])('on %s it is %s', (today, status) => {
    expect(policyStatus(policy, today)).toBe(status);
  });

  test('it is pending until its premium is paid, unless somebody ends it before', () => {
    const unpaid = { ...policy, pendingSince: '2026-11-20' };
    expect(policyStatus(unpaid, '2026-12-03')).toBe('pending');
    expect(policyStatus({ ...unpaid, endedAs: 'lapsed' }, '2026-12-03')).toBe('lapsed');
  });

  test('a cancelled policy stays cancelled on every day', () => {
    expect(policyStatus({ ...policy, endedAs: 'cancelled' }, '2026-12-03')).toBe('cancelled');
  });
});

describe('numbers', () => {
  const series = () => {
    const drawn = new Map<string, number>();
    return {
      drawn,
      async next(name: string) {
        drawn.set(name, (drawn.get(name) ?? 0) + 1);
        return drawn.get(name) ?? 0;
      },
    };
  };

  test('a new policy draws the four numbers in their printed forms', async () => {
    const order = { insurerCode: 'LPG', product: 'TRAVEL', today: '2026-11-21' } as const;
    expect(await drawPaidPolicyNumbers(series(), order)).toEqual({
      policyNumber: 'LPG-TRV-26-0000001',
      transactionNumber: 'PT20260000001',
      noteNumber: 'DN2611000001',
      receiptNumber: 'RC2611000001',
    });
    expect(await drawRequestNumber(series(), '2026-11-21')).toBe('RQ2611000001');
  });
});

describe('due dates', () => {
  test('a single trip is due at once, anything else 60 days later', () => {
    expect(premiumDueOn('2026-11-21', true, 60)).toBe('2026-11-21');
    expect(premiumDueOn('2026-11-21', false, 60)).toBe('2027-01-20');
  });
});

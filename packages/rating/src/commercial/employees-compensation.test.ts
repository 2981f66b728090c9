import { describe, expect, test } from 'vitest';
import { rateCommercial } from './commercial-rating.ts';
import { type EmployeesCompensationRisk, employeesCompensation } from './employees-compensation.ts';
import { leviedAs, levies, ratedAs } from './test-rates.ts';

type Row = [occupation: string, count: number, payroll: number];

const risk = (rows: Row[], lossRatio?: number): EmployeesCompensationRisk => ({
  employees: rows.map(([occupation, count, payroll]) => ({
    occupation,
    count,
    payrollCents: Math.round(payroll * 100),
  })),
  claimFree: lossRatio === undefined,
  ...(lossRatio === undefined ? {} : { lossRatioBasisPoints: Math.round(lossRatio * 100) }),
});
const rated = (rows: Row[], lossRatio?: number) => ratedAs(employeesCompensation, risk(rows, lossRatio));

const office: Row[] = [
  ['CLERK', 10, 2_400_000],
  ['SALESOUT', 3, 900_000],
  ['MESSENGER', 1, 192_000],
  ['CLEANER', 1, 156_000],
];
const cooks: Row[] = [['COOK', 3, 540_000]];
const clerks: Row[] = [['CLERK', 6, 900_000]];

describe('employees’ compensation', () => {
  test('of an office is a rate of each occupation’s payroll', () => {
    expect(rated(office)).toEqual({
      lines: ['employees 7680.00', 'employees 6300.00', 'employees 3648.00', 'employees 3744.00'],
      premium: '21372.00',
    });
  });

  test('bears 5.8%, 3% and 2%, each rounded, and the levy of the Insurance Authority', () => {
    expect(leviedAs(employeesCompensation, risk(office))).toEqual({
      levies: ['ECIL 1239.58', 'GTFC 641.16', 'ECIIB 427.44', 'IA 21.37'],
      total: '23701.55',
    });
  });

  test('rounds each row by itself', () => {
    // 1,001.57 × 0.32% = 3.205024 is 3.21 in each row; together they would be 6.41.
    const row: Row = ['CLERK', 1, 1_001.57];
    expect(rated([row, row])).toMatchObject({
      lines: ['employees 3.21', 'employees 3.21', 'employeesMinimum 1993.58'],
    });
  });

  test.each([
    ['one employee', [['CLERK', 1, 240_000]], ['employees 768.00', 'employeesMinimum 432.00'], '1200.00'],
    ['two', [['CLERK', 2, 480_000]], ['employees 1536.00', 'employeesMinimum 464.00'], '2000.00'],
    ['five', [['CLERK', 5, 600_000]], ['employees 1920.00', 'employeesMinimum 80.00'], '2000.00'],
    ['six', clerks, ['employees 2880.00', 'employeesMinimum 120.00'], '3000.00'],
    [
      'six in two rows',
      [
        ['CLERK', 3, 300_000],
        ['CLERK', 3, 300_000],
      ],
      ['employees 960.00', 'employees 960.00', 'employeesMinimum 1080.00'],
      '3000.00',
    ],
    ['a painter', [['PAINTER', 1, 80_000]], ['employees 5200.00', 'employeesMinimum 800.00'], '6000.00'],
    ['a builder', [['BUILDER', 1, 50_000]], ['employees 5500.00', 'employeesMinimum 500.00'], '6000.00'],
    ['a builder paid more', [['BUILDER', 1, 60_000]], ['employees 6600.00'], '6600.00'],
    ['an electrician', [['ELECTRIC', 1, 20_000]], ['employees 920.00', 'employeesMinimum 280.00'], '1200.00'],
  ] satisfies [string, Row[], string[], string][])('has a minimum for %s', (_who, rows, lines, premium) => {
    expect(rated(rows)).toEqual({ lines, premium });
  });

  test.each([
    [0, ['employees 11880.00', 'lossRatio -594.00'], '11286.00'],
    [29.99, ['employees 11880.00', 'lossRatio -594.00'], '11286.00'],
    [30, ['employees 11880.00'], '11880.00'],
    [60, ['employees 11880.00'], '11880.00'],
    [60.01, ['employees 11880.00', 'lossRatio 2970.00'], '14850.00'],
    [100, ['employees 11880.00', 'lossRatio 2970.00'], '14850.00'],
  ])('at a loss ratio of %d%%', (ratio, lines, premium) => {
    expect(rated(cooks, ratio)).toEqual({ lines, premium });
  });

  test('takes the loading before the minimum', () => {
    expect(rated(clerks, 10)).toEqual({
      lines: ['employees 2880.00', 'lossRatio -144.00', 'employeesMinimum 264.00'],
      premium: '3000.00',
    });
    expect(rated(clerks, 61)).toEqual({ lines: ['employees 2880.00', 'lossRatio 720.00'], premium: '3600.00' });
  });

  test('is referred above a loss ratio of 100%, and as a whole for one row of high hazard', () => {
    expect(rated(cooks, 100.01)).toEqual({ kind: 'refer', reasons: ['lossRatio'] });
    expect(rated([...office, ['SCAFFOLDER', 1, 1]])).toEqual({ kind: 'refer', reasons: ['highHazard'] });
    expect(rated([['DIVER', 1, 1]], 101)).toEqual({ kind: 'refer', reasons: ['highHazard', 'lossRatio'] });
  });

  test('over 200 employees raises the limit alone', () => {
    const of = (count: number) => rateCommercial(employeesCompensation, risk([['CLERK', count, 40_000_000]]));
    expect(of(200)).toMatchObject({ premium: { limitCents: 100_000_000_00, employeesCents: 128_000_00 } });
    expect(of(201)).toMatchObject({ premium: { limitCents: 200_000_000_00, employeesCents: 128_000_00 } });
  });

  test('asks for the loss ratio after claims, and takes nothing off without one', () => {
    expect(rateCommercial(employeesCompensation, { ...risk(cooks), claimFree: false })).toEqual({
      kind: 'missing',
      fields: ['lossRatioBasisPoints'],
    });
    expect(rateCommercial(employeesCompensation, {})).toEqual({ kind: 'missing', fields: ['employees', 'claimFree'] });
  });

  test('bears the fixed levy of 0.04% by default', () => {
    const fixed = { ...levies().levyByYear[0], ratePpm: 400, capCents: 200_000 } as never;
    expect(leviedAs(employeesCompensation, risk(office), levies(1, fixed)).total).toBe('23688.73');
  });

  test('refuses an occupation it does not know', () => {
    for (const occupation of ['ASTRONAUT', 'toString', '']) {
      expect(() => rated([[occupation, 1, 1]])).toThrow(RangeError);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { type BusinessPackageRisk, businessPackage } from './business-package.ts';
import { leviedAs, ratedAs } from './test-rates.ts';

const office: BusinessPackageRisk = {
  occupancy: 'OFF',
  buildingAge: 10,
  contentsCents: 500_000_00,
  liabilityLimit: 10_000_000,
  withEmployees: false,
};
const small = {
  contentsCents: 300_000_00,
  stockCents: 100_000_00,
  grossProfitCents: 2_000_000_00,
  liabilityLimit: 5_000_000,
  moneyCents: 20_000_00,
};
const restaurant = { occupancy: 'RST', contentsCents: 1_000_000_00, liabilityLimit: 20_000_000 };
const rated = (changes: Partial<BusinessPackageRisk> = {}) => ratedAs(businessPackage, { ...office, ...changes });
const clerk = [{ occupation: 'CLERK', count: 1, payrollCents: 240_000_00 }];

describe('a business package', () => {
  test.each([
    ['an office', {}, ['contents 900.00', 'liability 650.00'], '1550.00'],
    [
      'an office with every section, at the contents’ minimum alone',
      small,
      [
        'contents 540.00',
        'contentsMinimum 360.00',
        'stock 250.00',
        'interruption 2000.00',
        'liability 450.00',
        'money 120.00',
      ],
      '3720.00',
    ],
    [
      'a shop',
      { occupancy: 'SHP', contentsCents: 300_000_00 },
      ['contents 840.00', 'contentsMinimum 460.00', 'liability 910.00'],
      '2210.00',
    ],
    ['a restaurant', restaurant, ['contents 4500.00', 'liability 2750.00'], '7250.00'],
    [
      'a small restaurant',
      { occupancy: 'RST', contentsCents: 100_000_00, liabilityLimit: 5_000_000 },
      ['contents 450.00', 'contentsMinimum 2050.00', 'liability 1125.00'],
      '3625.00',
    ],
    [
      'a building of 40 years',
      { ...restaurant, buildingAge: 40 },
      ['contents 4500.00', 'liability 2750.00'],
      '7250.00',
    ],
    [
      'a building of 41 years',
      { ...restaurant, buildingAge: 41 },
      ['contents 4500.00', 'liability 2750.00', 'buildingAge 1087.50'],
      '8337.50',
    ],
    [
      'a small business',
      { isSmallBusiness: true },
      ['contents 900.00', 'liability 650.00', 'smallBusiness -155.00'],
      '1395.00',
    ],
    [
      'a small business in an old building',
      { ...restaurant, buildingAge: 41, isSmallBusiness: true },
      ['contents 4500.00', 'liability 2750.00', 'buildingAge 1087.50', 'smallBusiness -833.75'],
      '7503.75',
    ],
  ] satisfies [string, Partial<BusinessPackageRisk>, string[], string][])('of %s', (_what, changes, lines, premium) => {
    expect(rated(changes)).toEqual({ lines, premium });
  });

  test('multiplies its factors exactly, and rounds each running total once', () => {
    // 1,550.04 × 1.15 × 0.9 = 1,604.2914; rounded in between it would be 1,604.30.
    const changes = { contentsCents: 500_022_22, buildingAge: 41, isSmallBusiness: true };
    expect(rated(changes)).toMatchObject({ premium: '1604.29' });
  });

  test('adds employees’ compensation with its own minimum, beyond age and discount', () => {
    const changes = { buildingAge: 41, isSmallBusiness: true, withEmployees: true, employees: clerk };
    expect(rated(changes)).toEqual({
      lines: [
        'contents 900.00',
        'liability 650.00',
        'buildingAge 232.50',
        'smallBusiness -178.25',
        'employees 768.00',
        'employeesMinimum 432.00',
      ],
      premium: '2804.25',
    });
  });

  test.each([
    [2_999, 'lossRatio -384.00', '8846.00'],
    [6_001, 'lossRatio 1920.00', '11150.00'],
  ])('loads its employees’ compensation alone, by a loss ratio of %i', (lossRatioBasisPoints, loading, premium) => {
    const employees = [{ occupation: 'CLERK', count: 10, payrollCents: 2_400_000_00 }];
    expect(rated({ withEmployees: true, employees, lossRatioBasisPoints })).toEqual({
      lines: ['contents 900.00', 'liability 650.00', 'employees 7680.00', loading],
      premium,
    });
  });

  test('is referred for a loss ratio above the premium where employees are included', () => {
    const changes = { employees: clerk, lossRatioBasisPoints: 10_001 };
    expect(rated({ withEmployees: true, ...changes })).toEqual({ kind: 'refer', reasons: ['lossRatio'] });
    expect(rated({ withEmployees: false, ...changes })).toMatchObject({ premium: '1550.00' });
  });

  test('bears the levies of employees’ compensation on that section alone, and one levy on the policy', () => {
    const changes = { buildingAge: 41, isSmallBusiness: true, withEmployees: true, employees: clerk };
    expect(leviedAs(businessPackage, { ...office, ...changes })).toEqual({
      levies: ['ECIL 69.60', 'GTFC 36.00', 'ECIIB 24.00', 'IA 2.80'],
      total: '2936.65',
    });
    expect(leviedAs(businessPackage, office)).toEqual({ levies: ['IA 1.55'], total: '1551.55' });
  });

  test.each(['CLN', 'SCH'])('of %s has no rates', (occupancy) => {
    expect(ratedAs(businessPackage, { occupancy })).toEqual({ kind: 'refer', reasons: ['occupancy'] });
  });

  test('is referred for one employee of high hazard where employees are included', () => {
    const employees = [{ occupation: 'DIVER', count: 1, payrollCents: 1 }];
    expect(rated({ withEmployees: true, employees })).toEqual({ kind: 'refer', reasons: ['highHazard'] });
    expect(rated({ withEmployees: false, employees })).toMatchObject({ premium: '1550.00' });
  });

  test('says what is missing', () => {
    expect(ratedAs(businessPackage, { occupancy: 'OFF', withEmployees: true })).toEqual({
      kind: 'missing',
      fields: ['buildingAge', 'contentsCents', 'liabilityLimit', 'employees'],
    });
  });

  test('refuses a limit it has no rate for', () => {
    expect(() => rated({ liabilityLimit: 7_000_000 })).toThrow(RangeError);
  });
});

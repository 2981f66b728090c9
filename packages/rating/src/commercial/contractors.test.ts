import { describe, expect, test } from 'vitest';
import { type AnnualContractorsRisk, annualContractors, type ProjectRisk, projectContractors } from './contractors.ts';
import { leviedAs, levies, ratedAs } from './test-rates.ts';

const M = 1_000_000;

describe('contractors’ all risks of a year', () => {
  test.each([
    ['INT', 5 * M, 10 * M, ['works 11000.00'], '11000.00'],
    ['EM', 3 * M, 5 * M, ['works 8400.00', 'limit -840.00'], '7560.00'],
    ['RMA', 4 * M, 20 * M, ['works 11200.00', 'limit 2240.00'], '13440.00'],
    ['ALT', 2.5 * M, 30 * M, ['works 10000.00', 'limit 4000.00'], '14000.00'],
    ['EXT', 6 * M, 50 * M, ['works 45000.00', 'limit 36000.00'], '81000.00'],
    ['INT', M, 50 * M, ['works 2200.00', 'limit 1760.00', 'minimum 2040.00'], '6000.00'],
    ['INT', 3_000_001.82, 5 * M, ['works 6600.00', 'limit -660.00', 'minimum 60.00'], '6000.00'],
  ])('of %s on a turnover of HK$%d with HK$%d of liability', (works, turnover, liabilityLimit, lines, premium) => {
    const risk: AnnualContractorsRisk = { works, turnoverCents: Math.round(turnover * 100), liabilityLimit };
    expect(ratedAs(annualContractors, risk)).toEqual({ lines, premium });
  });

  test('says what is missing, and refers works without a rate', () => {
    expect(ratedAs(annualContractors, {})).toEqual({
      kind: 'missing',
      fields: ['works', 'turnoverCents', 'liabilityLimit'],
    });
    expect(ratedAs(annualContractors, { works: 'NEW' })).toEqual({ kind: 'refer', reasons: ['works'] });
  });
});

const fitOut: ProjectRisk = {
  works: 'INT',
  contractCents: 300_000_00,
  startsOn: '2027-01-01',
  endsOn: '2027-07-01',
  liabilityLimit: 10 * M,
  buildingAge: 40,
  withEmployees: false,
};
const rated = (changes: Partial<ProjectRisk> = {}) => ratedAs(projectContractors, { ...fitOut, ...changes });

describe('contractors’ all risks of a project', () => {
  test('of a fit-out of HK$300,000 is the minimum', () => {
    expect(rated()).toEqual({ lines: ['works 900.00', 'minimum 600.00'], premium: '1500.00' });
  });

  test.each([
    ['twelve months to the day', '2028-01-01', ['works 6000.00'], '6000.00'],
    ['a day more', '2028-01-02', ['works 6000.00', 'duration 480.00'], '6480.00'],
    ['fifteen months', '2028-04-01', ['works 6000.00', 'duration 480.00'], '6480.00'],
    ['fifteen months and a day', '2028-04-02', ['works 6000.00', 'duration 960.00'], '6960.00'],
    ['three years', '2030-01-01', ['works 6000.00', 'duration 3840.00'], '9840.00'],
  ])('takes 8%% for each started three months beyond twelve: %s', (_how, endsOn, lines, premium) => {
    expect(rated({ contractCents: 2 * M * 100, endsOn })).toEqual({ lines, premium });
  });

  test.each([
    ['ALT', M, '2028-07-01', 20, ['works 5500.00', 'duration 880.00', 'limit 1276.00'], '7656.00'],
    ['EXT', 3 * M, '2030-01-01', 50, ['works 33000.00', 'duration 21120.00', 'limit 43296.00'], '97416.00'],
    ['NEW', 50 * M, '2029-01-01', 5, ['works 225000.00', 'duration 72000.00', 'limit -29700.00'], '267300.00'],
    ['INT', M, '2027-12-31', 30, ['works 3000.00', 'limit 1200.00'], '4200.00'],
    ['INT', 0.5 * M, '2027-12-31', 5, ['works 1500.00', 'limit -150.00', 'minimum 150.00'], '1500.00'],
  ])('of %s of HK$%d until %s with HK$%d million of liability', (works, contract, endsOn, limit, lines, premium) => {
    const changes = { works, contractCents: contract * 100, endsOn, liabilityLimit: limit * M };
    expect(rated(changes)).toEqual({ lines, premium });
  });

  test.each([
    ['works', { works: 'EM' }],
    ['works', { works: 'RMA' }],
    ['buildingAge', { buildingAge: 41 }],
    ['existingProperty', { existingCents: 1 }],
    ['projectEmployees', { withEmployees: true }],
    ['duration', { endsOn: '2030-01-02' }],
  ] satisfies [string, Partial<ProjectRisk>][])('is referred by its %s: %j', (reason, changes) => {
    expect(rated(changes)).toEqual({ kind: 'refer', reasons: [reason] });
  });

  test('says what is missing, and refuses an end before the start', () => {
    expect(ratedAs(projectContractors, { works: 'INT', existingCents: 0 })).toEqual({
      kind: 'missing',
      fields: ['contractCents', 'startsOn', 'endsOn', 'liabilityLimit', 'buildingAge', 'withEmployees'],
    });
    expect(() => rated({ endsOn: '2026-12-31' })).toThrow(RangeError);
  });

  test('of three years bears one levy with the cap of each year', () => {
    const large = { ...fitOut, works: 'NEW', contractCents: 8_000 * M * 100, endsOn: '2029-06-01' };
    // 36,000,000 × 1.48 (29 months: six times 8%) = 53,280,000; 0.1% is 53,280, above three caps of 5,000.
    expect(leviedAs(projectContractors, large, levies(3))).toEqual({ levies: ['IA 15000.00'], total: '53295000.00' });
  });
});

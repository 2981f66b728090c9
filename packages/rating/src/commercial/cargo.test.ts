import { describe, expect, test } from 'vitest';
import { type CargoRisk, cargo } from './cargo.ts';
import { leviedAs, ratedAs } from './test-rates.ts';

const voyage: CargoRisk = {
  basis: 'SGL',
  goods: 'ELC',
  packing: 'FCL',
  conveyance: 'SEA',
  invoiceCents: 1_000_000_00,
  clauses: 'ICCA',
  withWar: true,
};
const rated = (changes: Partial<CargoRisk> = {}) => ratedAs(cargo, { ...voyage, ...changes });

describe('marine cargo', () => {
  test.each([
    ['a voyage on 110% of the invoice', {}, ['cargo 1320.00', 'war 275.00'], '1595.00'],
    [
      'every factor, exact, at the minimum of a voyage',
      { goods: 'GAR', invoiceCents: 500_000_00, clauses: 'ICCB', conveyance: 'AIR', packing: 'LCL', withWar: false },
      ['cargo 440.00', 'clauses -110.00', 'air -66.00', 'lessThanContainer 66.00', 'minimum 70.00'],
      '400.00',
    ],
    [
      'war outside the factors',
      { goods: 'FOD', invoiceCents: 800_000_00, clauses: 'ICCC', packing: 'LCL' },
      ['cargo 1760.00', 'clauses -792.00', 'lessThanContainer 242.00', 'war 220.00'],
      '1430.00',
    ],
    [
      'war counted towards the minimum',
      { goods: 'GAR', invoiceCents: 100_000_00 },
      ['cargo 88.00', 'war 27.50', 'minimum 284.50'],
      '400.00',
    ],
    [
      'an open cover on 110% of the turnover',
      { basis: 'OPN', goods: 'MCH', turnoverCents: 20_000_000_00 },
      ['cargo 22000.00', 'war 5500.00'],
      '27500.00',
    ],
    [
      'an open cover at its minimum',
      { basis: 'OPN', goods: 'CHM', turnoverCents: 1_000_000_00 },
      ['cargo 2420.00', 'war 275.00', 'minimum 2305.00'],
      '5000.00',
    ],
    [
      'cartons by land',
      { goods: 'CHM', packing: 'CTN', conveyance: 'LND', withWar: false },
      ['cargo 2420.00'],
      '2420.00',
    ],
  ] satisfies [string, Partial<CargoRisk>, string[], string][])('of %s', (_what, changes, lines, premium) => {
    expect(rated(changes)).toEqual({ lines, premium });
  });

  test('of other goods has no rate', () => {
    expect(rated({ goods: 'OTH' })).toEqual({ kind: 'refer', reasons: ['goods'] });
  });

  test('needs the turnover for an open cover and the invoice for a voyage', () => {
    const { invoiceCents: _, ...open } = voyage;
    expect(ratedAs(cargo, { ...open, basis: 'OPN' })).toEqual({ kind: 'missing', fields: ['turnoverCents'] });
    expect(ratedAs(cargo, open)).toEqual({ kind: 'missing', fields: ['invoiceCents'] });
  });

  test('bears no levy', () => {
    expect(leviedAs(cargo, voyage, { levyByYear: [], ofClass: [] })).toEqual({ levies: [], total: '1595.00' });
  });
});

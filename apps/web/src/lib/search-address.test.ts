import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { listAddress } from '@onegi/contract/lines/address';
import { type AnySearch, lineSearches, type SearchByLine } from '@onegi/contract/lines/all';
import { describe, expect, it } from 'vitest';
import { lineOf, searchOfAddress } from './search-address.ts';

const searches: SearchByLine = {
  TRAVEL: {
    tripType: 'S',
    destination: 'W',
    departOn: '2026-12-05',
    returnOn: '2026-12-12',
    party: 'F',
    withSpouse: true,
    adults: 2,
    children: 3,
    promotionCode: 'TRIP10',
  },
  HOME: { areaBand: '06', areaSqFt: 1_800, buildingType: 'H', buildingAge: 'M' },
  FIRE: { buildingAgeYears: 12, sumInsuredDollars: 3_000_000 },
  OS: { coverYears: 2, persons: 3, startOn: '2026-12-01' },
  MOTOR: {
    cover: 'C',
    make: 'FIA',
    model: '500',
    madeIn: 2023,
    valueDollars: 290_000,
    noClaimDiscountPercent: 60,
    driverCount: 2,
    holderDrives: true,
    drivers: [
      { number: 1, age: 35, experienceYears: 10 },
      { number: 2, age: true, experienceYears: true },
    ],
    hadAccident: false,
    hadOffence: false,
    wasDeclined: true,
  },
  PA: { party: 'F', children: 2, yourClass: '01', spouseClass: '02' },
  PET: { petCount: 1, petType: 'D', petAgeYears: 3, thirdParty: true },
  DH: { nationality: 'X', coverYears: 2 },
  MEDICAL: { careType: 'H', people: '03', age: 42, criticalIllness: true, dental: false },
  GOLF: { party: 'F', withTravel: true },
};

const encoded = (line: LineCode) => lineSearches[line].codec.encode(searches[line] as never) as Record<string, unknown>;
const addressed = (line: LineCode) => new URLSearchParams(listAddress(line, encoded(line)).split('?')[1]);

describe('the search of a quote list', () => {
  it.each(lineCodes)('of %s is the same when its address is read again', (line) => {
    expect(searchOfAddress(addressed(line))).toEqual({ line, search: searches[line] as AnySearch });
  });

  it('writes drivers so that people can read them', () => {
    expect(addressed('MOTOR').get('driverList')).toBe('1-35-10,2-T-T');
  });

  it('says nothing of how the list is sorted and filtered', () => {
    const address = addressed('HOME');
    address.set('sort', 'ASC');
    address.set('isrList', 'LPG');
    expect(searchOfAddress(address)?.search).toEqual(searches.HOME);
  });

  it('is none when the address lacks a part, or holds what no search can be', () => {
    for (const [name, value] of [
      ['areaNumber', ''],
      ['areaNumber', '5001'],
      ['areaNumber', 'large'],
      ['typeBuild', 'Z'],
    ] as const) {
      const address = addressed('HOME');
      address.set(name, value);
      expect(searchOfAddress(address)).toBeUndefined();
    }
    expect(searchOfAddress(new URLSearchParams('prod=BOAT'))).toBeUndefined();
  });
});

it('an address that names no product is about travel', () => {
  expect(lineOf(new URLSearchParams(''))).toBe('TRAVEL');
  expect(lineOf(new URLSearchParams('prod=motor'))).toBe('MOTOR');
  expect(lineOf(new URLSearchParams('prod=BP'))).toBeUndefined();
});

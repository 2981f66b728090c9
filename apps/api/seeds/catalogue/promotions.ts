import type { Promotion } from '../../src/ports/catalogue.ts';

const VALID = { validFrom: '2026-01-01', validTo: '2027-12-31' } as const;
const open = { ...VALID, rule: null, failure: null } as const;

/** Sample promotion codes. Facts of a rule are the domain names of the line's risk. */
export const promotions: readonly Promotion[] = [
  {
    code: 'TRIP10',
    line: 'TRAVEL',
    discountBasisPoints: 1_000,
    ...VALID,
    rule: { fact: 'tripType', is: 'S' },
    failure: { en: 'This code applies to single-trip cover only.', zhHant: '此優惠碼只適用於單次旅程。' },
  },
  // New business only: everything sold here is new business.
  { code: 'HOME15', line: 'HOME', discountBasisPoints: 1_500, ...open },
  {
    code: 'FIRE5',
    line: 'FIRE',
    discountBasisPoints: 500,
    ...VALID,
    rule: { fact: 'sumInsuredDollars', atLeast: 2_000_000 },
    failure: { en: 'Sum insured is below the minimum for this code.', zhHant: '投保額低於此優惠碼的最低要求。' },
  },
  {
    code: 'DRIVE8',
    line: 'MOTOR',
    discountBasisPoints: 800,
    ...VALID,
    rule: { fact: 'noClaimDiscountPercent', atLeast: 40 },
    failure: {
      en: 'This code requires a no-claim discount of 40% or above.',
      zhHant: '此優惠碼須享有 40% 或以上無索償折扣。',
    },
  },
  {
    code: 'HELPER12',
    line: 'DH',
    discountBasisPoints: 1_200,
    ...VALID,
    rule: { fact: 'coverYears', is: 2 },
    failure: { en: 'This code applies to two-year cover only.', zhHant: '此優惠碼只適用於兩年保障期。' },
  },
  {
    code: 'CARE10',
    line: 'MEDICAL',
    discountBasisPoints: 1_000,
    ...VALID,
    rule: { fact: 'careType', is: 'H' },
    failure: { en: 'This code applies to hospital care only.', zhHant: '此優惠碼只適用於住院保障。' },
  },
  { code: 'SAFE20', line: 'PA', discountBasisPoints: 2_000, ...open },
  {
    code: 'PAW10',
    line: 'PET',
    discountBasisPoints: 1_000,
    ...VALID,
    rule: { fact: 'petAgeYears', atMost: 6 },
    failure: { en: 'This code applies to pets aged 6 or below.', zhHant: '此優惠碼只適用於 6 歲或以下寵物。' },
  },
  { code: 'STUDY100', line: 'OS', discountBasisPoints: 300, ...open },
  {
    code: 'OLDCODE',
    line: null,
    discountBasisPoints: 1_000,
    validFrom: '2025-01-01',
    validTo: '2025-12-31',
    rule: null,
    failure: null,
  },
];

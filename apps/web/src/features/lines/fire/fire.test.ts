import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { fireForm } from './form.ts';
import type { FireForm } from './form-values.ts';

const today = '2026-11-21';
const good: FireForm = { buildingAgeYears: 12, sumInsuredDollars: 3_000_000, promotionCode: '' };
const errors = (changes: Partial<FireForm>) => errorsOf(fireForm, { ...good, ...changes }, today);

describe('a fire search', () => {
  it('needs both answers [P-5-02]', async () => {
    expect(await errorsOf(fireForm, fireForm.starting({}, today), today)).toEqual({
      buildingAgeYears: 'The field cannot be empty',
      sumInsuredDollars: 'The field cannot be empty',
    });
  });

  it('takes buildings of 1 to 99 years [P-5-03]', async () => {
    const words = { buildingAgeYears: 'Age of Building must be within 1-99' };
    expect(await errors({ buildingAgeYears: 0 })).toEqual(words);
    expect(await errors({ buildingAgeYears: 100 })).toEqual(words);
    expect(await errors({ buildingAgeYears: 'old' })).toEqual(words);
    expect(await errors({ buildingAgeYears: 1 })).toEqual({});
    expect(await errors({ buildingAgeYears: 99 })).toEqual({});
  });

  it('comes back from its address, what was typed wrongly too', () => {
    expect(searchedBy(fireForm, good)).toEqual({ buildingAgeYears: 12, sumInsuredDollars: 3_000_000 });
    const typed = { ...good, buildingAgeYears: '12 years' };
    expect(broughtBack(fireForm, typed)).toMatchObject({ buildingAgeYears: '12 years' });
    expect(searchedBy(fireForm, typed)).toBeUndefined();
  });

  it('has a text for every field, under the names of the API', () => {
    expect(missingTexts(fireForm)).toEqual([]);
    expect(foreignNames(fireForm)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { typedNumber } from '../typed-number.ts';
import { homeByArea, homeForm } from './form.ts';
import type { HomeForm } from './form-values.ts';

const today = '2026-11-21';
const start = homeForm.starting({}, today);
const errors = (changes: Partial<HomeForm>) => errorsOf(homeForm, { ...start, ...changes }, today);

describe('a home search', () => {
  it('starts with an apartment under 500 sq ft, within 35 years', async () => {
    expect(await errors({})).toEqual({});
    expect(searchedBy(homeForm, start)).toEqual({ areaBand: '01', buildingType: 'A', buildingAge: 'W' });
  });

  it('asks for the gross floor area with Others alone [P-5-09]', async () => {
    expect(await errors({ areaSqFt: 9_999 })).toEqual({});
    expect(await errors({ areaBand: '06' })).toEqual({ areaSqFt: 'This field is required' });
    expect(await errors({ areaBand: '06', areaSqFt: 0 })).toEqual({ areaSqFt: 'Gross Area must be greater than 0' });
    expect(await errors({ areaBand: '06', areaSqFt: 5_001 })).toEqual({
      areaSqFt: 'Gross Area must be less than 5000',
    });
    expect(await errors({ areaBand: '06', areaSqFt: 1 })).toEqual({});
    expect(await errors({ areaBand: '06', areaSqFt: 5_000 })).toEqual({});
  });

  it('leaves the area of another band out of the search, and keeps it in the form', () => {
    const form = { ...start, areaBand: '02' as const, areaSqFt: 1_800 };
    expect(searchedBy(homeForm, form)).not.toHaveProperty('areaSqFt');
    expect(broughtBack(homeForm, form)).toMatchObject({ areaBand: '02', areaSqFt: 1_800 });
  });

  it('comes back from its address as it was typed', () => {
    const form: HomeForm = {
      areaBand: '06',
      areaSqFt: 1_800,
      buildingType: 'H',
      buildingAge: 'M',
      promotionCode: 'HOME15',
    };
    expect(broughtBack(homeForm, form)).toEqual(form);
    expect(searchedBy(homeForm, form)).toEqual(form);
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(homeForm)).toEqual([]);
    expect(foreignNames(homeForm)).toEqual([]);
  });
});

it('the landing page asks for the number, which is the band Others [P-2.1-05]', () => {
  expect(homeByArea.starting({ areaBand: '02' }, today).areaBand).toBe('06');
});

describe('a number that is typed', () => {
  it.each([
    ['007', 7],
    ['1,800 sq ft', 1800],
    ['0', 0],
    ['', ''],
    ['abc', ''],
  ])('%s is read as %s [P-5-09]', (typed, read) => {
    expect(typedNumber(typed)).toBe(read);
  });
});

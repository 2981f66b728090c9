import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../lib/search-params.ts';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { changeDriver, changeDriverCount, changeMake, motorForm } from './form.ts';
import type { MotorForm } from './form-values.ts';

const today = '2026-11-21';
const start = motorForm.starting({}, today);
const good: MotorForm = {
  ...start,
  make: 'TOY',
  model: 'YARIS',
  madeIn: 2023,
  valueDollars: 290_000,
  hadAccident: false,
  hadOffence: false,
  wasDeclined: false,
};
const searched = (changes: Partial<MotorForm>) => searchedBy(motorForm, { ...good, ...changes });
const errors = (changes: Partial<MotorForm>) => errorsOf(motorForm, { ...good, ...changes }, today);
const ordinary = (number: number) => ({ number, age: true, experienceYears: true }) as const;

describe('a motor search', () => {
  it('starts comprehensive, with one ordinary driver', async () => {
    expect(await errors({})).toEqual({});
    expect(searchedBy(motorForm, good)).toEqual({
      cover: 'C',
      make: 'TOY',
      model: 'YARIS',
      madeIn: 2023,
      valueDollars: 290_000,
      noClaimDiscountPercent: 0,
      driverCount: 1,
      holderDrives: true,
      drivers: [ordinary(1)],
      hadAccident: false,
      hadOffence: false,
      wasDeclined: false,
    });
  });

  it('needs to know the car [P-5-04]', async () => {
    expect(await errorsOf(motorForm, start, today)).toEqual({
      make: 'This field is required',
      model: 'This field is required',
      madeIn: 'This field is required',
      valueDollars: 'This field is required',
      hadAccident: 'This field is required',
      hadOffence: 'This field is required',
      wasDeclined: 'This field is required',
    });
  });

  it('answers nothing about the history for anybody', () => {
    expect(start).toMatchObject({ hadAccident: undefined, hadOffence: undefined, wasDeclined: undefined });
    expect(addressOf('MOTOR', motorForm.params, start).get('accident')).toBeNull();
  });

  it('asks for the value in digits, with comprehensive cover alone [P-5-05]', async () => {
    expect(await errors({ valueDollars: '290k' })).toEqual({ valueDollars: 'Please enter number' });
    expect(await errors({ cover: 'T', valueDollars: '290k' })).toEqual({});
    expect(searched({ cover: 'T' })).not.toHaveProperty('valueDollars');
  });

  it('takes cars of this year and the 49 before [P-5-07]', async () => {
    const words = { madeIn: 'The year of manufacture must be within the last 50 years' };
    expect(await errors({ madeIn: 2026 })).toEqual({});
    expect(await errors({ madeIn: 1977 })).toEqual({});
    expect(await errors({ madeIn: 1976 })).toEqual(words);
    expect(await errors({ madeIn: 2027 })).toEqual(words);
  });

  it('asks what was claimed after an accident alone', async () => {
    expect(await errors({ hadAccident: true })).toEqual({ claimsDollars: 'This field is required' });
    expect(await errors({ hadAccident: true, claimsDollars: 25_000 })).toEqual({});
    expect(searched({ claimsDollars: 25_000 })).not.toHaveProperty('claimsDollars');
  });

  it('takes 1 to 9 drivers [P-5-06]', async () => {
    const words = { driverCount: 'Named drivers can be 1 to 9' };
    expect(await errors(changeDriverCount(good, 9))).toEqual({});
    expect(await errors(changeDriverCount(good, 10))).toEqual(words);
    expect(await errors(changeDriverCount(good, 0))).toEqual(words);
    expect(await errors(changeDriverCount(good, ''))).toEqual({ driverCount: 'This field is required' });
  });

  it('asks for the years of a driver who is not ordinary', async () => {
    const two = changeDriverCount(good, 2);
    expect(await errors(changeDriver(two, { number: 2, age: '', experienceYears: '' }))).toEqual({
      'drivers.1.age': 'This field is required',
      'drivers.1.experienceYears': 'This field is required',
    });
    expect(await errors(changeDriver(two, { number: 2, age: 16, experienceYears: 0 }))).toEqual({
      'drivers.1.age': 'A driver must be 17 to 99 years old',
    });
    expect(await errors(changeDriver(two, { number: 2, age: 24, experienceYears: 2 }))).toEqual({});
  });
});

describe('the form', () => {
  const young = changeDriver(changeDriverCount(good, 2), { number: 1, age: 24, experienceYears: 2 });

  it('keeps driver 1 and starts the others anew when their number changes [P-4-06]', () => {
    const named = changeDriver(young, { number: 2, age: 70, experienceYears: true });
    expect(changeDriverCount(named, 3).drivers).toEqual([
      { number: 1, age: 24, experienceYears: 2 },
      ordinary(2),
      ordinary(3),
    ]);
    expect(changeDriverCount(named, 2).drivers).toEqual(named.drivers);
  });

  it('leaves the drivers alone while their number is half typed', () => {
    for (const typed of ['', 'x', 0, 10]) expect(changeDriverCount(young, typed).drivers).toEqual(young.drivers);
  });

  it('forgets the model of another make', () => {
    expect(changeMake(good, 'HON')).toMatchObject({ make: 'HON', model: '' });
  });
});

describe('a motor search in the address', () => {
  const family: MotorForm = {
    cover: 'C',
    make: 'FIA',
    model: '500',
    madeIn: 2018,
    valueDollars: 380_000,
    noClaimDiscountPercent: 20,
    driverCount: 3,
    holderDrives: false,
    drivers: [{ number: 1, age: 45, experienceYears: 20 }, { number: 2, age: 24, experienceYears: true }, ordinary(3)],
    hadAccident: true,
    claimsDollars: 25_000,
    hadOffence: false,
    wasDeclined: true,
    promotionCode: 'DRIVE5',
  };

  it('is the same search when it is read again, the same form too', () => {
    expect(searchedBy(motorForm, family)).toEqual(family);
    expect(broughtBack(motorForm, family)).toEqual(family);
  });

  it('keeps a driver whose years are still to be typed', () => {
    const typing = { ...family, drivers: [{ number: 1, age: '', experienceYears: 3 }, ordinary(2), ordinary(3)] };
    expect(broughtBack(motorForm, typing)).toEqual(typing);
    expect(searchedBy(motorForm, typing)).toBeUndefined();
  });

  it('has as many drivers as it says, whatever it lists', () => {
    expect(motorForm.starting({ driverCount: 2 }, today).drivers).toEqual([ordinary(1), ordinary(2)]);
    expect(motorForm.starting({ driverCount: 1, drivers: family.drivers }, today).drivers).toEqual([family.drivers[0]]);
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(motorForm)).toEqual([]);
    expect(foreignNames(motorForm)).toEqual([]);
  });
});

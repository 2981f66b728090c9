import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { medicalForm } from './form.ts';
import type { MedicalForm } from './form-values.ts';

const today = '2026-11-21';
const start = medicalForm.starting({}, today);
const good: MedicalForm = { ...start, age: 35 };
const searched = (changes: Partial<MedicalForm>) => searchedBy(medicalForm, { ...good, ...changes });
const errors = (changes: Partial<MedicalForm>) => errorsOf(medicalForm, { ...good, ...changes }, today);

describe('a medical search', () => {
  it('asks for the age in hospital care alone [P-5-13]', async () => {
    expect(await errors({})).toEqual({});
    expect(await errors({ age: '' })).toEqual({ age: 'This field is required' });
    expect(await errors({ age: 0 })).toEqual({ age: 'Age must be greater than 0' });
    expect(await errors({ age: 1 })).toEqual({});
    for (const careType of ['D', 'O'] as const) expect(await errors({ careType, age: '' })).toEqual({});
  });

  it('says of the extra benefits what is wanted, with hospital care alone', () => {
    const wanted = { clinical: true, maternity: true };
    expect(searched(wanted)).toEqual({
      careType: 'H',
      people: '01',
      age: 35,
      clinical: true,
      maternity: true,
    });
    expect(searched({ ...wanted, careType: 'D' })).toEqual({ careType: 'D', people: '01' });
  });

  it('comes back from its address as it was typed', () => {
    const form: MedicalForm = {
      careType: 'H',
      people: '03',
      age: 42,
      clinical: false,
      dental: true,
      criticalIllness: true,
      maternity: false,
      chineseMedicine: true,
      promotionCode: 'HEALTH10',
    };
    expect(broughtBack(medicalForm, form)).toEqual(form);
    expect(searchedBy(medicalForm, form)).toEqual({
      careType: 'H',
      people: '03',
      age: 42,
      dental: true,
      criticalIllness: true,
      chineseMedicine: true,
      promotionCode: 'HEALTH10',
    });
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(medicalForm)).toEqual([]);
    expect(foreignNames(medicalForm)).toEqual([]);
  });
});

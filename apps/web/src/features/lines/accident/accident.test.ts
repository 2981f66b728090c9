import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { accidentForm } from './form.ts';
import type { AccidentForm } from './form-values.ts';

const today = '2026-11-21';
const start = accidentForm.starting({}, today);
const searched = (changes: Partial<AccidentForm>) => searchedBy(accidentForm, { ...start, ...changes });
const errors = (changes: Partial<AccidentForm>) => errorsOf(accidentForm, { ...start, ...changes }, today);

describe('a personal accident search', () => {
  it('starts with yourself in class 1, without children', async () => {
    expect(await errors({})).toEqual({});
    expect(searchedBy(accidentForm, start)).toEqual({ party: 'I', children: 0, yourClass: '01' });
  });

  it('takes no fewer than no children [P-5-12]', async () => {
    expect(await errors({ children: '-1' })).toEqual({ children: 'Please enter an integer' });
    expect(await errors({ children: 'two' })).toEqual({ children: 'Please enter an integer' });
    expect(await errors({ children: 21 })).toEqual({ children: 'Amount cannot exceed 20' });
  });

  it('asks for the work of the spouse who is insured too, and of nobody else', () => {
    expect(searched({ party: 'F', spouseClass: '03' })).toMatchObject({ spouseClass: '03' });
    expect(searched({ spouseClass: '03' })).not.toHaveProperty('spouseClass');
  });

  it('comes back from its address as it was typed', () => {
    const form: AccidentForm = {
      party: 'F',
      children: 2,
      yourClass: '01',
      spouseClass: '04',
      promotionCode: 'SAFE10',
    };
    expect(broughtBack(accidentForm, form)).toEqual(form);
    expect(searchedBy(accidentForm, form)).toEqual(form);
  });

  it('does not offer class 5 online [P-9-03]', () => {
    expect(accidentForm.params.yourClass.read('05')).toBeUndefined();
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(accidentForm)).toEqual([]);
    expect(foreignNames(accidentForm)).toEqual([]);
  });
});

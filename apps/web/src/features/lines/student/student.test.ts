import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { studentForm } from './form.ts';
import type { StudentForm } from './form-values.ts';

const today = '2026-11-21';
const start = studentForm.starting({}, today);
const errors = (changes: Partial<StudentForm>) => errorsOf(studentForm, { ...start, ...changes }, today);

describe('an overseas student search', () => {
  it('starts with one person for one year from today', async () => {
    expect(await errors({})).toEqual({});
    expect(searchedBy(studentForm, start)).toEqual({ coverYears: 1, persons: 1, startOn: today });
  });

  it('covers no day before today, and starts within 90 days [P-5-11]', async () => {
    expect(await errors({ startOn: '2026-11-20' })).toEqual({ startOn: 'Cover cannot start before today' });
    expect(await errors({ startOn: '2027-02-19' })).toEqual({});
    expect(await errors({ startOn: '2027-02-20' })).toEqual({ startOn: 'Cover must start within {days} days' });
    expect(await errors({ startOn: '31/02/2027' })).toHaveProperty('startOn');
    expect(await errors({ startOn: '' })).toEqual({ startOn: 'This field is required' });
  });

  it('is for at least one person [P-5-10]', async () => {
    expect(await errors({ persons: 0 })).toEqual({ persons: 'Please enter an integer' });
    expect(await errors({ persons: 'two' })).toEqual({ persons: 'Please enter an integer' });
    expect(await errors({ persons: 21 })).toEqual({ persons: 'Amount cannot exceed 20' });
  });

  it('comes back from its address as it was typed', () => {
    const form: StudentForm = { coverYears: 2, persons: 3, startOn: '2026-12-01', promotionCode: 'STUDY100' };
    expect(broughtBack(studentForm, form)).toEqual(form);
    expect(searchedBy(studentForm, form)).toEqual(form);
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(studentForm)).toEqual([]);
    expect(foreignNames(studentForm)).toEqual([]);
  });
});

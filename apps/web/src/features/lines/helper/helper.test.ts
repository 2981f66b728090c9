import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { helperForm } from './form.ts';
import type { HelperForm } from './form-values.ts';

const start = helperForm.starting({}, '2026-11-21');

describe('a domestic helper search', () => {
  it('starts with one year for a helper from the Philippines', async () => {
    expect(await errorsOf(helperForm, start, '2026-11-21')).toEqual({});
    expect(searchedBy(helperForm, start)).toEqual({ nationality: 'P', coverYears: 1 });
  });

  it('comes back from its address as it was chosen', () => {
    const form: HelperForm = { nationality: 'X', coverYears: 2, promotionCode: 'HELPER12' };
    expect(broughtBack(helperForm, form)).toEqual(form);
    expect(searchedBy(helperForm, form)).toEqual(form);
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(helperForm)).toEqual([]);
    expect(foreignNames(helperForm)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { petForm } from './form.ts';
import type { PetForm } from './form-values.ts';

const start = petForm.starting({}, '2026-11-21');

describe('a pet search', () => {
  it('starts with one dog of the first age, without liability', async () => {
    expect(await errorsOf(petForm, start, '2026-11-21')).toEqual({});
    expect(searchedBy(petForm, start)).toEqual({ petCount: 1, petType: 'D', petAgeYears: 0, thirdParty: false });
  });

  it('offers the ages from six months to nine years [P-2.2-08]', () => {
    expect(petForm.params.petAgeYears.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(petForm.params.petAgeYears.read('10')).toBeUndefined();
  });

  it('comes back from its address as it was chosen', () => {
    const form: PetForm = { petCount: 1, petType: 'C', petAgeYears: 9, thirdParty: true, promotionCode: 'PAW10' };
    expect(broughtBack(petForm, form)).toEqual(form);
    expect(searchedBy(petForm, form)).toEqual(form);
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(petForm)).toEqual([]);
    expect(foreignNames(petForm)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { broughtBack, errorsOf, foreignNames, missingTexts, searchedBy } from '../test-line.ts';
import { golfForm } from './form.ts';
import type { GolfForm } from './form-values.ts';

const start = golfForm.starting({}, '2026-11-21');

describe('a golf search', () => {
  it('starts with one player, without travel insurance', async () => {
    expect(await errorsOf(golfForm, start, '2026-11-21')).toEqual({});
    expect(searchedBy(golfForm, start)).toEqual({ party: 'I', withTravel: false });
  });

  it('comes back from its address as it was chosen', () => {
    const form: GolfForm = { party: 'F', withTravel: true, promotionCode: 'GREEN' };
    expect(broughtBack(golfForm, form)).toEqual(form);
    expect(searchedBy(golfForm, form)).toEqual(form);
  });

  it('has a text for every field and choice, under the names of the API', () => {
    expect(missingTexts(golfForm)).toEqual([]);
    expect(foreignNames(golfForm)).toEqual([]);
  });
});

import { lineFields as f } from '../fields/lines.ts';
import { searchShape } from './search.ts';

/** Age 0 is six months to below one year. */
export const petSearch = searchShape({
  petCount: f.petCount,
  petType: f.petType,
  petAgeYears: f.petAgeYears,
  thirdParty: f.thirdParty,
});

export const petDefaults = { petCount: 1, petType: 'D', petAgeYears: 0, thirdParty: false } as const;

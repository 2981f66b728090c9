import { lineFields as f } from '../fields/lines.ts';
import { searchShape } from './search.ts';

export const fireSearch = searchShape({
  buildingAgeYears: f.buildingAgeYears,
  sumInsuredDollars: f.sumInsuredDollars,
});

export const fireDefaults = {} as const;

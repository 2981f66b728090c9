import { lineFields as f } from '../fields/lines.ts';
import { optional } from '../shape.ts';
import { searchShape } from './search.ts';

/** Gross floor area in square feet: a band, or the number itself in band 06. */
export const homeSearch = searchShape(
  {
    areaBand: f.areaBand,
    areaSqFt: optional(f.areaSqFt),
    buildingType: f.buildingType,
    buildingAge: f.buildingAge,
  },
  [
    ({ areaBand, areaSqFt }) =>
      areaBand === '06' && areaSqFt === undefined ? [{ field: 'areaSqFt', message: 'validation.required' }] : [],
  ],
);

export const homeDefaults = { areaBand: '01', buildingType: 'A', buildingAge: 'W' } as const;

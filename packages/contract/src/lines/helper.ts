import { lineFields as f } from '../fields/lines.ts';
import { searchShape } from './search.ts';

export const helperSearch = searchShape({
  nationality: f.nationality,
  coverYears: f.helperCoverYears,
});

export const helperDefaults = { nationality: 'P', coverYears: 1 } as const;

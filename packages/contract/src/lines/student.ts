import { lineFields as f } from '../fields/lines.ts';
import { searchShape } from './search.ts';

export const studentSearch = searchShape({
  coverYears: f.coverYears,
  persons: f.persons,
  startOn: f.startOn,
});

/** The first day is filled in by the page: today. */
export const studentDefaults = { coverYears: 1, persons: 1 } as const;

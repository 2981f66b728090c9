import { lineFields as f } from '../fields/lines.ts';
import { optional } from '../shape.ts';
import { searchShape } from './search.ts';

export const medicalSearch = searchShape(
  {
    careType: f.careType,
    people: f.people,
    /** Of the applicant; hospital care alone is priced by it. */
    age: optional(f.age),
    clinical: optional(f.clinical),
    dental: optional(f.dental),
    criticalIllness: optional(f.criticalIllness),
    maternity: optional(f.maternity),
    chineseMedicine: optional(f.chineseMedicine),
  },
  [
    ({ careType, age }) =>
      careType === 'H' && age === undefined ? [{ field: 'age', message: 'validation.required' }] : [],
  ],
);

export const medicalDefaults = { careType: 'H', people: '01' } as const;

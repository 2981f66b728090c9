import { lineFields as f } from '../fields/lines.ts';
import { optional } from '../shape.ts';
import { searchShape } from './search.ts';

export const accidentSearch = searchShape(
  {
    party: f.accidentParty,
    children: f.familyChildren,
    yourClass: f.yourClass,
    spouseClass: optional(f.spouseClass),
  },
  [
    ({ party, spouseClass }) =>
      party === 'F' && spouseClass === undefined ? [{ field: 'spouseClass', message: 'validation.required' }] : [],
  ],
);

export const accidentDefaults = { party: 'I', children: 0, yourClass: '01', spouseClass: '01' } as const;

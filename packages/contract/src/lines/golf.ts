import { lineFields as f } from '../fields/lines.ts';
import { searchShape } from './search.ts';

export const golfSearch = searchShape({ party: f.golfParty, withTravel: f.withTravel });

export const golfDefaults = { party: 'I', withTravel: false } as const;

import type { LineCode } from '@onegi/contract/lines';

/** Where a line's texts are, and what its folder is called everywhere. */
export const lineNames = {
  TRAVEL: 'travel',
  HOME: 'home',
  FIRE: 'fire',
  OS: 'student',
  MOTOR: 'motor',
  PA: 'accident',
  PET: 'pet',
  DH: 'helper',
  MEDICAL: 'medical',
  GOLF: 'golf',
} as const satisfies Record<LineCode, string>;

export type LineName = (typeof lineNames)[LineCode];

interface LinePages {
  landing: string;
  /** Step 1; a line whose landing page asks everything has none of its own. */
  search: string;
}

/** Where each line begins. A line added to the contract must be added here to compile. */
export const linePages = {
  TRAVEL: { landing: '/travelIndex', search: '/travel-searchPlan' },
  HOME: { landing: '/homeIndex', search: '/home-searchPlan' },
  FIRE: { landing: '/fireIndex', search: '/fire-searchPlan' },
  OS: { landing: '/overseaSIndex', search: '/overseas-searchPlan' },
  MOTOR: { landing: '/motorIndex', search: '/motor-searchPlan' },
  PA: { landing: '/PAIndex', search: '/PA-searchPlan' },
  PET: { landing: '/petsIndex', search: '/pets-searchPlan' },
  DH: { landing: '/domesticIndex', search: '/domestic-searchPlan' },
  MEDICAL: { landing: '/medicalIndex', search: '/medical-searchPlan' },
  GOLF: { landing: '/golfIndex', search: '/golfIndex' },
} satisfies Record<LineCode, LinePages>;

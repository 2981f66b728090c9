import type { SoldLine } from '@onegi/contract/lines';

interface LinePages {
  landing: string;
  search: string;
}

/** Where each line that is sold begins. A line added to the contract must be added here to compile. */
export const linePages = {
  TRAVEL: { landing: '/travelIndex', search: '/travel-searchPlan' },
} satisfies Record<SoldLine, LinePages>;

export const soldLines = Object.keys(linePages) as SoldLine[];

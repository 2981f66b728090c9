import type { LineSeed } from '../line-seed.ts';
import { travelBenefits } from './benefits.ts';
import { travelNotes } from './notes.ts';
import { travelOptionalCovers } from './optional-covers.ts';
import { travelPlans } from './plans.ts';
import { travelTariff } from './tariff.ts';

export const travel: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First travel tariff',
  plans: travelPlans,
  cells: travelTariff,
  benefits: travelBenefits,
  notes: travelNotes,
  optionalCovers: travelOptionalCovers,
};

import type { LineSeed } from '../line-seed.ts';
import { golfBenefits } from './benefits.ts';
import { golfNotes } from './notes.ts';
import { golfOptionalCovers } from './optional-covers.ts';
import { golfPlans } from './plans.ts';
import { golfTariff } from './tariff.ts';

export const golf: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First golf tariff',
  plans: golfPlans,
  cells: golfTariff,
  benefits: golfBenefits,
  notes: golfNotes,
  optionalCovers: golfOptionalCovers,
};

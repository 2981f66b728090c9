import type { LineSeed } from '../line-seed.ts';
import { homeBenefits } from './benefits.ts';
import { homeNotes } from './notes.ts';
import { homeOptionalCovers } from './optional-covers.ts';
import { homePlans } from './plans.ts';
import { homeTariff } from './tariff.ts';

export const home: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First home tariff',
  plans: homePlans,
  cells: homeTariff,
  benefits: homeBenefits,
  notes: homeNotes,
  optionalCovers: homeOptionalCovers,
};

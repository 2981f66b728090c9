import type { LineSeed } from '../line-seed.ts';
import { petBenefits } from './benefits.ts';
import { petNotes } from './notes.ts';
import { petOptionalCovers } from './optional-covers.ts';
import { petPlans } from './plans.ts';
import { petTariff } from './tariff.ts';

export const pet: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First pet tariff',
  plans: petPlans,
  cells: petTariff,
  benefits: petBenefits,
  notes: petNotes,
  optionalCovers: petOptionalCovers,
};

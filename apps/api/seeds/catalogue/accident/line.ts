import type { LineSeed } from '../line-seed.ts';
import { accidentBenefits } from './benefits.ts';
import { accidentNotes } from './notes.ts';
import { accidentOptionalCovers } from './optional-covers.ts';
import { accidentPlans } from './plans.ts';
import { accidentTariff } from './tariff.ts';

export const accident: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First personal accident tariff',
  plans: accidentPlans,
  cells: accidentTariff,
  benefits: accidentBenefits,
  notes: accidentNotes,
  optionalCovers: accidentOptionalCovers,
};

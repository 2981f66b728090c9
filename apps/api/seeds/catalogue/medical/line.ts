import type { LineSeed } from '../line-seed.ts';
import { medicalBenefits } from './benefits.ts';
import { medicalNotes } from './notes.ts';
import { medicalOptionalCovers } from './optional-covers.ts';
import { medicalPlans } from './plans.ts';
import { medicalTariff } from './tariff.ts';

export const medical: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First medical tariff',
  plans: medicalPlans,
  cells: medicalTariff,
  benefits: medicalBenefits,
  notes: medicalNotes,
  optionalCovers: medicalOptionalCovers,
};

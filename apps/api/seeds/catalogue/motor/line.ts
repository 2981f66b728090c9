import type { LineSeed } from '../line-seed.ts';
import { motorBenefits } from './benefits.ts';
import { motorNotes } from './notes.ts';
import { motorOptionalCovers } from './optional-covers.ts';
import { motorPlans } from './plans.ts';
import { motorTariff } from './tariff.ts';

export const motor: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First motor tariff',
  plans: motorPlans,
  cells: motorTariff,
  benefits: motorBenefits,
  notes: motorNotes,
  optionalCovers: motorOptionalCovers,
};

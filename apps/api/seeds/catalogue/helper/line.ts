import type { LineSeed } from '../line-seed.ts';
import { helperBenefits } from './benefits.ts';
import { helperNotes } from './notes.ts';
import { helperOptionalCovers } from './optional-covers.ts';
import { helperPlans } from './plans.ts';
import { helperTariff } from './tariff.ts';

export const helper: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First domestic helper tariff',
  plans: helperPlans,
  cells: helperTariff,
  benefits: helperBenefits,
  notes: helperNotes,
  optionalCovers: helperOptionalCovers,
};

import type { LineSeed } from '../line-seed.ts';
import { fireBenefits } from './benefits.ts';
import { fireNotes } from './notes.ts';
import { fireOptionalCovers } from './optional-covers.ts';
import { firePlans } from './plans.ts';
import { fireTariff } from './tariff.ts';

export const fire: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First fire tariff',
  plans: firePlans,
  cells: fireTariff,
  benefits: fireBenefits,
  notes: fireNotes,
  optionalCovers: fireOptionalCovers,
};

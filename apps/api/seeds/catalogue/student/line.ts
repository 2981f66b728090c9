import type { LineSeed } from '../line-seed.ts';
import { studentBenefits } from './benefits.ts';
import { studentNotes } from './notes.ts';
import { studentOptionalCovers } from './optional-covers.ts';
import { studentPlans } from './plans.ts';
import { studentTariff } from './tariff.ts';

export const student: LineSeed = {
  effectiveFrom: '2026-01-01',
  note: 'First overseas student tariff',
  plans: studentPlans,
  cells: studentTariff,
  benefits: studentBenefits,
  notes: studentNotes,
  optionalCovers: studentOptionalCovers,
};

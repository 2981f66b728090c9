import { plansOf } from '../line-seed.ts';

export const studentPlans = plansOf('OS', ['Student', '留學'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 5 },
  SFY: { tiers: 'BSP', relativity: 0.94, discountPercent: 10 },
  BRG: { tiers: 'SP', relativity: 1.04, discountPercent: 0 },
  TDC: { tiers: 'SP', relativity: 1.02, discountPercent: 0 },
  PLV: { tiers: 'P', relativity: 1.1, discountPercent: 0 },
});

import { plansOf } from '../line-seed.ts';

export const homePlans = plansOf('HOME', ['Home', '家居'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  JDF: { tiers: 'BSP', relativity: 0.95, discountPercent: 10 },
  BRG: { tiers: 'SP', relativity: 1.03, discountPercent: 5 },
  EGP: { tiers: 'BSP', relativity: 0.98, discountPercent: 8 },
  MQD: { tiers: 'BS', relativity: 0.88, discountPercent: 0 },
  NQA: { tiers: 'SP', relativity: 1.08, discountPercent: 0 },
  CGV: { tiers: 'BSP', relativity: 1.01, discountPercent: 0 },
  PLV: { tiers: 'P', relativity: 1.12, discountPercent: 0 },
});

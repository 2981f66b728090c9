import { plansOf } from '../line-seed.ts';

export const petPlans = plansOf('PET', ['Pet', '寵物'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  EGP: { tiers: 'BSP', relativity: 0.95, discountPercent: 5 },
  MQD: { tiers: 'BS', relativity: 0.9, discountPercent: 0 },
  CGV: { tiers: 'BSP', relativity: 1.04, discountPercent: 10 },
  PLV: { tiers: 'P', relativity: 1.12, discountPercent: 0 },
});

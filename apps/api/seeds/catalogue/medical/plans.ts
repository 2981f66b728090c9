import { plansOf } from '../line-seed.ts';

export const medicalPlans = plansOf('MEDICAL', ['Medical', '醫療'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0, method: 'B' },
  BRG: { tiers: 'BSP', relativity: 1.02, discountPercent: 0 },
  OVI: { tiers: 'BSP', relativity: 0.97, discountPercent: 5 },
  MQD: { tiers: 'B', relativity: 0.93, discountPercent: 0 },
  PLV: { tiers: 'P', relativity: 1.1, discountPercent: 0, method: 'D' },
});

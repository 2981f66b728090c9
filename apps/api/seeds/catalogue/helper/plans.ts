import { plansOf } from '../line-seed.ts';

export const helperPlans = plansOf('DH', ['Helper', '家傭'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  JDF: { tiers: 'SP', relativity: 1.02, discountPercent: 0 },
  BRG: { tiers: 'BSP', relativity: 0.98, discountPercent: 5 },
  EGP: { tiers: 'BSP', relativity: 0.96, discountPercent: 8 },
  MQD: { tiers: 'BS', relativity: 0.95, discountPercent: 0 },
  CGV: { tiers: 'BSP', relativity: 1.03, discountPercent: 0 },
});

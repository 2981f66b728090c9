import { plansOf } from '../line-seed.ts';

export const golfPlans = plansOf('GOLF', ['Golf', '高爾夫'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  SFY: { tiers: 'SP', relativity: 1.02, discountPercent: 0 },
  TDC: { tiers: 'BSP', relativity: 0.92, discountPercent: 5, method: 'A' },
  PLV: { tiers: 'P', relativity: 1.12, discountPercent: 0 },
});

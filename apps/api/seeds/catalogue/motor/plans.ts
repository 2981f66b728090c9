import { plansOf } from '../line-seed.ts';

export const motorPlans = plansOf('MOTOR', ['Motor', '汽車'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  JDF: { tiers: 'SP', relativity: 1.04, discountPercent: 0 },
  CPW: { tiers: 'BSP', relativity: 0.94, discountPercent: 8, method: 'B' },
  MQD: { tiers: 'BS', relativity: 0.9, discountPercent: 0 },
  FLM: { tiers: 'BS', relativity: 1.02, discountPercent: 0 },
  STP: { tiers: 'BS', relativity: 1.1, discountPercent: 0 },
  PLV: { tiers: 'P', relativity: 1.14, discountPercent: 0 },
});

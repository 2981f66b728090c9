import { plansOf } from '../line-seed.ts';

export const firePlans = plansOf('FIRE', ['Fire', '火險'], {
  LPG: { tiers: 'BSP', relativity: 1.0, discountPercent: 0 },
  JDF: { tiers: 'BSP', relativity: 0.92, discountPercent: 5 },
  EGP: { tiers: 'BS', relativity: 1.02, discountPercent: 0 },
  MQD: { tiers: 'B', relativity: 0.9, discountPercent: 0 },
  NQA: { tiers: 'SP', relativity: 1.06, discountPercent: 0 },
  FLM: { tiers: 'BSP', relativity: 0.98, discountPercent: 0 },
  STP: { tiers: 'BS', relativity: 1.05, discountPercent: 0 },
});

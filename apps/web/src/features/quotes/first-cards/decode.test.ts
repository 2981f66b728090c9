import { type PlanCard, type PlanFacts, planCard, planFacts } from '@onegi/contract/calls/quotes/shapes';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { plansOf } from './decode.ts';
import { samples } from './samples.ts';
import { answerNames } from './sources-of-contract.ts';

type Answer = Record<string, unknown>;

const card: PlanCard = {
  ...(Object.fromEntries(
    Object.entries(samples[0] ?? {}).filter(([name]) => name in planCard.fields),
  ) as unknown as PlanCard),
  line: 'TRAVEL',
  insurer: 'LPG',
  plan: 'LPG-TRAVEL-S',
  beforeDiscountCents: 18908,
  totalCents: 17005,
  quoteRef: 'reference-of-quote',
};
const facts: PlanFacts = {
  plan: card.plan,
  highlights: [
    { benefitCode: 'TR01', benefit: 'Medical', benefitZh: '醫療', text: 'HK$1', textZh: '一元', covered: true },
  ],
  special: { text: 'special', textZh: '特別' },
  missing: null,
};

it('reads a list as the contract does', () => {
  const referred: PlanCard = { ...card, plan: 'SFY-TRAVEL-S', beforeDiscountCents: null, totalCents: null };
  const prices = [card, referred].map((each) => z.encode(planCard.codec, each) as Answer);
  const [first, second] = plansOf(prices, [z.encode(planFacts.codec, facts) as Answer], answerNames);
  expect(first).toMatchObject({ ...card, ...facts });
  expect(second).toMatchObject({ ...referred, highlights: [], special: null, missing: null });
});

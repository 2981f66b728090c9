import { getBenefitGuide } from '@onegi/contract/calls/quotes/benefit-guide';
import { type GuideName, guideNames, guides, guidesOf } from '@onegi/contract/guides';
import { lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBenefitGroup } from '../catalogue/benefit-groups.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

async function guideOf(name: GuideName) {
  const { line, group } = guides[name];
  const { status, data } = await call(shop, 'GET', `/buy/benefit-guide?prod=${line}&group=${group}`);
  expect(status).toBe(200);
  return getBenefitGuide.answer.codec.decode(data);
}

test.each(guideNames)('the guide %s tells every figure as the catalogue has it', async (name) => {
  const { line, group } = guides[name];
  const version = shop.deps.catalogue.current().line(line);
  const guide = await guideOf(name);
  const shown = guide.benefits.flatMap(({ benefitCode, insurers }) =>
    insurers.flatMap(({ insurer, plans }) =>
      plans.map(({ plan, text, textZh, covered }) => [benefitCode, insurer, plan, text, textZh, covered]),
    ),
  );
  const sold = version.plans.flatMap(({ code, insurer, benefits }) =>
    benefits
      .filter((benefit) => benefit.group === group)
      .map((benefit) => [benefit.code, insurer.code, code, benefit.text.en, benefit.text.zhHant, benefit.covered]),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.toSorted()).toEqual(sold.toSorted());
  expect(guide.tariffFrom).toBe(version.effectiveFrom);
  const excluded = version.notes.filter(({ kind }) => (kind ?? 'exclusion') === 'exclusion');
  expect(guide.exclusions).toEqual(excluded.map(({ text }) => ({ text: text.en, textZh: text.zhHant })));
  expect(guide.exclusions.length).toBeGreaterThan(0);
});

test('every line has two to four guides, each under a heading of the benefit tables', () => {
  for (const line of lineCodes) expect([2, 3, 4]).toContain(guidesOf(line).length);
  expect(guideNames.filter((name) => !isBenefitGroup(guides[name].group))).toEqual([]);
});

test('there is no guide to what is not sold, nor under a heading without benefits', async () => {
  expect((await call(shop, 'GET', '/buy/benefit-guide?prod=BP&group=medical')).code).toBe('plan.notFound');
  expect((await call(shop, 'GET', '/buy/benefit-guide?prod=TRAVEL&group=vet')).code).toBe('plan.notFound');
});

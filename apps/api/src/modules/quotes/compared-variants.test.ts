import { lineFields as l } from '@onegi/contract/fields/lines';
import { quoteFields as q } from '@onegi/contract/fields/quotes';
import type { LineCode } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { lineExamples } from '@onegi/testing/factories/lines';
import { call, wire } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

/** A plan of a line as the list for a search has it, with its price. */
async function listed(line: LineCode, search: Json, plan: string): Promise<Json> {
  const { path, search: usual } = lineExamples[line];
  const { data } = await call(shop, 'POST', path, { ...usual, ...search });
  const card = data.find((each: Json) => each[wire.plan] === plan);
  return { isr: card[q.insurer.wire], plan, quoteRef: card.quoteRef };
}

const comprehensive = () => listed('MOTOR', { [l.cover.wire]: 'C' }, 'LPG-MOTOR-S');
const thirdParty = (plan = 'JDF-MOTOR-S') => listed('MOTOR', { [l.cover.wire]: 'T' }, plan);

const ownDamage = 'Own damage, fire and theft';

test('beside a comprehensive plan a third-party one is not shown to cover its own car', async () => {
  for (const plans of [
    [await comprehensive(), await thirdParty()],
    [await thirdParty(), await comprehensive()],
  ]) {
    const { data } = await call(shop, 'POST', '/buy/plan-compare', {
      prod: 'MOTOR',
      difference: false,
      planList: plans,
    });
    const row = data.rows.find((each: Json) => each[q.benefit.wire] === ownDamage);
    const contents = [row[q.content1.wire], row[q.content2.wire]];
    const expected = plans.map(({ plan }) => (plan === 'JDF-MOTOR-S' ? 'Not covered' : 'Market value'));
    expect(contents).toEqual(expected);
  }
});

test('an incident is held against the cover that each plan was quoted for', async () => {
  const { data } = await call(shop, 'POST', '/buy/incident-check', {
    prod: 'MOTOR',
    planList: [await comprehensive(), await thirdParty()],
    incident: 'windscreen',
    answers: { windscreen: 4_200 },
  });
  expect(data.outcomes.map(({ outcome }: Json) => outcome)).toEqual(['pays', 'does-not-pay']);
});

test.skipIf(!canReadPdf)('a printed comparison has the benefits of what was searched', async () => {
  const planList = [await thirdParty('LPG-MOTOR-S'), await thirdParty()];
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/buy/compare-pdf',
    payload: { prod: 'MOTOR', planList },
  });
  const text = await pdfText(answer.rawPayload);
  expect(text).toContain('Third-party property damage');
  const [, ownDamageRow] = /^.*Own damage, fire(.*)$/m.exec(text) ?? [];
  expect(ownDamageRow?.match(/Not covered/g)).toHaveLength(2);
});

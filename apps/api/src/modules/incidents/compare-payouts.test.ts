import { quoteFields as q } from '@onegi/contract/fields/quotes';
import type { LineCode } from '@onegi/contract/lines';
import { lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { lineExamples } from '@onegi/testing/factories/lines';
import { call, wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answers } from './incident.ts';
import { incidentsByLine } from './incidents-by-line.ts';
import { typicalAnswers, typicalOf } from './typical-answers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Card = Record<string, string | null>;
interface Payout {
  incident: string;
  example: string;
  exampleText: string;
  exampleText9: string;
  paid: { outcome: string; amount: string }[];
  best: number[];
}

async function comparedOf(line: LineCode) {
  const { path, search } = lineExamples[line];
  const { data } = await call(shop, 'POST', path, { ...search, sort: 'ASC' });
  const priced: Card[] = data.filter((card: Card) => card.quoteRef);
  const chosen = [priced[0], priced[Math.floor(priced.length / 2)], priced.at(-1)];
  return chosen.map((card) => ({ isr: card?.[q.insurer.wire], plan: card?.[wire.plan], quoteRef: card?.quoteRef }));
}

describe('the typical incidents of a line', () => {
  test.each(lineCodes)('%s has six, each with an example of every answer', (line) => {
    const typical = typicalOf(line);
    expect(new Set(typical.map(({ code }) => code)).size).toBe(6);
    for (const incident of incidentsByLine[line]) {
      const answers = typicalAnswers(incident);
      expect(Object.keys(answers).sort()).toEqual(incident.questions.map(({ key }) => key).sort());
    }
  });

  test('an example of a building is never about under-insurance', () => {
    const [fire] = incidentsByLine.FIRE;
    expect(fire && typicalAnswers(fire, { sumInsured: 800_000 })).toMatchObject({
      sumInsured: 800_000,
      rebuildingValue: 800_000,
    });
  });
});

describe('what compared plans pay for them', () => {
  test.each(lineCodes)('%s: is what the incident check says of each, and the best is who pays most', async (line) => {
    const planList = await comparedOf(line);
    const { data, status, code } = await call(shop, 'POST', '/buy/incident-payouts', { prod: line, planList });
    expect(status, code).toBe(200);
    const payouts: Payout[] = data.payouts;
    expect(payouts.length).toBeGreaterThan(0);
    for (const { incident, exampleText, exampleText9, paid, best } of payouts) {
      const found = incidentsByLine[line].find((each) => each.code === incident);
      if (!found) throw new Error(`${line} has no incident ${incident}`);
      // The quotes answer what their search says; the example answers the rest.
      const sumInsured: Answers = line === 'FIRE' ? { sumInsured: Number(lineExamples.FIRE.search.sumInsured) } : {};
      const answers = typicalAnswers(found, sumInsured);
      const check = await call(shop, 'POST', '/buy/incident-check', { prod: line, planList, incident, answers });
      expect(check.status, `${incident} ${check.code} ${check.fields}`).toBe(200);
      expect(paid, incident).toEqual(
        check.data.outcomes.map(({ outcome, amount }: Payout['paid'][number]) => ({ outcome, amount })),
      );
      const amounts = paid.map(({ amount }) => Number(amount));
      const most = Math.max(...amounts);
      const expected = new Set(amounts).size === 1 ? [] : amounts.flatMap((amount, at) => (amount === most ? at : []));
      expect(best, incident).toEqual(expected);
      for (const text of [exampleText, exampleText9]) expect(text).not.toMatch(/(ask|choice|unit|example\w*)\./);
    }
  });

  test('are the same for whoever is sent the comparison, also where its quotes do not go along', async () => {
    const planList = await comparedOf('MOTOR');
    const own = await call(shop, 'POST', '/buy/incident-payouts', { prod: 'MOTOR', planList });
    const share = await call(shop, 'POST', '/buy/shares', { kind: 'comparison', prod: 'MOTOR', planList });
    const token = String(share.data.path).slice('/shared/'.length);
    const shared = await call(shop, 'GET', `/buy/share/${token}/payouts`);
    expect([shared.status, shared.code]).toEqual([200, undefined]);
    expect(shared.data).toEqual(own.data);
    // Those of an everyday car are others.
    const unquoted = planList.map(({ isr, plan }) => ({ isr, plan }));
    const { data: typical } = await call(shop, 'POST', '/buy/incident-payouts', { prod: 'MOTOR', planList: unquoted });
    expect(shared.data.payouts).not.toEqual(typical.payouts);
  });

  test('of a link that is none of ours are refused', async () => {
    expect(await call(shop, 'GET', '/buy/share/not-a-link-of-ours/payouts')).toMatchObject({
      status: 404,
      code: 'share.notFound',
    });
  });

  test('of a product that is not sold, of no plan and of a tampered quote are refused', async () => {
    const [first] = await comparedOf('TRAVEL');
    const ask = (prod: string, planList: unknown[]) => call(shop, 'POST', '/buy/incident-payouts', { prod, planList });
    expect(await ask('YACHT', [first])).toMatchObject({ code: 'plan.notFound' });
    expect(await ask('TRAVEL', [])).toMatchObject({ status: 400, fields: ['planList'] });
    expect(await ask('TRAVEL', [{ ...first, quoteRef: `${first?.quoteRef}x` }])).toMatchObject({
      code: 'quote.invalid',
    });
  });
});

import { schemaOf } from '@onegi/contract/call';
import { comparePdf } from '@onegi/contract/calls/quotes/compare-pdf';
import { planTravel } from '@onegi/contract/calls/quotes/plan-lists';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aTrip } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedMoney } from '../../lib/printed.ts';

interface Card {
  insurer: string;
  plan: string;
  planName: string;
  quoteRef: string;
  totalCents: number;
}

let server: TestApp;
let cards: Card[];
let listed: Card[];

beforeAll(async () => {
  server = await testApp();
  const answer = await server.app.inject({ method: 'POST', url: '/api/buy/plan-travel', payload: aTrip });
  listed = schemaOf(planTravel.answer).decode(answer.json().data) as Card[];
  cards = ['LPG-TRAVEL-S', 'SFY-TRAVEL-S', 'PLV-TRAVEL-P'].map((code) => {
    const card = listed.find(({ plan }) => plan === code);
    if (!card) throw new Error(`${code} is not in the list`);
    return card;
  });
});

afterAll(() => server.close());

const ask = (plans: readonly Partial<Card>[], language: 'en' | 'zh-Hant' = 'en', more: object = {}) => {
  const payload = schemaOf(comparePdf.body).encode({ product: 'TRAVEL', plans, language, ...more }) as object;
  return server.app.inject({ method: 'POST', url: '/api/buy/compare-pdf', payload });
};

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);

const chosen = () => cards.map(({ insurer, plan, quoteRef }) => ({ insurer, plan, quoteRef }));

reading('the comparison prints each plan with the price of its card', async () => {
  const answer = await ask(chosen());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  const text = await pdfText(answer.rawPayload);
  for (const { totalCents } of cards) expect(text).toContain(printedMoney(totalCents));
  expect(text).toContain('Medical expenses');
  expect(text).toContain('1 December 2026');
  expect(text).toContain('subject to final confirmation');
});

reading('the comparison is written in Chinese for a Chinese reader', async () => {
  const text = await pdfText((await ask(chosen(), 'zh-Hant')).rawPayload);
  for (const fact of ['計劃比較', '燈峰旅遊標準計劃', '海外醫療費用', '單次旅程']) expect(text).toContain(fact);
});

reading(
  'the comparison says what each plan would pay, in how many benefits it is best, and what is the same',
  async () => {
    const text = await pdfText((await ask(chosen())).rawPayload);
    for (const fact of ['What would it pay?', 'My mobile phone is', 'HK$8,000', 'same']) {
      expect(text).toContain(fact);
    }
    expect(text.match(/Best in \d+ of \d+/g)).toHaveLength(3);
    expect(text).not.toContain('from the lowest premium');
  },
);

reading('the PDF of a list adds every plan with its price behind those that it compares', async () => {
  const text = await pdfText((await ask(chosen(), 'en', { ranked: true })).rawPayload);
  expect(text).toContain(`All ${listed.length} plans, from the lowest premium`);
  for (const { totalCents } of listed) if (totalCents) expect(text).toContain(printedMoney(totalCents));
});

reading('plans without quotes are printed with their price on request', async () => {
  const text = await pdfText((await ask(chosen().map(({ insurer, plan }) => ({ insurer, plan })))).rawPayload);
  expect(text).toContain('Price on request');
  expect(text).not.toContain(printedMoney(cards[0]?.totalCents ?? 0));
});

reading('plans without quotes are printed with the benefits of the cover that is looked at', async () => {
  const plans = [{ insurer: 'LPG', plan: 'LPG-MOTOR-S' }];
  const printed = async (variant: string) =>
    pdfText((await ask(plans as Partial<Card>[], 'en', { product: 'MOTOR', variant })).rawPayload);
  expect(await printed('C')).toMatch(/Personal effects in car.*2,000/);
  expect(await printed('T')).not.toMatch(/Personal effects in car.*2,000/);
});

test('a tampered quote, a fourth plan and no plan are refused', async () => {
  const [first] = chosen();
  const tampered = await ask([{ ...first, quoteRef: `${first?.quoteRef.slice(0, -2)}xx` }]);
  expect(tampered.statusCode).toBe(400);
  expect(tampered.json()).toMatchObject({ code: 'quote.invalid' });
  for (const planList of [[], Array.from({ length: 4 }, () => ({ isr: 'LPG', plan: 'LPG-TRAVEL-S' }))]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/buy/compare-pdf',
      payload: { prod: 'TRAVEL', planList },
    });
    expect(answer.statusCode).toBe(400);
  }
});

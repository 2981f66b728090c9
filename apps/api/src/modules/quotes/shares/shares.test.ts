import { schemaOf } from '@onegi/contract/call';
import { openShare } from '@onegi/contract/calls/quotes/shares';
import { quoteFields as q } from '@onegi/contract/fields/quotes';
import type { LineCode } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { lineExamples } from '@onegi/testing/factories/lines';
import { call, wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepSharedQuotes } from './share-quotes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const DAY = 86_400;

type Card = Record<string, string | null>;

async function cardsOf(line: LineCode): Promise<Card[]> {
  const { path, search } = lineExamples[line];
  const { data } = await call(shop, 'POST', path, { ...search, sort: 'ASC' });
  return data.filter((card: Card) => card.quoteRef);
}

const chosen = (card: Card | undefined) => ({
  isr: card?.[q.insurer.wire],
  plan: card?.[wire.plan],
  quoteRef: card?.quoteRef,
});

const share = (kind: string, line: LineCode, cards: readonly (Card | undefined)[], at = shop) =>
  call(at, 'POST', '/buy/shares', { kind, prod: line, planList: cards.map(chosen) });

async function tokenOf(kind: string, line: LineCode, cards: readonly (Card | undefined)[]): Promise<string> {
  const { status, data, code } = await share(kind, line, cards);
  expect(status, code).toBe(200);
  return data.path.slice('/shared/'.length);
}

const open = (token: string) => call(shop, 'GET', `/buy/share/${token}`);
const decoded = (data: unknown) => schemaOf(openShare.answer).decode(data) as ReturnType<typeof JSON.parse>;

describe('a shared link', () => {
  test('shows a comparison to somebody else at its prices', async () => {
    const cards = (await cardsOf('TRAVEL')).slice(0, 3);
    const token = await tokenOf('comparison', 'TRAVEL', cards);
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, data } = await open(token);
    expect(status).toBe(200);
    expect(data.planList.map((plan: Card) => [plan[wire.plan], plan[q.totalCents.wire], plan.quoteRef])).toEqual(
      cards.map((card) => [card[wire.plan], card[q.totalCents.wire], card.quoteRef]),
    );
    expect(data.rows.length).toBeGreaterThan(10);
    expect(data.searchUrl).toMatch(/^\/quoteCards\?prod=TRAVEL/);
  });

  test('shows a whole list by one of its prices, cheapest first', async () => {
    const cards = await cardsOf('TRAVEL');
    const { data } = await open(await tokenOf('list', 'TRAVEL', [cards.at(-1)]));
    const priced = data.planList.filter((plan: Card) => plan[q.totalCents.wire] !== null);
    expect(priced.map((plan: Card) => plan[q.totalCents.wire])).toEqual(cards.map((card) => card[q.totalCents.wire]));
    expect(new Set(priced.map((plan: Card) => plan.quoteRef))).toEqual(new Set(cards.map((card) => card.quoteRef)));
    expect(data.rows).toEqual([]);
  });

  test.each(['MOTOR', 'MEDICAL'] as const)('of %s carries no answer about a person in any form', async (line) => {
    const cards = await cardsOf(line);
    for (const kind of ['list', 'comparison']) {
      const shared = kind === 'list' ? cards.slice(0, 1) : cards.slice(0, 2);
      const { data } = await open(await tokenOf(kind, line, shared));
      const text = JSON.stringify(data);
      expect(data.searchUrl).toBeNull();
      for (const plan of data.planList) {
        expect(plan.quoteRef).toBeNull();
        expect([plan.search, plan.referText, plan.referText9]).toEqual([undefined, undefined, undefined]);
      }
      expect(text).not.toContain(String(cards[0]?.quoteRef).split('.')[0]);
      expect(decoded(data).searchText).toBe(line === 'MEDICAL' ? 'Hospital care' : decoded(data).searchText);
      expect(decoded(data).searchText).not.toMatch(/\d+ years old|aged|driver|no-claim|accident/i);
      expect(data.planList.some((plan: Card) => plan[q.totalCents.wire] !== null)).toBe(true);
    }
  });

  test('that was changed or made up is none of ours', async () => {
    const token = await tokenOf('list', 'TRAVEL', (await cardsOf('TRAVEL')).slice(0, 1));
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [changed, 'x', '..%2f..%2fetc', "'%20or%201=1--", token.toUpperCase()]) {
      const answer = await open(wrong);
      expect([400, 404], wrong).toContain(answer.status);
    }
  });

  test('is not made of a tampered quote, of no price, of another product, nor of too many plans', async () => {
    const cards = await cardsOf('TRAVEL');
    const [first] = cards;
    const tampered = { ...first, quoteRef: String(first?.quoteRef).replace(/\.\d+\./, '.100.') } as Card;
    expect(await share('list', 'TRAVEL', [tampered])).toMatchObject({ code: 'quote.invalid' });
    expect(await share('list', 'TRAVEL', [{ ...first, quoteRef: null } as Card])).toMatchObject({ status: 400 });
    expect(await share('comparison', 'HOME', [first])).toMatchObject({ code: 'plan.notFound' });
    expect(await share('comparison', 'TRAVEL', cards.slice(0, 4))).toMatchObject({ status: 400, fields: ['planList'] });
    expect(await share('page', 'TRAVEL', [first])).toMatchObject({ status: 400, fields: ['kind'] });
  });

  test('has a picture in both languages, made once, which shows what the link shows', async () => {
    const token = await tokenOf('comparison', 'TRAVEL', (await cardsOf('TRAVEL')).slice(0, 2));
    const { data } = await open(token);
    expect(data.picture.endsWith(`/shared-pictures/${token}`)).toBe(true);
    const picture = (name: string) => shop.app.inject({ url: `/shared-pictures/${token}/${name}` });
    const [english, chinese] = [await picture('en.png'), await picture('zh-Hant.png')];
    for (const { statusCode, headers, rawPayload } of [english, chinese]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(english.rawPayload.equals(chinese.rawPayload)).toBe(false);
    expect((await picture('en.png')).rawPayload.equals(english.rawPayload)).toBe(true);
    expect((await picture('fr.png')).statusCode).toBe(404);
    expect((await shop.app.inject({ url: '/shared-pictures/nobody/en.png' })).statusCode).toBe(404);
    // The first picture starts the process that makes them, on a busy machine for long.
  }, 60_000);

  test('has one picture made, however many look for the first time at once', async () => {
    const token = await tokenOf('comparison', 'TRAVEL', (await cardsOf('TRAVEL')).slice(0, 2));
    const make = vi.spyOn(shop.deps.pdfs, 'make');
    try {
      const looks = Array.from({ length: 5 }, () => shop.app.inject({ url: `/shared-pictures/${token}/en.png` }));
      expect((await Promise.all(looks)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(make).toHaveBeenCalledTimes(1);
    } finally {
      make.mockRestore();
    }
  });

  test('ends with its prices, says so for a month, and is then gone', async () => {
    const own = await testApp();
    try {
      const { path, search } = lineExamples.PET;
      const { data: cards } = await call(own, 'POST', path, { ...search, sort: 'ASC' });
      const { data } = await share('list', 'PET', cards.slice(0, 1), own);
      const token = data.path.slice('/shared/'.length);
      const read = () => call(own, 'GET', `/buy/share/${token}`);
      expect((await read()).status).toBe(200);
      own.clock.advance(40 * DAY);
      expect(await read()).toMatchObject({ status: 410, code: 'share.expired' });
      expect((await own.app.inject({ url: `/shared-pictures/${token}/en.png` })).statusCode).toBe(410);
      await sweepSharedQuotes(own.deps);
      expect((await read()).code).toBe('share.expired');
      own.clock.advance(40 * DAY);
      await sweepSharedQuotes(own.deps);
      expect(await read()).toMatchObject({ status: 404, code: 'share.notFound' });
      // Whoever goes on guessing is stopped.
      const codes = [];
      for (let at = 0; at < 25; at++) codes.push((await read()).code);
      expect(codes.at(-1)).toBe('request.rateLimited');
    } finally {
      await own.close();
    }
  });

  test('is made thirty times an hour from one address', async () => {
    const own = await testApp();
    try {
      const { path, search } = lineExamples.PET;
      const { data: cards } = await call(own, 'POST', path, { ...search, sort: 'ASC' });
      const codes = [];
      for (let at = 0; at < 31; at++) codes.push((await share('list', 'PET', cards.slice(0, 1), own)).code);
      expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined));
      expect(codes.at(-1)).toBe('request.rateLimited');
    } finally {
      await own.close();
    }
  });
});

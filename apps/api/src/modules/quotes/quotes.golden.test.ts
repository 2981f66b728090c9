import { planTravel } from '@onegi/contract/calls/quotes/plan-lists';
import { type TestApp, testApp } from '@onegi/testing/app';
import { fixedClock } from '@onegi/testing/clock';
import { browserWith, signedInAs } from '@onegi/testing/factories/accounts';
import { tripFrom } from '@onegi/testing/purchase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLink } from '../purchases/purchase-links.ts';
import { describeQuote } from './describe-quote.ts';
import { readQuote, requote } from './read-quote.ts';
import { replayQuote } from './replay-quote.ts';
import { storeQuote } from './stored-quotes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ today: '2026-11-21' });
});
afterAll(() => t.close());

const trip = tripFrom('2026-11-21');

async function post(path: string, payload: unknown, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/buy/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, raw: answer.body, ...answer.json() };
}

async function cards(search: object = trip) {
  const { raw, status } = await post('plan-travel', search);
  expect(status).toBe(200);
  return planTravel.answer.parse(JSON.parse(raw).data);
}

async function cardOf(plan: string, search: object = trip) {
  const card = (await cards(search)).find((each) => each.plan === plan);
  if (!card?.quoteRef) throw new Error(`${plan} has no price`);
  return { ...card, quoteRef: card.quoteRef };
}

const today = { today: '2026-11-21' };

describe('the quote list', () => {
  it('shows every plan, levy included, with the discount named [P-1-05] [P-2.3-05]', async () => {
    const list = await cards();
    expect(list).toHaveLength(18);
    // 189 less 10% is 170.10; the levy of 0.04% on it is 0.07.
    expect(list.find((card) => card.plan === 'LPG-TRAVEL-S')).toMatchObject({
      beforeDiscountCents: 18908,
      totalCents: 17017,
      discountPercent: 10,
      insurerName: 'Lantern Peak General Insurance',
      planNameZh: '燈峰旅遊標準計劃',
      method: 'A',
      currency: 'HKD',
      expiresOn: '2026-12-01',
    });
  });

  it('is written as the contract writes it, byte for byte', async () => {
    const { raw } = await post('plan-travel', trip);
    const data = JSON.parse(raw).data as Record<string, unknown>[];
    expect(planTravel.answer.encode(planTravel.answer.parse(data))).toEqual(data);
  });

  it('sorts by what is paid, either way, and shows only the insurers asked for [P-2.3-04]', async () => {
    const totals = async (sort: string) => (await cards({ ...trip, sort })).map((card) => card.totalCents ?? 0);
    const rising = await totals('ASC');
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(await totals('DESC')).toEqual([...rising].reverse());
    const some = await cards({ ...trip, isrList: ['LPG', 'SFY'] });
    expect(new Set(some.map((card) => card.insurer))).toEqual(new Set(['LPG', 'SFY']));
  });

  it('uses the larger of the standing and the promotion discount, never both', async () => {
    const list = await cards({ ...trip, promotion: 'trip10' });
    expect(list.find((card) => card.plan === 'TDC-TRAVEL-S')?.discountPercent).toBe(20);
    expect(list.find((card) => card.plan === 'MQD-TRAVEL-S')?.discountPercent).toBe(10);
  });

  it('tells why a promotion code does not apply, on its field, in both languages [P-5-08] [P-8-01]', async () => {
    const annual = { ...trip, planType: 'A', returnDate: undefined, promotion: 'TRIP10' };
    expect(await post('plan-travel', annual)).toMatchObject({
      status: 422,
      code: 'promotion.refused',
      fields: [
        { field: 'promotion', msg: 'This code applies to single-trip cover only.', msgC: '此優惠碼只適用於單次旅程。' },
      ],
    });
    expect(await post('plan-travel', { ...trip, promotion: 'NOPE99' })).toMatchObject({
      status: 422,
      msg: 'The promotion code is invalid.',
    });
    expect(await post('plan-travel', { ...trip, promotion: 'OLDCODE' })).toMatchObject({
      status: 422,
      msg: 'The promotion code has expired.',
    });
  });

  it.each([
    ['a departure before today', { departDate: '2026-11-20' }, 'departDate'],
    ['a departure more than a year ahead', { departDate: '2027-11-23', returnDate: '2027-11-24' }, 'departDate'],
    ['a return before the departure', { returnDate: '2026-11-30' }, 'returnDate'],
    ['a single trip over the longest', { returnDate: '2027-06-01' }, 'returnDate'],
    ['a day that does not exist', { departDate: '2026-02-30' }, 'departDate'],
    ['21 adults', { adult: 21 }, 'adult'],
    ['no adult', { adult: 0 }, 'adult'],
    ['half an adult', { adult: 1.5 }, 'adult'],
    ['a number as text', { adult: '2' }, 'adult'],
    ['21 children', { children: 21 }, 'children'],
    ['a family without a child', { travelling: 'F' }, 'children'],
    ['an unknown destination', { destination: 'MOON' }, 'destination'],
    ['a list where one choice belongs', { planType: ['S'] }, 'planType'],
    ['no spouse answer', { spouse: null }, 'spouse'],
    ['an unknown sort', { sort: 'UP' }, 'sort'],
    ['an insurer that is not a code', { isrList: ["'; drop table plans"] }, 'isrList.0'],
  ])('refuses %s on its field [P-5-14] [P-5-15] [P-5-16] [P-5-17] [P-5-18]', async (_what, change, field) => {
    const answer = await post('plan-travel', { ...trip, ...change });
    expect(answer).toMatchObject({ status: 400, code: 'request.invalid', data: null });
    expect(answer.fields[0]).toMatchObject({ field });
    expect(answer.fields[0].msg).not.toMatch(/validation\.|undefined/);
    expect(answer.fields[0].msgC).toMatch(/[一-鿿]/);
  });

  it('accepts the longest trip to the day', async () => {
    expect(await cards({ ...trip, returnDate: '2027-05-31' })).toHaveLength(18);
  });

  it('refuses broken JSON, a huge body and another content type without a word of detail', async () => {
    expect(await post('plan-travel', '{"planType":')).toMatchObject({ status: 400, code: 'request.malformed' });
    expect(await post('plan-travel', JSON.stringify({ x: 'y'.repeat(2_000_000) }))).toMatchObject({ status: 413 });
    expect(await post('plan-travel', 'a=b', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await post('plan-travel', '[]')).toMatchObject({ status: 400 });
  });
});

describe('a frozen quote', () => {
  it('shows the same total in list, details, comparison and record', async () => {
    const card = await cardOf('LPG-TRAVEL-S');
    const details = await post('plan-coverage', {
      wfIsr: 'LPG',
      wfPlan: 'LPG-TRAVEL-S',
      wfProd: 'TRAVEL',
      quoteRef: card.quoteRef,
    });
    expect(details.data).toMatchObject({ canBuy: true, card: { wfTotalPrem: '170.17', wfPrem: '189.08' } });
    const { breakdown } = details.data.card;
    expect(breakdown).toMatchObject({ wfNprem: '170.10', wfIaLevyamt: '0.07', wfTotalPrem: '170.17' });
    expect(breakdown.levyText).toBe('Premium includes the Insurance Authority levy of 0.04%, capped at HK$2,000');

    const quote = await readQuote(t.deps, card.quoteRef, today);
    expect(describeQuote(quote).totalCents).toBe(card.totalCents);
    const id = await storeQuote(t.deps.db, quote, t.clock.now());
    expect(await storeQuote(t.deps.db, quote, t.clock.now())).toBe(id);
    const row = await t.deps.db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ total_cents: 17017, plan_code: 'LPG-TRAVEL-S', quoted_on: '2026-11-21' });
    await expect(t.deps.db.updateTable('quotes').set({ total_cents: 1 }).execute()).rejects.toThrow('never changed');
    await expect(t.deps.db.deleteFrom('quotes').execute()).rejects.toThrow('never changed');
  });

  it('keeps the promotion, every fact of the search and the language of its text', async () => {
    const family = { ...trip, travelling: 'F', spouse: 'Y', adult: 2, children: 2, promotion: 'TRIP10' };
    const card = await cardOf('PLV-TRAVEL-P', { ...family, destination: 'W', returnDate: '2026-12-14' });
    const quote = await readQuote(t.deps, card.quoteRef, today);
    expect(quote.search).toEqual({
      tripType: 'S',
      destination: 'W',
      departOn: '2026-12-01',
      returnOn: '2026-12-14',
      party: 'F',
      withSpouse: true,
      adults: 2,
      children: 2,
      promotionCode: 'TRIP10',
    });
    expect(describeQuote(quote)).toMatchObject({
      discountPercent: 10,
      searchText:
        'Single trip · Worldwide · 1 December 2026 to 14 December 2026 (14 days) · 2 adults, 2 children (family)',
      searchTextZh: '單次旅程 · 環球 · 2026年12月1日 至 2026年12月14日（14 日）· 2 名成人、2 名小童（家庭）',
    });
  });

  it('tells of everybody a family is priced for: the spouse too where one adult was searched', async () => {
    const family = { ...trip, travelling: 'F', spouse: 'Y', adult: 1, children: 2 };
    const quote = await readQuote(t.deps, (await cardOf('PLV-TRAVEL-P', family)).quoteRef, today);
    const { searchText, searchTextZh } = describeQuote(quote);
    expect(searchText).toContain('2 adults, 2 children (family)');
    expect(searchTextZh).toContain('2 名成人、2 名小童（家庭）');
  });

  it('can be bought through its last day and not after', async () => {
    const annual = await cardOf('LPG-TRAVEL-B', {
      ...trip,
      planType: 'A',
      departDate: '2027-03-01',
      returnDate: undefined,
    });
    expect(annual.expiresOn).toBe('2026-12-21');
    await expect(readQuote(t.deps, annual.quoteRef, { today: '2026-12-21' })).resolves.toBeTruthy();
    await expect(readQuote(t.deps, annual.quoteRef, { today: '2026-12-22' })).rejects.toMatchObject({
      code: 'quote.expired',
    });
    t.clock.set('2026-12-22');
    const body = { wfIsr: 'LPG', wfPlan: 'LPG-TRAVEL-B', wfProd: 'TRAVEL', quoteRef: annual.quoteRef };
    const answer = await post('plan-coverage', body);
    t.clock.set('2026-11-21');
    expect(answer).toMatchObject({ status: 410, code: 'quote.expired', fields: [{ field: 'quoteRef' }] });
  });

  it('is refused when anything in it was changed', async () => {
    const { quoteRef } = await cardOf('LPG-TRAVEL-S');
    const [seal, plan, , tag] = quoteRef.split('.');
    for (const forged of [`${seal}.${plan}.1.${tag}`, quoteRef.replace('~A~', '~'), `${quoteRef}x`, 'x', 'a.b.1.c']) {
      const body = { wfIsr: 'LPG', wfPlan: 'LPG-TRAVEL-S', wfProd: 'TRAVEL', quoteRef: forged };
      if (forged !== quoteRef) expect((await post('plan-coverage', body)).status, forged).toBe(400);
    }
    expect(
      await post('plan-coverage', { wfIsr: 'LPG', wfPlan: 'LPG-TRAVEL-S', wfProd: 'TRAVEL', quoteRef: '../x' }),
    ).toMatchObject({ status: 400, fields: [{ field: 'quoteRef' }] });
  });

  it('is made anew with optional covers, by the same tariff, day and levy', async () => {
    const { quoteRef } = await cardOf('LPG-TRAVEL-S');
    const deps = t.deps;
    const quote = await readQuote(deps, quoteRef, today);
    const withCruise = await requote(deps, quote, { options: [{ rider: 'cruise' }] });
    // 15% of 189 is 28.35, less than HK$40 a person: 229 less 10%, and the levy.
    expect(withCruise.breakdown).toMatchObject({ riderPremiumCents: 4000, listPremiumCents: 22900, totalCents: 20618 });
    expect(withCruise).toMatchObject({
      quotedOn: quote.quotedOn,
      tariffVersion: quote.tariffVersion,
      terms: quote.terms,
    });
    expect((await readQuote(deps, withCruise.quoteRef, today)).options).toEqual([{ rider: 'cruise' }]);
    expect((await requote(deps, withCruise, { options: [] })).quoteRef).toBe(quoteRef);
  });

  it('keeps its price when a setting changes after it was given', async () => {
    const card = await cardOf('LPG-TRAVEL-S');
    await t.deps.db.updateTable('settings').set({ value: 'DATED' }).where('key', '=', 'LEVY_MODE').execute();
    await t.deps.catalogue.refresh();
    expect((await cardOf('LPG-TRAVEL-S')).totalCents).toBe(17027);
    expect((await readQuote(t.deps, card.quoteRef, today)).totalCents).toBe(17017);
    await t.deps.db.updateTable('settings').set({ value: 'FIXED_004' }).where('key', '=', 'LEVY_MODE').execute();
    await t.deps.catalogue.refresh();
  });
});

describe('comparison and details', () => {
  const chosen = (plan: string, quoteRef?: string) => ({
    isr: plan.slice(0, 3),
    plan,
    ...(quoteRef ? { quoteRef } : {}),
  });

  it('puts up to three plans side by side and marks the best of each row [P-2.4-01]', async () => {
    const [a, b] = [await cardOf('LPG-TRAVEL-B'), await cardOf('SFY-TRAVEL-P')];
    const { data } = await post('plan-compare', {
      prod: 'TRAVEL',
      difference: false,
      planList: [chosen(a.plan, a.quoteRef), chosen(b.plan, b.quoteRef)],
    });
    expect(data.planList.map((plan: { wfTotalPrem: string }) => plan.wfTotalPrem)).toEqual(
      [a, b].map((card) => ((card.totalCents ?? 0) / 100).toFixed(2)),
    );
    const medical = data.rows.find((row: { code: string }) => row.code === 'TR01');
    expect(medical).toMatchObject({
      wfBene: 'Medical expenses overseas',
      wfBene9: '海外醫療費用',
      wfContent1: 'HK$300,000',
      wfContent2: 'HK$1,650,000',
      best: [1],
      gaps: [],
      same: false,
    });
    expect(medical.wfContent3).toBeUndefined();
    expect(data.searchUrl).toMatch(/^\/quoteCards\?prod=TRAVEL&planType=S&/);
    expect(data.benefitList).toBeUndefined();
  });

  it('leaves the equal rows out when only the different ones are asked for [P-2.4-03]', async () => {
    const ask = (difference: boolean) =>
      post('plan-compare', { prod: 'travel', difference, planList: [chosen('LPG-TRAVEL-S'), chosen('LPG-TRAVEL-P')] });
    const [all, different] = [(await ask(false)).data.rows, (await ask(true)).data.rows];
    expect(different.length).toBeLessThan(all.length);
    expect(different).toEqual(all.filter((row: { same: boolean }) => !row.same));
  });

  it('gives one plan with its optional covers and notes, priced or not', async () => {
    const { data } = await post('plan-compare', {
      prod: 'TRAVEL',
      difference: false,
      planList: [chosen('LPG-TRAVEL-S')],
    });
    expect(data.optionCoverList.map((cover: { option: string }) => cover.option)).toEqual([
      'cruise',
      'scuba',
      'golf',
      'winter',
    ]);
    expect(data.noteList.length).toBeGreaterThanOrEqual(8);
    expect(data.planList[0]).toMatchObject({ wfTotalPrem: null, quoteRef: null });
    expect(data.benefitList.length + data.coverList.length).toBe(data.rows.length);
  });

  it.each([
    ['a plan that does not exist', { isr: 'LPG', plan: 'LPG-TRAVEL-X' }],
    ["another insurer's plan", { isr: 'SFY', plan: 'LPG-TRAVEL-S' }],
  ])('answers 404 for %s', async (_what, plan) => {
    expect(await post('plan-compare', { prod: 'TRAVEL', difference: false, planList: [plan] })).toMatchObject({
      status: 404,
      code: 'plan.notFound',
    });
  });

  it('refuses a quote that is of another plan, four plans, none, and a product that is not sold', async () => {
    const { quoteRef } = await cardOf('LPG-TRAVEL-S');
    const compare = (planList: unknown[], prod = 'TRAVEL') =>
      post('plan-compare', { prod, difference: false, planList });
    expect((await compare([chosen('LPG-TRAVEL-P', quoteRef)])).status).toBe(404);
    expect((await compare([chosen('LPG-TRAVEL-P')], 'HOME')).status).toBe(404);
    expect(await compare([])).toMatchObject({ status: 400, fields: [{ field: 'planList' }] });
    const four = ['LPG-TRAVEL-B', 'LPG-TRAVEL-S', 'LPG-TRAVEL-P', 'SFY-TRAVEL-B'].map((plan) => chosen(plan));
    expect(await compare(four)).toMatchObject({
      status: 400,
      fields: [{ field: 'planList', msg: 'Choose up to 3 plans to compare' }],
    });
  });

  it('gives the facts of every plan, kept by browsers and asked again by tag', async () => {
    const facts = await t.app.inject({ url: '/api/buy/plan-facts?prod=TRAVEL' });
    expect(facts.json().data).toHaveLength(18);
    expect(facts.headers['cache-control']).toContain('max-age');
    const again = await t.app.inject({
      url: '/api/buy/plan-facts?prod=TRAVEL',
      headers: { 'if-none-match': String(facts.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await t.app.inject({ url: '/api/buy/plan-facts?prod=BP' })).statusCode).toBe(404);
  });
});

describe('a promotion code', () => {
  const check = (promotion: string, facts: object = { planType: 'S' }) =>
    post('promotion-check', { prod: 'TRAVEL', promotion, ...facts });

  it('is told its worth before the list [P-4-09]', async () => {
    expect((await check(' Trip10 ')).data).toEqual({ valid: true, discount: 10 });
  });

  it('is refused with its own reason', async () => {
    expect(await check('TRIP10', { planType: 'A' })).toMatchObject({ status: 422, fields: [{ field: 'promotion' }] });
    for (const bad of ['HOME15', 'x', "TRIP10' or 1=1", '優惠碼']) {
      expect(await check(bad), bad).toMatchObject({ status: 422, code: 'promotion.refused' });
    }
    expect((await check('y'.repeat(41))).status).toBe(400);
  });
});

describe('recent searches', () => {
  async function newBrowser() {
    const first = await t.app.inject({ url: '/api/buy/recent' });
    return String(first.headers['set-cookie']).split(';')[0] ?? '';
  }
  const recent = async (cookie: string) =>
    (await t.app.inject({ url: '/api/buy/recent', headers: { cookie } })).json().data as Record<string, string>[];

  it('are the last eight of this browser alone, newest first, each once', async () => {
    const [mine, other] = [await newBrowser(), await newBrowser()];
    for (let days = 1; days <= 10; days++) {
      t.clock.advance(1);
      await post(
        'plan-travel',
        { ...trip, sort: 'ASC', returnDate: `2026-12-${String(days).padStart(2, '0')}` },
        { cookie: mine },
      );
      await new Promise((resolve) => setTimeout(resolve, days % 3 === 0 ? 350 : 0));
    }
    t.clock.advance(1);
    await post('plan-travel', { ...trip, sort: 'ASC', returnDate: '2026-12-06' }, { cookie: mine });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const list = await recent(mine);
    expect(list.map((each) => /returnDate=2026-12-(\d\d)/.exec(each.searchUrl ?? '')?.[1])).toEqual([
      '06',
      '10',
      '09',
      '08',
      '07',
      '05',
      '04',
      '03',
    ]);
    expect(list[0]).toMatchObject({
      wfProdName: 'Travel',
      wfPlanName: 'Tidecourt Travel Basic',
      wfIsrimg: '/insurers/TDC.svg',
    });
    expect(await recent(other)).toEqual([]);
  });

  it('of who is signed in are the account’s in every browser, and nobody else’s in this one', async () => {
    const [shared, elsewhere] = [await newBrowser(), await newBrowser()];
    const [mine, other] = [await signedInAs(t, ['consultant']), await signedInAs(t, ['consultant'])];
    const as = ({ token }: { token: string }, browser: string) => `${browserWith(token).cookie}; ${browser}`;
    const search = async (cookie: string, day: number) => {
      t.clock.advance(1);
      await post('plan-travel', { ...trip, returnDate: `2026-12-${day}` }, { ...browserWith(''), cookie });
    };
    const days = async (cookie: string) =>
      (await recent(cookie)).map(({ searchUrl = '' }) => Number(/returnDate=2026-12-(\d\d)/.exec(searchUrl)?.[1]));
    await search(shared, 20);
    await search(as(mine, shared), 21);
    await search(as(other, shared), 22);
    // The same search twice, signed in and not, is one.
    await search(as(mine, elsewhere), 20);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await days(shared)).toEqual([20]);
    expect(await days(as(mine, shared))).toEqual([20, 21]);
    expect(await days(as(other, shared))).toEqual([22, 20]);
    expect(await days(elsewhere)).toEqual([]);
    for (let day = 10; day < 19; day++) await search(as(mine, day % 2 ? shared : elsewhere), day);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await days(as(mine, elsewhere))).toEqual([18, 17, 16, 15, 14, 13, 12, 11]);
  });

  it('are gone once the trip has begun', async () => {
    const cookie = await newBrowser();
    await post('plan-travel', trip, { cookie });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await recent(cookie)).toHaveLength(1);
    t.clock.set('2026-12-02');
    await t.deps.catalogue.refresh();
    expect(await recent(cookie)).toEqual([]);
    t.clock.set('2026-11-21');
    await t.deps.catalogue.refresh();
  });
});

describe('a purchase link', () => {
  const send = async (change: object = {}, plan = 'SFY-TRAVEL-S') => {
    const card = await cardOf(plan);
    return post('send-link', {
      email: 'demo01@example.com',
      url: `/apply?quote=${card.quoteRef}`,
      wfPlan9: card.planNameZh,
      productCat: 'TRAVEL',
      quoteRef: card.quoteRef,
      language: 'zh-Hant',
      ...change,
    });
  };
  const tokens = () => t.deps.db.selectFrom('purchase_links').selectAll().execute();

  it('holds the quote for the client, and is mailed', async () => {
    const sent = await send();
    expect(sent).toMatchObject({ status: 200, msg: 'The purchase link has been sent' });
    expect(sent.data.applicationRef).toMatch(/^[\w-]{43}$/);
    const [row] = await tokens();
    expect(row).toMatchObject({ language: 'zh-Hant', used_at: null, expires_on: '2026-12-01' });
    expect(row?.email_sealed.toString('latin1')).not.toContain('demo01');
    expect(await t.deps.db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'purchase-link' }]);
  });

  it('is not sent for a page or a plan that is not the quote’s, nor to no address', async () => {
    const before = (await tokens()).length;
    for (const url of [
      'https://evil.example/apply',
      '//evil.example/apply?quote=1',
      '/apply?quote=other',
      'javascript:1',
    ]) {
      expect(await send({ url }), url).toMatchObject({ status: 400, code: 'link.foreign', fields: [{ field: 'url' }] });
    }
    expect(await send({ productCat: 'HOME' })).toMatchObject({ status: 400, fields: [{ field: 'productCat' }] });
    expect(await send({ wfPlan9: '別的計劃' })).toMatchObject({ status: 400, fields: [{ field: 'wfPlan9' }] });
    expect(await send({ email: '' })).toMatchObject({
      status: 400,
      fields: [{ field: 'email', msg: 'E-mail is required' }],
    });
    expect(await send({ email: 'a@b' })).toMatchObject({ fields: [{ msg: 'E-mail must be valid' }] });
    expect(await tokens()).toHaveLength(before);
  });

  it('cannot flood a letter box: after twenty in an hour the address gets no more', async () => {
    const email = 'flooded@example.com';
    for (let i = 0; i < 20; i++) expect((await send({ email })).status).toBe(200);
    expect(await send({ email: 'FLOODED@example.com' })).toMatchObject({ status: 429, code: 'request.rateLimited' });
    expect((await send({ email: 'another@example.com' })).status).toBe(200);
  });

  it('is over after the last day of its quote', async () => {
    const { quoteRef } = await cardOf('SFY-TRAVEL-S');
    const link = { quoteRef, clientEmail: 'demo01@example.com', language: 'en', expiresOn: '2026-11-20' } as const;
    const token = await t.deps.db
      .transaction()
      .execute((tx) => makeLink(tx, t.deps.seal, { ...link, now: new Date(0) }));
    for (const open of [
      t.app.inject({ url: `/api/buy/link/${token}` }),
      t.app.inject({ method: 'POST', url: '/api/buy/application', payload: { token, language: 'en' } }),
    ]) {
      const answer = await open;
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'link.expired']);
    }
  });

  it('answers 404 for a token that is not one', async () => {
    const open = (token: string) => t.app.inject({ url: `/api/buy/link/${token}` });
    expect((await open('x'.repeat(32))).json()).toMatchObject({ code: 'link.notFound' });
    expect((await open('%2e%2e%2f')).statusCode).toBe(400);
  });
});

describe('lists and settings', () => {
  it('name the insurers that sell travel and the eighteen districts', async () => {
    const lists = await t.app.inject({
      method: 'POST',
      url: '/api/common/dropdown',
      payload: { codes: ['PROVIDER_LIST', 'DISTRICT'], prod: 'travel' },
    });
    const { PROVIDER_LIST, DISTRICT } = lists.json().data;
    expect(PROVIDER_LIST.map((item: { value: string }) => item.value)).toEqual([
      'LPG',
      'SFY',
      'BRG',
      'CPW',
      'OVI',
      'MQD',
      'TDC',
      'PLV',
    ]);
    expect(DISTRICT).toHaveLength(18);
    expect(DISTRICT[0]).toEqual({ value: 'CW', label: 'Central and Western', label9: '中西區' });
  });

  it('answer the travel day limit and keep other settings to themselves [P-7-07] [P-9-04]', async () => {
    const setting = async (key: string) => (await t.app.inject({ url: `/api/common/setting?key=${key}` })).json();
    expect((await setting('TRAVEL_DAY_LIMIT')).data).toBe(182);
    expect((await setting('LEVY_MODE')).code).toBe('setting.notFound');
    expect((await setting('__proto__')).code).toBe('setting.notFound');
    expect(fixedClock('2026-11-21').today()).toBe('2026-11-21');
  });
});

describe('a replay', () => {
  it('finds a stored quote equal, whatever the settings say by then', async () => {
    const card = await cardOf('BRG-TRAVEL-P', { ...trip, adult: 5, promotion: 'TRIP10' });
    const deps = t.deps;
    const quote = await requote(deps, await readQuote(deps, card.quoteRef, today), {
      options: [{ rider: 'golf' }, { rider: 'winter' }],
    });
    await storeQuote(t.deps.db, quote, t.clock.now());
    const replay = await replayQuote(t.deps, quote.quoteRef);
    expect(replay).toMatchObject({ equal: true, plan: 'BRG-TRAVEL-P', tariffVersion: 1 });
    expect(replay?.figures.find((figure) => figure.name === 'totalCents')).toMatchObject({
      stored: quote.totalCents,
      replayed: quote.totalCents,
    });
  });

  it('says so when a figure was tampered with in the database', async () => {
    const { quoteRef } = await cardOf('OVI-TRAVEL-S');
    const quote = await readQuote(t.deps, quoteRef, today);
    await storeQuote(t.deps.db, { ...quote, breakdown: { ...quote.breakdown, levyCents: 1 } }, t.clock.now());
    expect(await replayQuote(t.deps, quoteRef)).toMatchObject({ equal: false });
  });

  it('knows nothing of a quote that nobody used', async () => {
    const { quoteRef } = await cardOf('MQD-TRAVEL-S');
    expect(await replayQuote(t.deps, quoteRef)).toBeNull();
  });
});

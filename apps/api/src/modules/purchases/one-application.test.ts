import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import { planCard } from '@onegi/contract/calls/quotes/shapes';
import { type TestApp, testApp } from '@onegi/testing/app';
import { lineExamples } from '@onegi/testing/factories/lines';
import {
  aNotice,
  aPayment,
  aQuoteRef,
  aTrip,
  call,
  fillIn,
  notify,
  submit,
  wire,
} from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

let browsers = 0;
/** A browser of its own, as its cookie. */
const aBrowser = () => ({ cookie: `og_browser=${String(++browsers).padStart(32, 'b')}` });

let days = 0;
/** A quote that no other test uses. */
const aQuote = () => aQuoteRef(shop, { returnDate: `2026-12-${String(5 + (days++ % 25)).padStart(2, '0')}` });

const begin = async (browser: Record<string, string>, body: Json) =>
  (await call(shop, 'POST', '/buy/application', { language: 'en', ...body }, browser)).data;

const sent = sendLink.body.wireName;

/** Sends the link of a quote; answers the token that was mailed, and the application for the tab beside it. */
async function send(browser: Record<string, string>, quoteRef: string, email: string, card?: Json) {
  const plan = quoteRef.split('.')[1];
  const named =
    card ?? (await call(shop, 'POST', '/buy/plan-travel', aTrip)).data.find((c: Json) => c[wire.plan] === plan);
  const answer = await call(
    shop,
    'POST',
    '/buy/send-link',
    {
      [sent('clientEmail')]: email,
      [sent('linkUrl')]: `/apply?quote=${quoteRef}`,
      [sent('planNameZh')]: named[planCard.wireName('planNameZh')],
      [sent('lineCategory')]: named[planCard.wireName('line')],
      quoteRef,
      language: 'en',
    },
    browser,
  );
  expect(answer.status).toBe(200);
  const mails = await shop.deps.db
    .selectFrom('mails')
    .select(['id', 'mail_sealed'])
    .orderBy('queued_at', 'desc')
    .execute();
  const sentTo = mails.flatMap(({ id, mail_sealed }) => {
    const mail = shop.deps.seal.open<{ to: string; data: { path: string; totalCents: number } }>(
      `mails/${id}`,
      mail_sealed,
    );
    return mail.to === email ? [mail.data] : [];
  });
  return {
    token: sentTo[0]?.path.split('/').at(-1) ?? '',
    /** Of every link that was mailed to the address. */
    totals: sentTo.map(({ totalCents }) => totalCents),
    applicationRef: answer.data.applicationRef as string | null,
  };
}

describe('one act makes one application', () => {
  test('two tabs of a browser meet in the same one, also when both begin at the same moment', async () => {
    const [browser, quoteRef] = [aBrowser(), await aQuote()];
    const email = 'demo01@example.com';
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(browser, { quoteRef, email })));
    expect(new Set(begun.map(({ applicationRef }) => applicationRef)).size).toBe(1);
    expect((await begin(browser, { quoteRef })).applicationRef).toBe(begun[0].applicationRef);
  });

  test('another browser, another client and another quote begin their own', async () => {
    const [browser, quoteRef] = [aBrowser(), await aQuote()];
    const first = await begin(browser, { quoteRef, email: 'demo01@example.com' });
    const others = await Promise.all([
      begin(aBrowser(), { quoteRef, email: 'demo01@example.com' }),
      begin(browser, { quoteRef, email: 'demo02@example.com' }),
      begin(browser, { quoteRef: await aQuote(), email: 'demo01@example.com' }),
      begin({}, { quoteRef, email: 'demo01@example.com' }),
    ]);
    const refs = [first, ...others].map(({ applicationRef }) => applicationRef);
    expect(new Set(refs).size).toBe(5);
  });

  test('the link, the tab opened beside it and the client’s device meet in the same one, whoever comes first', async () => {
    const [consultant, client] = [aBrowser(), aBrowser()];
    const quoteRef = await aQuoteRef(shop, {}, /^SFY/);
    const link = await send(consultant, quoteRef, 'meets01@example.com');
    const onDevice = await begin(client, { token: link.token });
    expect(onDevice.applicationRef).toBe(link.applicationRef);
    const beside = await begin(consultant, { quoteRef, email: 'meets01@example.com' });
    expect(beside.applicationRef).toBe(link.applicationRef);
    const again = await send(consultant, quoteRef, 'meets01@example.com');
    expect(again.applicationRef).toBe(link.applicationRef);
    const other = await send(consultant, quoteRef, 'meets02@example.com');
    expect(other.applicationRef).not.toBe(link.applicationRef);
  });

  test('a link that a stranger sends to the same client for the same quote leads to another one', async () => {
    const quoteRef = await aQuoteRef(shop, {}, /^SFY/);
    const own = await send(aBrowser(), quoteRef, 'meets03@example.com');
    const strangers = await send(aBrowser(), quoteRef, 'meets03@example.com');
    expect(strangers.applicationRef).not.toBe(own.applicationRef);
  });

  test('who comes second is told that something was filled in, and that a payment is open', async () => {
    const [browser, quoteRef] = [aBrowser(), await aQuote()];
    const first = await begin(browser, { quoteRef });
    expect(first).toMatchObject({ resumed: false, openPayment: null });
    const { data: filled } = await fillIn(shop, first);
    expect(await begin(browser, { quoteRef })).toMatchObject({ resumed: true, version: 1, openPayment: null });
    const { data: submitted } = await submit(shop, filled);
    await aPayment(shop, submitted);
    expect(await begin(browser, { quoteRef })).toMatchObject({ resumed: true, openPayment: 'created' });
  });

  test('two tabs that both go on to pay open one payment and get one policy; who comes later sees that it is paid', async () => {
    const [browser, quoteRef] = [aBrowser(), await aQuote()];
    const first = await begin(browser, { quoteRef });
    const { data: submitted } = await submit(shop, (await fillIn(shop, first)).data);
    const [a, b] = [await aPayment(shop, submitted), await aPayment(shop, await begin(browser, { quoteRef }))];
    expect(a.session).toBe(b.session);
    await notify(shop, await aNotice(shop, a));
    const later = await begin(browser, { quoteRef });
    expect(later).toMatchObject({ applicationRef: first.applicationRef, state: 'paid' });
    const pay = await call(shop, 'POST', '/buy/payment', { applicationRef: later.applicationRef });
    expect([pay.status, pay.code]).toEqual([409, 'application.closed']);
  });

  test('what was bought can be bought once more, when that is asked for', async () => {
    const [browser, quoteRef] = [aBrowser(), await aQuote()];
    const first = await begin(browser, { quoteRef });
    const { data: submitted } = await submit(shop, (await fillIn(shop, first)).data);
    await notify(shop, await aNotice(shop, await aPayment(shop, submitted)));
    const second = await begin(browser, { quoteRef, again: true });
    expect(second.applicationRef).not.toBe(first.applicationRef);
    expect(second).toMatchObject({ state: 'draft', version: 0 });
    expect((await begin(browser, { quoteRef })).applicationRef).toBe(second.applicationRef);
  });
});

describe('the link of an application that has got covers', () => {
  test('shows and mails the total of the application, as what it opens does', async () => {
    const [consultant, email] = [aBrowser(), 'meets10@example.com'];
    const quoteRef = await aQuoteRef(shop, {}, /^SFY/);
    const link = await send(consultant, quoteRef, email);
    const begun = await begin(aBrowser(), { token: link.token });
    const { data: saved } = await fillIn(shop, begun, { optionCovers: [{ [wire.optionCode]: 'TRO1' }] });
    expect(saved.quote[wire.total]).not.toBe(begun.quote[wire.total]);

    const { data: opened } = await call(shop, 'GET', `/buy/link/${link.token}`);
    expect(opened.applicationRef).toBe(begun.applicationRef);
    expect(opened.quote).toMatchObject({ quoteRef: saved.quote.quoteRef, [wire.total]: saved.quote[wire.total] });

    const again = await send(consultant, quoteRef, email);
    expect(again.applicationRef).toBe(begun.applicationRef);
    const inCents = (total: string) => Number(total.replace('.', ''));
    const totals = [begun, saved].map(({ quote }) => inCents(quote[wire.total]));
    expect(again.totals.toSorted()).toEqual(totals.toSorted());
  });
});

describe('a plan that is not bought online here', () => {
  async function notSoldHere(): Promise<Json & { quoteRef: string }> {
    for (const { path, search } of Object.values(lineExamples)) {
      const { data } = await call(shop, 'POST', path, search);
      const found = data.find((c: Json) => c.quoteRef && c[wire.method] === 'B' && c[wire.applyUrl] !== '/apply');
      if (found) return found;
    }
    throw new Error('Every plan of method B is bought here');
  }

  test('has a link that opens, shows the plan and begins no application', async () => {
    const card = await notSoldHere();
    const link = await send(aBrowser(), card.quoteRef, 'meets09@example.com', card);
    expect(link.applicationRef).toBeNull();
    const opened = await call(shop, 'GET', `/buy/link/${link.token}`);
    expect(opened).toMatchObject({ status: 200, data: { applicationRef: null, resumed: false } });
    expect(opened.data.quote[wire.applyUrl]).not.toBe('/apply');
    const begun = await call(shop, 'POST', '/buy/application', { token: link.token, language: 'en' });
    expect([begun.status, begun.code]).toEqual([409, 'quote.referred']);
  });
});

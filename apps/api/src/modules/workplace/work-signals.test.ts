import { logout } from '@onegi/contract/calls/accounts/sign-in';
import { assignRequest } from '@onegi/contract/calls/requests/office-requests';
import { workSignals as signalsCall } from '@onegi/contract/calls/workplace/work-signals';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { caseDeskFields as d } from '@onegi/contract/fields/workflow';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { addCase, aSubmittedCase, askForItems } from '@onegi/testing/factories/commercial-cases';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { aContentFile } from '@onegi/testing/factories/content-requests';
import { keyIn, sendTo } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { aRequest } from '@onegi/testing/factories/work-cases';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openWorkSignals } from './open-work-signals.ts';

const URL = `/api${signalsCall.path}`;

let shop: TestApp;
let origin: string;
const streams: AbortController[] = [];
beforeEach(async () => {
  shop = await testApp();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.abort();
  await shop.close();
});

interface Listening {
  readonly status: number;
  readonly type: string | null;
  /** How many signals came so far. */
  count(): number;
  isOver(): boolean;
}

/** Listens as a page does. */
async function listening({ browser }: Pick<SignedIn, 'browser'>): Promise<Listening> {
  const abort = new AbortController();
  streams.push(abort);
  const headers = { ...browser, accept: 'text/event-stream' };
  const answer = await fetch(`${origin}${URL}`, { headers, signal: abort.signal });
  let text = '';
  let isOver = false;
  void (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    count: () => text.split('data: changed\n\n').length - 1,
    isOver: () => isOver,
  };
}

const rises = (page: Listening, to: number) => vi.waitFor(() => expect(page.count()).toBe(to), 5_000);

/** A signal for everybody of the office comes after all that were sent before it. */
async function afterAll(office: Listening): Promise<void> {
  const before = office.count();
  await shop.database.pool.query(`select pg_notify('work_changed', 'requests.read ')`);
  await vi.waitFor(() => expect(office.count()).toBeGreaterThan(before), 10_000);
}

describe('a page that listens', () => {
  test('is told when work of its user changes, of nothing else, and never what', async () => {
    const connie = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] });
    const other = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9002'] });
    const officer = await signedInAs(shop, ['officer']);
    const [hers, others, desk, editors] = [
      await listening(connie),
      await listening(other),
      await listening(officer),
      await listening(await signedInAs(shop, ['editor'])),
    ];
    expect([hers.status, hers.type]).toEqual([200, 'text/event-stream']);
    granted(await addCase(shop, connie));
    const { caseNumber } = await aSubmittedCase(shop, connie);
    await rises(hers, 1);
    await rises(desk, 1);
    granted(await askForItems(shop, officer, caseNumber));
    await rises(hers, 2);
    await afterAll(desk);
    expect([others.count(), editors.count()]).toEqual([0, 0]);
    await aContentFile(shop, 'news', 'draft');
    await rises(editors, 1);
  });

  test.each<[string, (officer: SignedIn, caseNumber: string) => Promise<unknown>]>([
    [
      'an offer that comes',
      async (officer, number) => {
        const [asked] = granted(await sendTo(shop, officer, number));
        return keyIn(shop, officer, asked as never);
      },
    ],
    [
      'a case that is taken',
      (officer, number) =>
        call(
          shop,
          'POST',
          assignRequest.path,
          { [r.requestAsked.wire]: number, [d.assigneeId.wire]: officer.id, [d.assigneeSeen.wire]: null },
          officer.browser,
        ),
    ],
    [
      'a policy that is issued',
      (_, number) =>
        shop.deps.db
          .updateTable('quote_requests')
          .set({ issued_at: shop.clock.now() })
          .where('request_number', '=', number)
          .execute(),
    ],
    ['a visitor’s request', () => aRequest(shop)],
    ['an enquiry', () => anEnquiryId(shop)],
  ])('is told of %s', async (_, happen) => {
    const officer = await signedInAs(shop, ['officer']);
    const { caseNumber } = await aSubmittedCase(
      shop,
      await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] }),
    );
    // What was told before the page came is not told to it.
    const before = await listening(officer);
    await afterAll(before);
    const page = await listening(officer);
    await happen(officer, caseNumber);
    await rises(page, 1);
  });

  test('is told of many things at once and then once more', async () => {
    const page = await listening(await signedInAs(shop, ['officer']));
    await shop.database.pool.query(
      `select pg_notify('work_changed', 'requests.read TR' || n) from generate_series(1, 8) as n`,
    );
    await rises(page, 2);
  });

  test('hears what another process has done', async () => {
    const page = await listening(await signedInAs(shop, ['officer']));
    const database = { ...shop.database, drop: async () => undefined };
    const second = await testApp({ database, config: shop.deps.config });
    await aRequest(second);
    await rises(page, 1);
    await second.close();
  });
});

describe('a page stops listening', () => {
  test('when its user logs out, is suspended or has other rights; who still may listens anew', async () => {
    const user = await signedInAs(shop, ['officer']);
    const elsewhere = await listening(await signedInAs(shop, ['officer']));
    const page = await listening(user);
    expect((await call(shop, 'POST', logout.path, {}, user.browser)).status).toBe(200);
    await vi.waitFor(() => expect(page.isOver()).toBe(true));
    expect((await listening(user)).status).toBe(401);

    const again = await aSession(shop, user);
    const [first] = [await listening(again)];
    await shop.deps.db.insertInto('user_roles').values({ user_id: user.id, role: 'editor' }).execute();
    await vi.waitFor(() => expect(first.isOver()).toBe(true));
    const second = await listening(again);
    await aContentFile(shop, 'news', 'draft');
    await rises(second, 1);
    await shop.deps.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', user.id).execute();
    await vi.waitFor(() => expect(second.isOver()).toBe(true));
    expect(elsewhere.isOver()).toBe(false);
  });

  test('when its session is over by its time, though nobody says so', async () => {
    const signals = openWorkSignals({ ...shop.deps, onError: () => undefined });
    const [early, late] = [await signedInAs(shop, ['officer']), await signedInAs(shop, ['officer'])];
    const ended: string[] = [];
    for (const { id, sessionId } of [early, late])
      signals.subscribe({
        actor: {
          userId: id,
          roles: ['officer'],
          consultantCodes: [],
          unit: null,
          sessionId,
          name: null,
          limitedTo: null,
        },
        changed: () => undefined,
        beat: () => undefined,
        end: () => void ended.push(id),
      });
    shop.clock.advance(30 * 60);
    await signals.endOver();
    expect(ended).toEqual([]);
    await shop.deps.db
      .updateTable('sessions')
      .set({ last_seen_at: shop.clock.now() })
      .where('id', '=', late.sessionId)
      .execute();
    shop.clock.advance(61);
    await signals.endOver();
    expect(ended).toEqual([early.id]);
    signals.close();
    expect(ended).toEqual([early.id, late.id]);
  });

  test('when its user opens more of them than anybody looks at', async () => {
    const user = await signedInAs(shop, ['officer']);
    const pages: Listening[] = [];
    for (let n = 0; n < 21; n += 1) pages.push(await listening(user));
    await vi.waitFor(() => expect(pages.filter((page) => page.isOver())).toEqual([pages[0]]));
  });

  test('when the server closes, which does not wait for it', async () => {
    const page = await listening(await signedInAs(shop, ['officer']));
    await shop.app.close();
    await vi.waitFor(() => expect(page.isOver()).toBe(true));
  });
});

test('visitors have nothing to listen for, and who takes no stream is sent one event', async () => {
  expect((await listening({ browser: {} })).status).toBe(401);
  const { browser } = await signedInAs(shop, ['officer']);
  const answer = await shop.app.inject({ url: URL, headers: browser });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/event-stream',
    'data: changed\n\n',
  ]);
});

test('a signal that nobody can read is no signal', () => {
  const signals = openWorkSignals({ ...shop.deps, onError: () => undefined });
  for (const payload of ['', 'requests.read', 'constructor x', 'requests.read A B', '\u0000']) signals.tell(payload);
  signals.close();
});

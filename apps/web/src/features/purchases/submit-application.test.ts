import { submitApplication } from '@onegi/contract/calls/purchases/applications';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplication } from './an-application.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { submit } from './submit-application.ts';

const sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('window', { location: { pathname: '/apply/ref1' } });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ data: null, code: 'server.busy', msg: '', msgC: '' }, { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A store whose save is answered with another application. */
function storeThatSaves(first: Application, saved: Application): DraftStore {
  const store = createDraftStore(first);
  let application = first;
  const flush = async () => {
    application = saved;
    return true;
  };
  return { ...store, flush, state: () => ({ ...store.state(), application }) };
}

test('what is sent is the total that was in sight, though saving has changed it: the server refuses it', async () => {
  const first = anApplication();
  const saved = anApplication({ version: 1, quote: { ...first.quote, totalCents: 12_000 } });
  await expect(submit(storeThatSaves(first, saved), false)).rejects.toThrow();
  const [body = {}] = sent;
  expect(submitApplication.body.codec.decode(body as never)).toMatchObject({ shownTotalCents: 10_000, version: 1 });
});

test('what is submitted already and unchanged is not sent again', async () => {
  const submitted = anApplication({ state: 'submitted', agreeMarketing: false });
  expect(await submit(storeThatSaves(submitted, submitted), false)).toBe(true);
  expect(sent).toEqual([]);
});

import { type Application, application as applicationShape } from '@onegi/contract/calls/purchases/shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createDraftStore } from './draft-store.ts';

/** The API's side of one application, behind fetch. */
class Server {
  saved: Application;
  puts: Record<string, unknown>[] = [];
  isDown = false;
  /** The save arrives, its answer does not. */
  losesAnswer = false;

  constructor(first: Application) {
    this.saved = first;
  }

  readonly fetch = async (_address: string, init: RequestInit): Promise<Response> => {
    if (this.isDown) throw new TypeError('offline');
    if (init.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      this.puts.push(body);
      if (body.version !== this.saved.version) {
        return Response.json({ data: null, code: 'application.stale', msg: 'stale', msgC: '過時' }, { status: 409 });
      }
      const wire = z.encode(applicationShape.codec, this.saved) as Record<string, unknown>;
      const next = { ...wire, ...body, version: this.saved.version + 1, state: 'draft' };
      this.saved = z.decode(applicationShape.codec, next as never) as Application;
      if (this.losesAnswer) {
        this.losesAnswer = false;
        throw new TypeError('connection reset');
      }
    }
    return Response.json({ data: z.encode(applicationShape.codec, this.saved) });
  };
}

const quote = {
  line: 'TRAVEL',
  insurer: 'LPG',
  insurerName: 'Lantern Peak',
  insurerNameZh: '燈峰',
  insurerImage: '/insurers/LPG.svg',
  applyUrl: '/apply',
  plan: 'LPG-TRV-B',
  planName: 'Basic',
  planNameZh: '基本',
  beforeDiscountCents: 10_000,
  totalCents: 10_000,
  discountPercent: 0,
  currency: 'HKD',
  method: 'A',
  brochure: 'b.pdf',
  wording: 'w.pdf',
  quoteRef: 'q1',
  expiresOn: '2026-12-05',
  highlights: [],
  special: null,
  missing: null,
  breakdown: null,
  searchText: '',
  searchTextZh: '',
  travel: {
    tripType: 'S',
    destination: 'A',
    departOn: '2026-12-05',
    returnOn: '2026-12-11',
    party: 'I',
    withSpouse: false,
    adults: 2,
    children: 0,
  },
} satisfies Application['quote'];

const fresh: Application = {
  applicationRef: 'ref1',
  version: 0,
  state: 'draft',
  step: 1,
  language: 'en',
  quote,
  previousTotalCents: null,
  options: { cruise: false, scuba: false, golf: false, winter: false },
  applicant: { isTravelling: true },
  travellers: [{ personKind: 'A' }, { personKind: 'A' }],
  optionPrices: { scuba: 6_000 },
};

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server(fresh);
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('window', { location: { pathname: '/apply/ref1' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const named = (surname: string) => (draft: ReturnType<ReturnType<typeof createDraftStore>['state']>['draft']) => ({
  ...draft,
  applicant: { ...draft.applicant, surname },
});

test('what is typed is saved once the fingers rest, in one request', async () => {
  const store = createDraftStore(fresh);
  for (const typed of ['C', 'Ch', 'Cha', 'Chan']) store.change(named(typed));
  expect(store.state().saving).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.puts).toHaveLength(1);
  expect(server.saved.applicant.surname).toBe('Chan');
  expect(store.state()).toMatchObject({ saving: 'saved', application: { version: 1 } });
});

test('the travelling applicant is saved as the first insured person', async () => {
  const store = createDraftStore(fresh);
  store.change(named('Chan'));
  await store.flush();
  expect(server.saved.travellers[0]).toMatchObject({ surname: 'Chan', relationship: 'S', personKind: 'A' });
});

test('what is typed while a save is under way is saved by the next', async () => {
  const store = createDraftStore(fresh);
  store.change(named('Ch'));
  const flushed = store.flush();
  store.change(named('Chan'));
  await flushed;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saved.applicant.surname).toBe('Chan');
  expect(store.state().saving).toBe('saved');
});

test('a connection that fails is tried again by itself until everything is kept', async () => {
  const store = createDraftStore(fresh);
  server.isDown = true;
  store.change(named('Chan'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.state().saving).toBe('failed');
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.state().saving).toBe('saved');
  expect(server.saved.applicant.surname).toBe('Chan');
});

test('a save whose answer was lost is recognised as our own', async () => {
  const store = createDraftStore(fresh);
  server.losesAnswer = true;
  store.change(named('Chan'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.state()).toMatchObject({ saving: 'saved', application: { version: 1 } });
});

test('another window’s change stops the saving and is taken over on request only', async () => {
  const store = createDraftStore(fresh);
  server.saved = { ...fresh, version: 3, applicant: { isTravelling: true, surname: 'Wong' } };
  store.change(named('Chan'));
  expect(await store.flush()).toBe(false);
  expect(store.state()).toMatchObject({ saving: 'stale', draft: { applicant: { surname: 'Chan' } } });
  store.change(named('Chang'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saved.applicant.surname).toBe('Wong');
  await store.reload();
  expect(store.state()).toMatchObject({ saving: 'saved', draft: { applicant: { surname: 'Wong' } } });
});

test('another window that only turned a page is no reason to stop', async () => {
  const store = createDraftStore(fresh);
  server.saved = { ...fresh, version: 1, step: 2 };
  store.change(named('Chan'));
  expect(await store.flush()).toBe(true);
  expect(server.saved.applicant.surname).toBe('Chan');
  expect(store.state()).toMatchObject({ saving: 'saved', application: { version: 2 } });
});

test('looking again at a submitted application does not reopen it', async () => {
  const submitted = { ...fresh, state: 'submitted' as const, version: 4 };
  server.saved = submitted;
  const store = createDraftStore(submitted);
  store.at(2, 'zh-Hant');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.puts).toHaveLength(0);
});

test('an answer from before the submission, arriving late or from a cache, does not undo it', () => {
  const before = fresh;
  const store = createDraftStore(before);
  store.adopt({ ...before, state: 'submitted' });
  store.adopt(before);
  expect(store.state().application.state).toBe('submitted');
  store.adopt({ ...before, state: 'paid' });
  expect(store.state().application.state).toBe('paid');
});

test('chosen covers are saved at once', async () => {
  const store = createDraftStore(fresh);
  store.change((draft) => ({ ...draft, options: { ...draft.options, scuba: true } }), 'now');
  await vi.advanceTimersByTimeAsync(10);
  expect(server.puts[0]).toMatchObject({ options: { scuba: 'Y' } });
});

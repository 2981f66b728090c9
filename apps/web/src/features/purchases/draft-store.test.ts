import { type Application, application as applicationShape } from '@onegi/contract/calls/purchases/shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { anApplication, anOffer } from './an-application.ts';
import { createDraftStore } from './draft-store.ts';

/** The API's side of one application, behind fetch. */
class Server {
  saved: Application;
  puts: Record<string, unknown>[] = [];
  isDown = false;
  /** The save arrives, its answer does not. */
  losesAnswer = false;
  /** Answers take a second. */
  isSlow = false;

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
    const answer = Response.json({ data: z.encode(applicationShape.codec, this.saved) });
    if (this.isSlow) await new Promise((resolve) => setTimeout(resolve, 1_000));
    return answer;
  };
}

const fresh = anApplication();

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

test('what is typed and taken back counts as saved, without a request', async () => {
  const store = createDraftStore(fresh);
  store.change(named('Chan'));
  await store.flush();
  store.change(named('Chen'));
  store.change(named('Chan'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.puts.length, store.state().saving]).toEqual([1, 'saved']);
});

test('the insured applicant is saved as the first insured person', async () => {
  const store = createDraftStore(fresh);
  store.change(named('Chan'));
  await store.flush();
  expect(server.saved.people[0]).toMatchObject({ surname: 'Chan', relationship: 'S', personKind: 'A' });
});

test('what is typed while a save is under way is not lost when the page is left before its answer', async () => {
  const store = createDraftStore(fresh);
  server.isSlow = true;
  store.change(named('Ch'));
  void store.flush();
  store.change(named('Chan'));
  store.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.saved).toMatchObject({ version: 2, applicant: { surname: 'Chan' } });

  // A page that is kept and shown again finds its own words there.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.state()).toMatchObject({ saving: 'saved', draft: { applicant: { surname: 'Chan' } } });
});

test.each([true, false])(
  'what is typed is kept when the page is left after a save broke off, whether it had arrived: %s',
  async (arrived) => {
    const store = createDraftStore(fresh);
    store.change(named('Ch'));
    server.losesAnswer = arrived;
    server.isDown = !arrived;
    await store.flush();
    expect(store.state().saving).toBe('failed');
    server.isDown = false;
    store.change(named('Chan'));
    store.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.saved.applicant.surname).toBe('Chan');
  },
);

test('a page that is left with nothing unsaved sends nothing', async () => {
  const store = createDraftStore(fresh);
  store.change(named('Chan'));
  await store.flush();
  store.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.puts).toHaveLength(1);
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
  server.saved = { ...fresh, version: 3, applicant: { isInsured: true, surname: 'Wong' } };
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
  store.change((draft) => ({ ...draft, covers: [{ optionCode: 'scuba', amount: '' }] }), 'now');
  await vi.advanceTimersByTimeAsync(10);
  expect(server.puts[0]).toMatchObject({ optionCovers: [{ option: 'scuba' }] });
});

test('a cover waits for its sum before it is sent', async () => {
  const offering = { ...fresh, offeredCovers: [anOffer({ smallestAmount: 1_000, largestAmount: 9_000 })] };
  server.saved = offering;
  const store = createDraftStore(offering);
  const choose = (amount: string) =>
    store.change((draft) => ({ ...draft, covers: [{ optionCode: 'scuba', amount }] }), 'now');
  choose('');
  choose('90');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.puts.flatMap(({ optionCovers }) => optionCovers)).toEqual([]);
  choose('9000');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.puts.at(-1)).toMatchObject({ optionCovers: [{ option: 'scuba', amount: 9_000 }] });
  expect(store.state().draft.covers).toEqual([{ optionCode: 'scuba', amount: '9000' }]);
});

test('answers are saved with the form, and an emptied one is dropped', async () => {
  const store = createDraftStore({ ...fresh, answers: { HO01: '12' } });
  store.change((draft) => ({ ...draft, answers: { ...draft.answers, HO01: '', HO02: 'Y' } }));
  await store.flush();
  expect(server.saved.answers).toEqual({ HO02: 'Y' });
});

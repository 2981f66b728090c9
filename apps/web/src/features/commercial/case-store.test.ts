import { caseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { aDraft as fresh } from './a-draft.ts';
import { createCaseStore } from './case-store.ts';
import { readKept } from './kept-content.ts';

const version = caseDetail.wireName('caseVersion');
const insuredName = caseDetail.wireName('insuredName');
const startsOn = caseDetail.wireName('startsOn');
const endsOn = caseDetail.wireName('endsOn');

/** The API's side of one case, behind fetch. */
class Server {
  saved = z.encode(caseDetail.codec, fresh) as Record<string, unknown>;
  adds: { body: Record<string, unknown>; key: string | null }[] = [];
  status = 200;
  /** The field that it refuses whatever is sent for. */
  refuses: string | undefined;
  losesAnswer = false;

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const refused = { data: null, code: 'case.stale', msg: 'stale', msgC: '過時' };
    if (this.status === 401) return Response.json({ ...refused, code: 'session.ended' }, { status: 401 });
    if (this.refuses) {
      const fields = [{ field: this.refuses, msg: 'Not so', msgC: '不可' }];
      return Response.json({ data: null, code: 'request.invalid', msg: 'wrong', msgC: '錯', fields }, { status: 400 });
    }
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    if (address.includes('/add')) this.adds.push({ body, key: new Headers(init.headers).get('idempotency-key') });
    if (address.includes('/update') && body[version] !== this.saved[version])
      return Response.json(refused, { status: 409 });
    if (body) this.saveAs(body);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new TypeError('connection reset');
    }
    return Response.json({ data: this.saved });
  };

  /** What is saved here, or from another device. */
  saveAs(what: Record<string, unknown>) {
    const next = Number(this.saved[version]) + 1;
    const kept = Object.fromEntries(
      [insuredName, startsOn, endsOn].map((name) => [name, what[name] ?? this.saved[name]]),
    );
    this.saved = { ...this.saved, ...kept, [version]: next };
  }
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  const marks = new Map<string, string>();
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('window', { location: { pathname: '/commercial-insurance/form' }, dispatchEvent: () => true });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, value: string) => marks.set(name, value),
    removeItem: (name: string) => marks.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const prefilled: ReadonlySet<string> = new Set();
const known = (detail = fresh) => createCaseStore({ key: detail.caseNumber, userId: 'u1', prefilled, detail });
const named = (name: string) => (content: ReturnType<ReturnType<typeof known>['state']>['content']) => ({
  ...content,
  insuredName: name,
});

test('what is typed is saved once the fingers rest, and then no longer kept in the browser', async () => {
  const store = known();
  for (const typed of ['D', 'De', 'Demo']) store.change(named(typed));
  expect(readKept(fresh.caseNumber, 'u1')?.content.insuredName).toBe('Demo');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saved).toMatchObject({ [insuredName]: 'Demo', [version]: 2 });
  expect(store.state().saving).toBe('saved');
  expect(readKept(fresh.caseNumber, 'u1')).toBeUndefined();
});

test('a day that is half typed stays in the browser, while the rest is saved', async () => {
  const store = known();
  store.change((content) => ({ ...named('Demo')(content), startsOn: '12/3' }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saved).toMatchObject({ [insuredName]: 'Demo', [startsOn]: '' });
  expect(readKept(fresh.caseNumber, 'u1')?.content.startsOn).toBe('12/3');
});

test.each([
  ['a name that no document can print', { insuredName: 'Harbour 🐶' }, { [insuredName]: '', [startsOn]: '2027-01-01' }],
  ['a name with a tab in it', { insuredName: 'Harbour\tDemo' }, { [insuredName]: '', [startsOn]: '2027-01-01' }],
  ['an end before the start', { endsOn: '2026-12-31' }, { [startsOn]: '2027-01-01', [endsOn]: '' }],
  ['an end that is too far', { endsOn: '2030-01-01' }, { [startsOn]: '2027-01-01', [endsOn]: '' }],
] as const)('%s stays in the browser, while the rest is saved', async (_, wrong, there) => {
  const store = known();
  store.change((content) => ({ ...content, startsOn: '2027-01-01', ...wrong }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.state().saving).toBe('saved');
  expect(server.saved).toMatchObject(there);
  expect(readKept(fresh.caseNumber, 'u1')?.content).toMatchObject(wrong);
});

test('what the server refuses of a form that is to be handed over is told to who hands it over', async () => {
  const store = known();
  server.refuses = insuredName;
  store.change(named('Demo'));
  await expect(store.submit()).rejects.toMatchObject({ fields: [{ message: 'Not so' }] });
  server.refuses = undefined;
  expect(await store.flush()).toBe(true);
});

test('of two devices the second is prefilled, nothing is overwritten, and either version can be chosen', async () => {
  const store = known();
  server.saveAs({ [insuredName]: 'From elsewhere' });
  store.change(named('From here'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.state()).toMatchObject({ saving: 'stale', content: { insuredName: 'From here' } });
  expect(server.saved).toMatchObject({ [insuredName]: 'From elsewhere' });
  await store.keepMine();
  expect(server.saved).toMatchObject({ [insuredName]: 'From here' });

  server.saveAs({ [insuredName]: 'Elsewhere again' });
  store.change(named('From here again'));
  await vi.advanceTimersByTimeAsync(2_000);
  await store.takeTheirs();
  expect(store.state()).toMatchObject({ saving: 'saved', content: { insuredName: 'Elsewhere again' } });
});

test('what was typed when the session ended is there after the next login, and for nobody else', async () => {
  server.status = 401;
  const store = known();
  store.change(named('Typed in vain?'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.state().saving).toBe('failed');
  server.status = 200;
  const again = known();
  expect(again.state().content.insuredName).toBe('Typed in vain?');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saved).toMatchObject({ [insuredName]: 'Typed in vain?' });

  server.status = 401;
  again.change(named('A secret of u1'));
  const other = createCaseStore({ key: fresh.caseNumber, userId: 'u2', prefilled, detail: fresh });
  expect(other.state().content.insuredName).toBe('');
});

test('a new case whose answer was lost is asked for again under the same key, and is one', async () => {
  const form = { questions: fresh.questions, documents: [], employees: {} };
  const begun = { templateId: 'EC', language: 'en' } as const;
  const created: string[] = [];
  const store = createCaseStore({ key: 'new.EC', userId: 'u1', prefilled, begun, form }, ({ caseNumber }) =>
    created.push(caseNumber),
  );
  server.losesAnswer = true;
  store.change(named('Demo'));
  await vi.advanceTimersByTimeAsync(1_000);
  store.change(named('Demo Limited'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.adds.map(({ body }) => body[insuredName])).toEqual(['Demo', 'Demo']);
  expect(new Set(server.adds.map(({ key }) => key)).size).toBe(1);
  expect(created).toEqual([fresh.caseNumber]);
  expect(readKept('new.EC', 'u1')).toBeUndefined();
});

test('what became of a case meanwhile is taken over while somebody types, and what was typed stays', () => {
  const store = known();
  store.change(named('Demo Trading'));
  store.adopt({ ...fresh, assigneeName: 'Olive Demo' });
  expect(store.state().detail?.assigneeName).toBe('Olive Demo');
  expect(store.state().content.insuredName).toBe('Demo Trading');
  store.adopt({ ...fresh, caseState: 'closed', closedAs: 'declined', allowedActions: [] });
  expect(store.state()).toMatchObject({ saving: 'saved', content: { insuredName: '' } });
});

test('of a draft that was deleted nothing more is sent, and nothing kept', async () => {
  const store = known();
  store.change(named('Demo Trading'));
  store.discard();
  await vi.runAllTimersAsync();
  expect(await store.flush()).toBe(true);
  expect(server.saved[version]).toBe(1);
  expect(readKept(fresh.caseNumber, 'u1')).toBeUndefined();
});

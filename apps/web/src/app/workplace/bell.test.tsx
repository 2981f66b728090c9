// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { workSignals } from '@onegi/contract/calls/workplace/work-signals';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { Bell } from './bell.tsx';
import { drawFor } from './test-user.tsx';

/** The browser's end of the streams that were opened, the newest last. */
class FakeEventSource {
  static opened: FakeEventSource[] = [];
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('Nothing listens');
    return last;
  }
  isClosed = false;
  onopen = () => {};
  onmessage = () => {};
  onerror = () => {};
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
}
const open = () => FakeEventSource.opened.filter(({ isClosed }) => !isClosed);

/** How much the server says is waiting, and how often it was asked. */
let waits: number;
let asked: number;
const requests = (count: number) =>
  count === 0 ? [] : [{ code: 'requestsOpen', path: '/requests', count, oldestAt: null, dueAt: null }];

function see(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  waits = 1;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ data: requests(waits), msg: '', msgC: '' });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bell = (count: string) => screen.findByRole('button', { name: count });
const aloud = () => document.querySelector('[aria-live]')?.textContent;
/** The bell of an officer for whom one thing waits, and whose page listens. */
async function aBell() {
  const drawn = drawFor({ role: 'officer', waiting: { '/requests': 1 } }, <Bell />);
  await act(async () => FakeEventSource.last.onopen());
  await bell('1 thing waits for you');
  return drawn;
}
async function signal(nowWait: number) {
  waits = nowWait;
  await act(async () => FakeEventSource.last.onmessage());
}

test('rises without a reload when the server says that something has changed, and says so politely', async () => {
  await aBell();
  expect(FakeEventSource.last.url).toBe(`/api${workSignals.path}`);
  expect(aloud()).toBe('');
  await signal(3);
  await bell('3 things wait for you');
  expect(aloud()).toBe('3 things wait for you');
  await signal(2);
  await bell('2 things wait for you');
  expect(aloud()).toBe('');
});

test('asks once when it begins to listen and once for a signal, and while nothing happens not for minutes', async () => {
  await aBell();
  const begun = asked;
  await advance(9 * 60_000);
  expect(asked).toBe(begun);
  await signal(1);
  await advance(1);
  expect(asked).toBe(begun + 1);
  // What runs out or becomes late is told by nobody.
  await advance(10 * 60_000);
  expect(asked).toBe(begun + 2);
});

test('does not listen in a page that nobody looks at, and asks anew when it is looked at again', async () => {
  await aBell();
  see('hidden');
  expect(open()).toEqual([]);
  await advance(5 * 60_000);
  expect(open()).toEqual([]);
  waits = 4;
  see('visible');
  expect(open()).toHaveLength(1);
  await act(async () => FakeEventSource.last.onopen());
  await bell('4 things wait for you');
});

test('comes back after a failure, later each time, and asks by itself meanwhile', async () => {
  await aBell();
  const fail = () => act(async () => FakeEventSource.last.onerror());
  const before = FakeEventSource.opened.length;
  await fail();
  expect(open()).toEqual([]);
  await advance(999);
  expect(FakeEventSource.opened).toHaveLength(before);
  await advance(2);
  expect(FakeEventSource.opened).toHaveLength(before + 1);
  await fail();
  await advance(1_001);
  expect(FakeEventSource.opened).toHaveLength(before + 1);
  await advance(1_000);
  expect(FakeEventSource.opened).toHaveLength(before + 2);
  for (let n = 0; n < 10; n += 1) {
    await fail();
    await advance(60_001);
  }
  // Never more seldom than once a minute.
  expect(FakeEventSource.opened).toHaveLength(before + 12);
  const known = asked;
  await advance(60_001);
  expect(asked).toBeGreaterThan(known);
  await act(async () => FakeEventSource.last.onopen());
  await fail();
  await advance(1_001);
  expect(FakeEventSource.opened).toHaveLength(before + 13);
});

test('stops with the session: whenever it hears nothing more it asks who is signed in', async () => {
  const { client } = await aBell();
  const outdated = vi.fn();
  window.addEventListener('onegi-session-outdated', outdated);
  await act(async () => FakeEventSource.last.onerror());
  expect(outdated).toHaveBeenCalledOnce();
  await act(async () => client.setQueryData(queryOf(me, {}).queryKey, { signedIn: false } as never));
  await advance(10 * 60_000);
  expect(open()).toEqual([]);
  window.removeEventListener('onegi-session-outdated', outdated);
  queryClient.clear();
});

test('leaves nothing open behind it', async () => {
  await aBell();
  cleanup();
  await advance(10 * 60_000);
  expect(open()).toEqual([]);
});

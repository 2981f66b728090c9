import type { AnswerOf } from '@onegi/contract/call';
import type { hotline } from '@onegi/contract/calls/common/hotline';
import { useSyncExternalStore } from 'react';

type Hotline = AnswerOf<typeof hotline>;

const KEY = 'onegi-hotline';
const listeners = new Set<() => void>();
let known: Hotline | undefined;
let asked = false;

function remembered(): Hotline | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '') as Hotline;
  } catch {
    return undefined;
  }
}

function take(answer: Hotline) {
  known = answer;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(answer));
  } catch {
    // Without storage the next page asks before it shows the number.
  }
  for (const changed of listeners) changed();
}

/** Landing pages have no API client; this one answer is spelled alike on both sides. */
async function ask() {
  try {
    const answer = await fetch('/api/common/hotline');
    if (answer.ok) take(((await answer.json()) as { data: Hotline }).data);
  } catch {
    // Without a connection nobody can be called by a number of this page: the way to the contact page stays.
  }
}

/** Once per visit of a page, when nothing else waits for the line. */
function askLater() {
  if (asked) return;
  asked = true;
  known = remembered();
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void ask(), { timeout: 3_000 });
  else setTimeout(() => void ask(), 500);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  askLater();
  if (known) changed();
  return () => listeners.delete(changed);
}

/** The hotline as the settings have it; undefined until the server has said so, so that no other number is ever shown. */
export function useHotline(): Hotline | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}

/** A link that calls a number, however it is written. */
export const telOf = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

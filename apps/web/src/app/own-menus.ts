import type { AnswerOf } from '@onegi/contract/call';
import type { menu } from '@onegi/contract/calls/accounts/sessions';
import { useSyncExternalStore } from 'react';

export type OwnMenus = AnswerOf<typeof menu>;

let menus: OwnMenus | undefined;
const listeners = new Set<() => void>();

/** Told by what knows who is signed in; visitors load nothing of it. */
export function setOwnMenus(told: OwnMenus | undefined): void {
  menus = told;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The menus of the user; undefined for visitors. */
export function useOwnMenus(): OwnMenus | undefined {
  return useSyncExternalStore(
    subscribe,
    () => menus,
    () => undefined,
  );
}

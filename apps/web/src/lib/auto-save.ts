import type { ApiError } from './api-error.ts';

/** saved · waiting (typed, about to be sent) · saving · failed (will be tried again) · refused · stale. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stale';

const LONGEST_WAIT_MS = 30_000;

/** Whether what failed may succeed when it is tried again: no connection, too many at once, a fault of the server. */
export const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/**
 * The state of a form that saves itself: pages watch it, and one save at a time is under way.
 * @param isDirty whether the server lacks something that it could be sent
 * @param save sends it, and sets `saving` to how that ended
 */
export function createAutoSave<State extends { readonly saving: Saving; readonly problem?: string | undefined }>(
  first: State,
  isDirty: () => boolean,
  save: (keepalive: boolean) => Promise<void>,
) {
  const listeners = new Set<() => void>();
  let current = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  function set(next: Partial<State>): void {
    current = { ...current, ...next };
    if (next.saving === 'saved') failures = 0;
    for (const listener of listeners) listener();
  }
  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Saves what is unsaved. True when the server holds all that it can. */
  async function flush({ keepalive = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (current.saving === 'stale') return false;
    // What is typed while a save is under way is sent by the next round.
    for (let round = 0; round < 5 && isDirty(); round++) {
      running = save(keepalive).finally(() => {
        running = undefined;
      });
      await running;
      if (current.saving !== 'saved') return false;
    }
    if (isDirty()) return false;
    // What was typed may have been taken back.
    if (current.saving !== 'saved') set({ saving: 'saved', problem: undefined } as Partial<State>);
    return true;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => current,
    set,
    schedule,
    flush,
    cancel: () => clearTimeout(timer),
    isRunning: () => running !== undefined,
    hasFailed: () => failures > 0,
    /** After a failure that may pass: the more there were in a row, the later. */
    retry() {
      failures += 1;
      set({ saving: 'failed' } as Partial<State>);
      schedule(Math.min(LONGEST_WAIT_MS, 1_500 * 2 ** failures));
    },
  };
}

/**
 * Saves whatever is unsaved in a tab's stores when its page is hidden or left, and when the connection is back. A store
 * may have something else to do when its page is left.
 */
export function saveWhenLeft(stores: ReadonlyMap<string, { flush(how?: object): unknown; leave?(): unknown }>): void {
  if (typeof document === 'undefined') return;
  const flushAll = (keepalive: boolean) => [...stores.values()].map((store) => store.flush({ keepalive }));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flushAll(true));
  window.addEventListener('pagehide', () => {
    for (const store of stores.values()) void (store.leave ?? store.flush)({ keepalive: true });
  });
  window.addEventListener('online', () => flushAll(false));
}

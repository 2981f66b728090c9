import { getApplication, saveApplication } from '@onegi/contract/calls/purchases/applications';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Locale } from '../../lib/locale-path.ts';
import { contentOf, type Draft, draftOf, fingerprint, savedFingerprint } from './application-draft.ts';
import { draftCovers } from './draft-covers.ts';

/** saved · waiting (typed, about to be sent) · saving · failed (will be tried again) · refused · stale. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stale';

export interface DraftState {
  /** The server's latest answer: price, state and version. */
  readonly application: Application;
  readonly draft: Draft;
  readonly saving: Saving;
  /** The server's words on a refused save. */
  readonly problem?: string;
}

export interface DraftStore {
  subscribe(listener: () => void): () => void;
  state(): DraftState;
  /** Changes the form; it is saved once the fingers rest, or at once. */
  change(update: (draft: Draft) => Draft, when?: 'resting' | 'now'): void;
  /** Notes where the client is. */
  at(step: number, language: Locale): void;
  /** Saves what is unsaved. True when the server holds everything. */
  flush(options?: { keepalive?: boolean }): Promise<boolean>;
  /** Sends what is unsaved before the page goes away: nothing that would have to be waited for happens any more. */
  leave(): void;
  /** Takes over a newer answer of the server, unless there are unsaved changes. */
  adopt(application: Application): void;
  /** Throws away what is unsaved and takes the server's version. */
  reload(): Promise<void>;
}

/** How an application goes on within one version; going back to draft is a new version. */
const stages: readonly Application['state'][] = ['draft', 'submitted', 'expired', 'paid'];
const restMs = 600;
const longestWaitMs = 30_000;

export function createDraftStore(first: Application): DraftStore {
  const listeners = new Set<() => void>();
  const ref = first.applicationRef;
  let current: DraftState = { application: first, draft: draftOf(first), saving: 'saved' };
  let saved = savedFingerprint(first);
  let place: { step: number; language: Locale } = { step: first.step, language: first.language };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  const set = (next: Partial<DraftState>) => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  const isOpen = () => current.application.allowedActions.includes('save');
  const content = () => contentOf(current.draft, current.application);
  const contentChanged = () => fingerprint(content()) !== saved;
  /** Where the client is counts only while drafting: saving it later would reopen a submitted application. */
  const placeChanged = () =>
    current.application.state === 'draft' &&
    (place.step !== current.application.step || place.language !== current.application.language);
  const isDirty = () => isOpen() && (contentChanged() || placeChanged());
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  /** An answer asked for earlier may arrive, or lie in a cache, after a later one of the same version. */
  const isEarlier = (state: Application['state']) => stages.indexOf(state) < stages.indexOf(current.application.state);
  const latest = () => callApi(getApplication, { params: { applicationRef: ref } });

  function take(application: Application) {
    saved = savedFingerprint(application);
    failures = 0;
    set({ application, draft: draftOf(application), saving: 'saved', problem: undefined });
  }

  /**
   * Another window was faster; or our own save arrived and its answer was lost; or the other window only turned a page,
   * and ours goes on top of that.
   */
  async function afterStale(sent: string) {
    const application = await latest();
    const there = savedFingerprint(application);
    if (there !== sent && there !== saved) return set({ saving: 'stale' });
    saved = there;
    set({ application, saving: 'saved' });
  }

  async function afterFailure(error: unknown, sent: string) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'application.stale') return afterStale(sent);
    if (error.code === 'application.closed' || error.code === 'quote.expired') return take(await latest());
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      failures += 1;
      set({ saving: 'failed' });
      return schedule(Math.min(longestWaitMs, 1_500 * 2 ** failures));
    }
    const { application, draft } = current;
    set({ saving: 'refused', problem: error.message, draft: { ...draft, covers: draftCovers(application.covers) } });
  }

  const send = (version: number, sending: ReturnType<typeof content>, keepalive: boolean) =>
    callApi(
      saveApplication,
      { params: { applicationRef: ref }, body: { version, ...place, ...sending } },
      { keepalive },
    );

  async function save(keepalive: boolean) {
    const sending = content();
    const sent = fingerprint(sending);
    set({ saving: 'saving', problem: undefined });
    try {
      const application = await send(current.application.version, sending, keepalive);
      saved = sent;
      failures = 0;
      set({ application, saving: 'saved' });
    } catch (error) {
      await afterFailure(error, sent).catch(() => set({ saving: 'failed' }));
    }
  }

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
    return !isDirty();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => current,
    change(update, when = 'resting') {
      const draft = update(current.draft);
      if (current.saving === 'stale') return set({ draft });
      set({ draft, saving: current.saving === 'saving' ? 'saving' : 'waiting' });
      schedule(when === 'now' ? 0 : restMs);
    },
    at(step, language) {
      place = { step, language };
      if (placeChanged() && current.saving !== 'stale') schedule(restMs);
    },
    flush,
    leave() {
      clearTimeout(timer);
      if (!running && failures === 0) return void flush({ keepalive: true });
      if (!isOpen() || !contentChanged()) return;
      // Whether the save without an answer arrived, nobody can say any more: one of the two versions is right.
      const { version } = current.application;
      for (const likely of [version, version + 1]) send(likely, content(), true).catch(() => undefined);
    },
    adopt(application) {
      if (application.version > current.application.version && !contentChanged() && !running) take(application);
      else if (application.version === current.application.version && !isEarlier(application.state))
        set({ application });
    },
    async reload() {
      take(await latest());
    },
  };
}

const stores = new Map<string, DraftStore>();

/** The one store of an application in this tab: it outlives pages, so Back and the other language lose nothing. */
export function draftStoreOf(application: Application): DraftStore {
  const known = stores.get(application.applicationRef);
  if (known) return known;
  const made = createDraftStore(application);
  stores.set(application.applicationRef, made);
  return made;
}

export const knownDraftStore = (ref: string) => stores.get(ref);

/** Saves whatever is unsaved when the page is hidden or left. */
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const store of stores.values()) void store.flush({ keepalive: true });
  });
  window.addEventListener('pagehide', () => {
    for (const store of stores.values()) store.leave();
  });
  window.addEventListener('online', () => {
    for (const store of stores.values()) void store.flush();
  });
}

import { getApplication, saveApplication } from '@onegi/contract/calls/purchases/applications';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createAutoSave, mayPass, type Saving, saveWhenLeft } from '../../lib/auto-save.ts';
import type { Locale } from '../../lib/locale-path.ts';
import { contentOf, type Draft, draftOf, fingerprint, savedFingerprint } from './application-draft.ts';
import { draftCovers } from './draft-covers.ts';

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

export function createDraftStore(first: Application): DraftStore {
  const ref = first.applicationRef;
  const opened: DraftState = { application: first, draft: draftOf(first), saving: 'saved' };
  const auto = createAutoSave(opened, isDirty, save);
  const { state: now, set, schedule, flush } = auto;
  let saved = savedFingerprint(first);
  let place: { step: number; language: Locale } = { step: first.step, language: first.language };

  const isOpen = () => now().application.allowedActions.includes('save');
  const content = () => contentOf(now().draft, now().application);
  const contentChanged = () => fingerprint(content()) !== saved;
  /** Where the client is counts only while drafting: saving it later would reopen a submitted application. */
  const placeChanged = () =>
    now().application.state === 'draft' &&
    (place.step !== now().application.step || place.language !== now().application.language);
  function isDirty(): boolean {
    return isOpen() && (contentChanged() || placeChanged());
  }
  /** An answer asked for earlier may arrive, or lie in a cache, after a later one of the same version. */
  const isEarlier = (state: Application['state']) => stages.indexOf(state) < stages.indexOf(now().application.state);
  const latest = () => callApi(getApplication, { params: { applicationRef: ref } });

  function take(application: Application) {
    saved = savedFingerprint(application);
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
    if (mayPass(error)) return auto.retry();
    const { application, draft } = now();
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
      const application = await send(now().application.version, sending, keepalive);
      saved = sent;
      set({ application, saving: 'saved' });
    } catch (error) {
      await afterFailure(error, sent).catch(() => set({ saving: 'failed' }));
    }
  }

  return {
    subscribe: auto.subscribe,
    state: now,
    change(update, when = 'resting') {
      const draft = update(now().draft);
      if (now().saving === 'stale') return set({ draft });
      set({ draft, saving: now().saving === 'saving' ? 'saving' : 'waiting' });
      schedule(when === 'now' ? 0 : restMs);
    },
    at(step, language) {
      place = { step, language };
      if (placeChanged() && now().saving !== 'stale') schedule(restMs);
    },
    flush,
    leave() {
      auto.cancel();
      if (!auto.isRunning() && !auto.hasFailed()) return void flush({ keepalive: true });
      if (!isOpen() || !contentChanged()) return;
      // Whether the save without an answer arrived, nobody can say any more: one of the two versions is right.
      const { version } = now().application;
      for (const likely of [version, version + 1]) send(likely, content(), true).catch(() => undefined);
    },
    adopt(application) {
      if (application.version > now().application.version && !contentChanged() && !auto.isRunning()) take(application);
      else if (application.version === now().application.version && !isEarlier(application.state)) set({ application });
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

saveWhenLeft(stores);

import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase, quoteDetail, updateCase } from '@onegi/contract/calls/requests/commercial/cases';
import { deleteDocument } from '@onegi/contract/calls/requests/commercial/documents';
import type { CaseForm } from '@onegi/contract/commercial/check-case';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import type { Locale } from '../../lib/locale-path.ts';
import {
  type CaseContent,
  contentOf,
  emptyContent,
  formOf,
  isWhole,
  type SentContent,
  sentContent,
} from './case-content.ts';
import { forgetKept, keep, readKept } from './kept-content.ts';

/** saved · waiting (typed, about to be sent) · saving · failed (will be tried again) · refused · stale. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stale';

/** What a new case is begun with. */
export interface Begun {
  readonly templateId: TemplateId;
  readonly product?: string;
  readonly insurer?: string;
  readonly language: Locale;
}

export interface CaseState {
  /** The server's latest answer; undefined until a new case has been saved once. */
  readonly detail: CaseDetail | undefined;
  readonly templateId: TemplateId;
  readonly form: CaseForm;
  readonly content: CaseContent;
  readonly saving: Saving;
  /** The server's words on a refused save. */
  readonly problem?: string | undefined;
}

export interface CaseStore {
  /** Of this store among those of the tab: it stays when a new case gets its number. */
  readonly id: string;
  subscribe(listener: () => void): () => void;
  state(): CaseState;
  /** Changes the form; it is saved once the fingers rest, or at once. */
  change(update: (content: CaseContent) => CaseContent, when?: 'resting' | 'now'): void;
  /** Saves what is unsaved. True when the server holds all that it can. */
  flush(options?: { keepalive?: boolean }): Promise<boolean>;
  /** Hands the case to the office. @throws ApiError with what is wrong */
  submit(): Promise<CaseDetail | undefined>;
  /** Takes the file out of a row, of a free row its description too. @throws ApiError */
  removeDocument(order: number, isDescribed: boolean): Promise<void>;
  /** Forgets what is unsaved of a draft that was deleted: nothing more is sent. */
  discard(): void;
  /** Takes over a later answer of the server. What is being typed stays, unless the case is no longer open for it. */
  adopt(detail: CaseDetail): void;
  /** Of two that were saved the other one: what is unsaved here is thrown away. */
  takeTheirs(): Promise<void>;
  /** Of two that were saved this one: what was saved elsewhere is replaced. */
  keepMine(): Promise<void>;
}

type Start = { readonly key: string; readonly userId: string; readonly told: ReadonlySet<string> } & (
  | { readonly detail: CaseDetail }
  | { readonly begun: Begun; readonly form: CaseForm }
);

function openedAs(start: Start): Omit<CaseState, 'saving'> {
  if ('detail' in start) {
    const { detail } = start;
    return { detail, templateId: detail.caseTemplate, form: formOf(detail), content: contentOf(detail) };
  }
  const { form, begun } = start;
  return { detail: undefined, templateId: begun.templateId, form, content: emptyContent(form) };
}

const restMs = 800;
const longestWaitMs = 30_000;
const fingerprint = (sent: SentContent) => JSON.stringify(sent);

export function createCaseStore(start: Start, onCreated: (detail: CaseDetail) => void = () => {}): CaseStore {
  const { userId, told } = start;
  const begun = 'begun' in start ? start.begun : undefined;
  const listeners = new Set<() => void>();
  let key = start.key;
  let current: CaseState = { ...openedAs(start), saving: 'saved' };
  const contentNow = () => sentContent(current.form, current.content, told, todayInHongKong());
  let saved = fingerprint(contentNow());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  /** One key for what is sent: sent again after a lost answer it is answered as before. */
  let sending:
    | { readonly contents: string; readonly content: SentContent; readonly idempotencyKey: string }
    | undefined;

  const isOpen = () => !current.detail || current.detail.allowedActions.includes('save');
  const isDirty = () => isOpen() && fingerprint(contentNow()) !== saved;
  const keepNow = () => {
    const content = contentNow();
    if (fingerprint(content) === saved && isWhole(current.content, content)) return forgetKept(key);
    keep(key, { userId, version: current.detail?.caseVersion ?? 0, content: current.content });
  };
  const set = (next: Partial<CaseState>) => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const latest = () => callApi(quoteDetail, { query: { caseNumber: current.detail?.caseNumber ?? '' } });

  function take(detail: CaseDetail) {
    current = { ...current, detail, form: formOf(detail), content: contentOf(detail) };
    saved = fingerprint(contentNow());
    sending = undefined;
    failures = 0;
    forgetKept(key);
    set({ saving: 'saved', problem: undefined });
  }

  /** The server's answer to what was sent; what was typed since then stays. */
  function arrived(detail: CaseDetail, contents: string) {
    const isNew = !current.detail;
    saved = contents;
    sending = undefined;
    failures = 0;
    if (isNew) {
      forgetKept(key);
      key = detail.caseNumber;
    }
    set({ detail, form: formOf(detail), saving: 'saved', problem: undefined });
    keepNow();
    if (isNew) onCreated(detail);
  }

  function send({ content, idempotencyKey }: NonNullable<typeof sending>, keepalive: boolean, isSubmitted = false) {
    const savedAs = isSubmitted ? 'waiting' : 'draft';
    const { detail } = current;
    const options = { idempotencyKey, keepalive };
    if (!detail && begun) return callApi(addCase, { body: { ...begun, ...content, savedAs } }, options);
    const { caseNumber = '', caseVersion = 0 } = detail ?? {};
    return callApi(updateCase, { body: { caseNumber, caseVersion, ...content, savedAs } }, options);
  }

  /** Another device was faster; or our own save arrived and its answer was lost. */
  async function afterStale(contents: string) {
    const detail = await latest();
    const there = fingerprint(sentContent(formOf(detail), contentOf(detail), told, todayInHongKong()));
    if (there !== contents && there !== saved) return set({ saving: 'stale' });
    arrived(detail, there);
  }

  async function afterFailure(error: unknown, contents: string) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'case.stale') return afterStale(contents);
    if (error.status === 409 && error.code.startsWith('case.')) return take(await latest());
    const isLater = error.status === 0 || error.status === 429 || error.status >= 500;
    if (isLater || error.status === 401) {
      failures += 1;
      set({ saving: 'failed' });
      if (isLater) schedule(Math.min(longestWaitMs, 1_500 * 2 ** failures));
      return;
    }
    sending = undefined;
    set({ saving: 'refused', problem: error.fields[0]?.message ?? error.message });
  }

  async function save(keepalive: boolean) {
    const content = contentNow();
    const contents = fingerprint(content);
    // A new case is begun with what was sent first, however often it takes: else a lost answer would make two.
    if (!sending || (current.detail && sending.contents !== contents))
      sending = { contents, content, idempotencyKey: newIdempotencyKey() };
    const sent = sending;
    set({ saving: 'saving', problem: undefined });
    try {
      arrived(await send(sent, keepalive), sent.contents);
    } catch (error) {
      await afterFailure(error, sent.contents).catch(() => set({ saving: 'failed' }));
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
    if (!isDirty() && current.saving !== 'saved') set({ saving: 'saved', problem: undefined });
    return !isDirty();
  }

  function change(update: (content: CaseContent) => CaseContent, when: 'resting' | 'now' = 'resting') {
    const content = update(current.content);
    const isQuiet = current.saving === 'stale' || current.saving === 'saving';
    set({ content, ...(isQuiet ? {} : { saving: 'waiting' }) });
    keepNow();
    if (current.saving !== 'stale') schedule(when === 'now' ? 0 : restMs);
  }

  const kept = readKept(key, userId);
  if (kept) {
    const isStale = kept.version !== (current.detail?.caseVersion ?? 0);
    current = { ...current, content: kept.content, saving: isStale ? 'stale' : 'waiting' };
    if (!isStale) schedule(0);
  }

  return {
    id: newIdempotencyKey(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => current,
    change,
    flush,
    async submit() {
      if (!(await flush())) return undefined;
      const content = contentNow();
      const detail = await send({ contents: '', content, idempotencyKey: newIdempotencyKey() }, false, true).catch(
        async (error: unknown) => {
          if (error instanceof ApiError && error.code === 'case.stale') set({ saving: 'stale' });
          throw error;
        },
      );
      take(detail);
      return detail;
    },
    async removeDocument(order, isDescribed) {
      await flush();
      const uploadId = current.content.documents.find((each) => each.order === order)?.uploadId;
      if (uploadId) {
        await callApi(deleteDocument, { query: { removedId: uploadId, isDescribed } }).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'file.notFound')) throw error;
        });
      }
      change((content) => ({ ...content, documents: content.documents.filter((each) => each.order !== order) }), 'now');
    },
    adopt(detail) {
      if (!current.detail || running || detail.caseVersion < current.detail.caseVersion) return;
      if (!detail.allowedActions.includes('save')) return take(detail);
      if (detail.caseVersion > current.detail.caseVersion) {
        if (!isDirty()) take(detail);
        return;
      }
      // Of the same version everything may be new but the form: who has it, its offers, its clock.
      set({ detail });
    },
    discard() {
      clearTimeout(timer);
      const { detail } = current;
      if (detail) take({ ...detail, allowedActions: [] });
    },
    async takeTheirs() {
      take(await latest());
    },
    async keepMine() {
      const detail = await latest();
      set({ detail, form: formOf(detail), saving: 'waiting' });
      saved = '';
      await flush();
    },
  };
}

const stores = new Map<string, CaseStore>();

/** The one store of a form in this tab: it outlives the page, so that Back, the other language and a new login lose nothing. */
export function caseStoreOf(start: Start): CaseStore {
  const placeOf = (key: string) => `${start.userId}/${key}`;
  const known = stores.get(placeOf(start.key));
  if (known) return known;
  const made = createCaseStore(start, ({ caseNumber }) => {
    stores.delete(placeOf(start.key));
    stores.set(placeOf(caseNumber), made);
  });
  stores.set(placeOf(start.key), made);
  return made;
}

/** What somebody typed belongs to this tab's session of his alone. */
export const knownCaseStore = (userId: string, key: string) => stores.get(`${userId}/${key}`);

/** A form that was handed over: the next one of its kind begins empty. */
export function forgetCaseStore(store: CaseStore): void {
  for (const [place, each] of stores) if (each === store) stores.delete(place);
}

/** Saves whatever is unsaved when the page is hidden or left. */
if (typeof document !== 'undefined') {
  const flushAll = (keepalive: boolean) => {
    for (const store of stores.values()) void store.flush({ keepalive });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll(true);
  });
  window.addEventListener('pagehide', () => flushAll(true));
  window.addEventListener('online', () => flushAll(false));
}

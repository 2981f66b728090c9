import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase, quoteDetail, updateCase } from '@onegi/contract/calls/requests/commercial/cases';
import { deleteDocument } from '@onegi/contract/calls/requests/commercial/documents';
import type { CaseForm } from '@onegi/contract/commercial/check-case';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createAutoSave, mayPass, type Saving, saveWhenLeft } from '../../lib/auto-save.ts';
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

type Start = { readonly key: string; readonly userId: string; readonly prefilled: ReadonlySet<string> } & (
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
const fingerprint = (sent: SentContent) => JSON.stringify(sent);

export function createCaseStore(start: Start, onCreated: (detail: CaseDetail) => void = () => {}): CaseStore {
  const { userId, prefilled } = start;
  const begun = 'begun' in start ? start.begun : undefined;
  const opened = openedAs(start);
  const sentOf = ({ form, content }: Pick<CaseState, 'form' | 'content'>) =>
    sentContent(form, content, prefilled, todayInHongKong());
  const fingerprintOf = (detail: CaseDetail) =>
    fingerprint(sentOf({ form: formOf(detail), content: contentOf(detail) }));
  let key = start.key;
  let saved = fingerprint(sentOf(opened));
  // What this browser kept, and the server may never have had, is in front.
  const kept = readKept(key, userId);
  const isBehind = kept && kept.version !== (opened.detail?.caseVersion ?? 0);
  const first: CaseState = {
    ...opened,
    ...(kept ? { content: kept.content } : {}),
    saving: kept ? (isBehind ? 'stale' : 'waiting') : 'saved',
  };
  const auto = createAutoSave(first, isDirty, save);
  const { state, set, schedule, flush } = auto;
  /** One key for what is sent: sent again after a lost answer it is answered as before. */
  let sending:
    | { readonly contents: string; readonly content: SentContent; readonly idempotencyKey: string }
    | undefined;

  /** The server's words on the latest save, where it refused that. */
  let refusal: ApiError | undefined;

  const contentNow = () => sentOf(state());
  function isDirty(): boolean {
    const { detail } = state();
    return (!detail || detail.allowedActions.includes('save')) && fingerprint(contentNow()) !== saved;
  }
  const keepNow = () => {
    const { content, detail } = state();
    const sent = contentNow();
    if (fingerprint(sent) === saved && isWhole(content, sent)) return forgetKept(key);
    keep(key, { userId, version: detail?.caseVersion ?? 0, content });
  };
  const latest = () => callApi(quoteDetail, { query: { caseNumber: state().detail?.caseNumber ?? '' } });

  function take(detail: CaseDetail) {
    saved = fingerprintOf(detail);
    sending = undefined;
    forgetKept(key);
    set({ detail, form: formOf(detail), content: contentOf(detail), saving: 'saved', problem: undefined });
  }

  /** The server's answer to what was sent; what was typed since then stays. */
  function arrived(detail: CaseDetail, contents: string) {
    const isNew = !state().detail;
    saved = contents;
    sending = undefined;
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
    const { detail } = state();
    const options = { idempotencyKey, keepalive };
    if (!detail && begun) return callApi(addCase, { body: { ...begun, ...content, savedAs } }, options);
    const { caseNumber = '', caseVersion = 0 } = detail ?? {};
    return callApi(updateCase, { body: { caseNumber, caseVersion, ...content, savedAs } }, options);
  }

  /** Another device was faster; or our own save arrived and its answer was lost. */
  async function afterStale(contents: string) {
    const detail = await latest();
    const there = fingerprintOf(detail);
    if (there !== contents && there !== saved) return set({ saving: 'stale' });
    arrived(detail, there);
  }

  async function afterFailure(error: unknown, contents: string) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'case.stale') return afterStale(contents);
    if (error.status === 409 && error.code.startsWith('case.')) return take(await latest());
    if (mayPass(error)) return auto.retry();
    if (error.status === 401) return set({ saving: 'failed' });
    sending = undefined;
    refusal = error;
    set({ saving: 'refused', problem: error.fields[0]?.message ?? error.message });
  }

  async function save(keepalive: boolean) {
    const content = contentNow();
    const contents = fingerprint(content);
    // A new case is begun with what was sent first, however often it takes: else a lost answer would make two.
    if (!sending || (state().detail && sending.contents !== contents))
      sending = { contents, content, idempotencyKey: newIdempotencyKey() };
    const sent = sending;
    refusal = undefined;
    set({ saving: 'saving', problem: undefined });
    try {
      arrived(await send(sent, keepalive), sent.contents);
    } catch (error) {
      await afterFailure(error, sent.contents).catch(() => set({ saving: 'failed' }));
    }
  }

  function change(update: (content: CaseContent) => CaseContent, when: 'resting' | 'now' = 'resting') {
    const { content, saving } = state();
    const isQuiet = saving === 'stale' || saving === 'saving';
    set({ content: update(content), ...(isQuiet ? {} : { saving: 'waiting' }) });
    keepNow();
    if (saving !== 'stale') schedule(when === 'now' ? 0 : restMs);
  }

  if (kept && !isBehind) schedule(0);

  return {
    id: newIdempotencyKey(),
    subscribe: auto.subscribe,
    state,
    change,
    flush,
    async submit() {
      if (!(await flush())) {
        if (refusal) throw refusal;
        return undefined;
      }
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
      const uploadId = state().content.documents.find((each) => each.order === order)?.uploadId;
      if (uploadId) {
        await callApi(deleteDocument, { query: { removedId: uploadId, isDescribed } }).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'file.notFound')) throw error;
        });
      }
      change((content) => ({ ...content, documents: content.documents.filter((each) => each.order !== order) }), 'now');
    },
    adopt(detail) {
      const known = state().detail;
      if (!known || auto.isRunning() || detail.caseVersion < known.caseVersion) return;
      if (!detail.allowedActions.includes('save')) return take(detail);
      if (detail.caseVersion > known.caseVersion) {
        if (!isDirty()) take(detail);
        return;
      }
      // Of the same version everything may be new but the form: who has it, its offers, its clock.
      set({ detail });
    },
    discard() {
      auto.cancel();
      const { detail } = state();
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

saveWhenLeft(stores);

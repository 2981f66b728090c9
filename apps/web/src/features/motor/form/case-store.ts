import type { MotorCase, MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { openMotorCase, saveMotorCase } from '@onegi/contract/calls/motor/cases';
import { callApi } from '../../../lib/api.ts';
import { ApiError, type FieldError } from '../../../lib/api-error.ts';
import { createAutoSave, mayPass, type Saving, saveWhenLeft } from '../../../lib/auto-save.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { type Clash, fingerprint, threeWay } from '../../../lib/three-way.ts';
import { forgetKept, keep, readKept } from '../../commercial/kept-content.ts';
import type { KeptCase } from './kept-case.ts';
import { type TypedTerms, termsOf } from './typed-terms.ts';

/** What somebody else has saved meanwhile, where both have changed the same field. */
export interface Meeting {
  readonly theirs: MotorCase;
  /** What either has changed, mine where both have. */
  readonly merged: MotorForm;
  readonly clashes: readonly Clash[];
}

export interface MotorState {
  /** The server's latest answer. */
  readonly motorCase: MotorCase;
  readonly form: MotorForm;
  readonly terms: TypedTerms;
  readonly saving: Saving;
  /** The server's words on a refused save, and the fields that it is about. */
  readonly problem?: string | undefined;
  readonly refused?: readonly FieldError[] | undefined;
  /** While it has to be chosen, nothing is saved. */
  readonly meeting?: Meeting | undefined;
  /** How often changes of somebody else were put together with those here. */
  readonly merges: number;
}

const REST_MS = 800;

/**
 * What is typed of a motor case, on both its pages: the form saves itself, the terms of the premium stay here until they
 * are quoted. Kept in this tab until the server has it.
 */
export function createMotorStore(userId: string, opened: MotorCase) {
  const { quotationNumber } = opened;
  const key = `motor.${quotationNumber}`;
  const kept = readKept<KeptCase>(key, userId);
  let base = opened.form;
  let saved = fingerprint(base);
  let areTermsTyped = kept !== undefined && fingerprint(kept.content.terms) !== fingerprint(termsOf(opened));
  let onSaved: (answer: MotorCase) => void = () => {};
  /** One key for what is sent: sent again after a lost answer it is answered as before. */
  let sending: { readonly contents: string; readonly idempotencyKey: string } | undefined;

  const auto = createAutoSave<MotorState>(
    {
      motorCase: opened,
      form: kept?.content.form ?? base,
      terms: kept?.content.terms ?? termsOf(opened),
      saving: 'saved',
      merges: 0,
    },
    isDirty,
    save,
  );
  const { state, set, schedule, flush } = auto;

  function isDirty(): boolean {
    const { motorCase, form } = state();
    return motorCase.allowedActions.includes('save') && fingerprint(form) !== saved;
  }
  function keepNow() {
    const { form, terms, motorCase } = state();
    if (!isDirty() && !areTermsTyped) return forgetKept(key);
    keep<KeptCase>(key, { userId, version: motorCase.rowVersion, content: { form, base, terms } });
  }

  /** Takes over an answer with nothing typed beside it. */
  function take(motorCase: MotorCase): void {
    const terms = areTermsTyped ? state().terms : termsOf(motorCase);
    base = motorCase.form;
    saved = fingerprint(base);
    sending = undefined;
    const nothing = { problem: undefined, refused: undefined, meeting: undefined };
    set({ motorCase, form: base, terms, saving: 'saved', ...nothing });
    keepNow();
  }

  /** The server holds what was sent; what was typed since then stays. */
  function arrived(motorCase: MotorCase, contents: string): void {
    base = motorCase.form;
    saved = contents;
    sending = undefined;
    set({ motorCase, saving: 'saved', problem: undefined, refused: undefined });
    keepNow();
    onSaved(motorCase);
  }

  /** Somebody else has saved: what only one of us has changed is put together, the rest has to be chosen. */
  function meet(theirs: MotorCase) {
    if (!theirs.allowedActions.includes('save')) {
      take(theirs);
      return onSaved(theirs);
    }
    const { form, merges } = state();
    const { merged, clashes } = threeWay(base, form, theirs.form);
    if (clashes.length > 0) return set({ saving: 'stale', meeting: { theirs, merged, clashes } });
    set({ merges: merges + 1 });
    goOnFrom(theirs, merged);
  }
  function goOnFrom(theirs: MotorCase, form: MotorForm): void {
    base = theirs.form;
    saved = fingerprint(base);
    sending = undefined;
    set({ motorCase: theirs, form, meeting: undefined, saving: 'waiting' });
    keepNow();
    onSaved(theirs);
    schedule(0);
  }

  const latest = () => callApi(openMotorCase, { query: { quotationNumber } });

  async function afterFailure(error: unknown, contents: string): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'motorCase.stale') {
      const theirs = await latest();
      // Our own save may have arrived and its answer been lost.
      return fingerprint(theirs.form) === contents ? arrived(theirs, contents) : meet(theirs);
    }
    if (error.status === 409) return meet(await latest());
    if (mayPass(error)) return auto.retry();
    if (error.status === 401) return set({ saving: 'failed' });
    sending = undefined;
    set({ saving: 'refused', problem: error.fields[0]?.message ?? error.message, refused: error.fields });
  }

  async function save(keepalive: boolean): Promise<void> {
    const { form, motorCase } = state();
    const contents = fingerprint(form);
    if (sending?.contents !== contents) sending = { contents, idempotencyKey: newIdempotencyKey() };
    const { idempotencyKey } = sending;
    const body = { quotationNumber, rowVersion: motorCase.rowVersion, form };
    set({ saving: 'saving', problem: undefined, refused: undefined });
    try {
      arrived(await callApi(saveMotorCase, { body }, { idempotencyKey, keepalive }), contents);
    } catch (error) {
      await afterFailure(error, contents).catch(() => set({ saving: 'failed' }));
    }
  }

  if (kept && kept.version !== opened.rowVersion) {
    base = kept.content.base;
    meet(opened);
  } else if (isDirty()) {
    set({ saving: 'waiting' });
    schedule(0);
  }

  return {
    subscribe: auto.subscribe,
    state,
    flush,
    /** Changes the form; it is saved once the fingers rest, or at once. */
    change(update: (form: MotorForm) => MotorForm, when: 'resting' | 'now' = 'resting'): void {
      const { form, saving, meeting } = state();
      const next = update(form);
      set({ form: next, ...(saving === 'stale' || saving === 'saving' ? {} : { saving: 'waiting' }) });
      keepNow();
      if (meeting) set({ meeting: { ...meeting, ...threeWay(base, next, meeting.theirs.form) } });
      if (saving !== 'stale') schedule(when === 'now' ? 0 : REST_MS);
    },
    changeTerms(part: Partial<TypedTerms>): void {
      set({ terms: { ...state().terms, ...part } });
      areTermsTyped = true;
      keepNow();
    },
    /** Takes over a later answer: a quotation, a move, somebody else's save. What is being typed stays. */
    adopt(motorCase: MotorCase): void {
      const known = state().motorCase;
      if (auto.isRunning() || motorCase.rowVersion < known.rowVersion) return;
      if (motorCase.rowVersion > known.rowVersion) {
        if (!isDirty()) take(motorCase);
        else if (fingerprint(motorCase.form) === saved) set({ motorCase });
        return;
      }
      if (fingerprint(motorCase) !== fingerprint(known)) set({ motorCase });
    },
    /** The premium is frozen by the terms that are typed here, or the case has moved on: nothing of them is unsaved any more. */
    settle(motorCase: MotorCase): void {
      areTermsTyped = false;
      take(motorCase);
      onSaved(motorCase);
    },
    /** Somebody else was faster: shows what the case is now. What is being typed stays. */
    async reload(): Promise<void> {
      const motorCase = await latest();
      this.adopt(motorCase);
      onSaved(motorCase);
    },
    /** Saves the form in which every clash has been chosen, on the version of the other. */
    resolve(form: MotorForm): Promise<boolean> {
      const { meeting } = state();
      if (meeting) goOnFrom(meeting.theirs, form);
      return flush();
    },
    hasUnsaved: () => areTermsTyped || isDirty(),
    hasTypedTerms: () => areTermsTyped,
    /** Nothing more is sent or kept. The page is being left, and no longer told. */
    discard(): void {
      auto.cancel();
      areTermsTyped = false;
      saved = fingerprint(state().form);
      forgetKept(key);
    },
    tellSaved(listener: (answer: MotorCase) => void): void {
      onSaved = listener;
    },
  };
}
export type MotorStore = ReturnType<typeof createMotorStore>;

const stores = new Map<string, MotorStore>();

/** The one store of a case in this tab: it outlives the page, so that the other step, Back and a new login lose nothing. */
export function motorStoreOf(userId: string, motorCase: MotorCase): MotorStore {
  const place = `${userId}/${motorCase.quotationNumber}`;
  const store = stores.get(place) ?? createMotorStore(userId, motorCase);
  stores.set(place, store);
  return store;
}

/** Whoever leaves a case takes nothing along. */
export function forgetMotorStore(store: MotorStore): void {
  store.discard();
  for (const [place, each] of stores) if (each === store) stores.delete(place);
}

saveWhenLeft(stores);

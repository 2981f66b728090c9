import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import type { FoundOnServer } from '../forms/use-form-errors.ts';
import type { DraftStore } from './draft-store.ts';
import { isOnPage, pathOfFinding } from './field-paths.ts';
import { submit } from './submit-application.ts';

interface Outcome {
  onFound: (found: readonly FoundOnServer[]) => void;
  onDone: () => void;
}

/** Sends the application: what the server finds goes to the field it is about, and a moved price is shown first. */
export function useSubmit(store: DraftStore, { onFound, onDone }: Outcome) {
  const [busy, setBusy] = useState(false);
  const [priceChanged, setPriceChanged] = useState(false);

  async function afterRefusal(error: ApiError) {
    if (error.fields.some(({ field }) => field === 'shownTotalCents')) {
      setPriceChanged(true);
      return store.reload();
    }
    const isFirst = store.state().draft.applicant.isInsured === true;
    const onPage = error.fields.filter(({ field }) => isOnPage(field));
    const elsewhere = error.fields.find(({ field }) => !isOnPage(field));
    if (elsewhere) notify({ kind: 'failure', message: elsewhere.message });
    else if (onPage.length === 0) notifyFailure(error);
    if (onPage.length > 0) {
      onFound(onPage.map(({ field, message }) => ({ path: pathOfFinding(field, isFirst), message })));
    }
  }

  async function send() {
    if (busy) return;
    setBusy(true);
    setPriceChanged(false);
    try {
      if (await submit(store)) onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await afterRefusal(error);
    } finally {
      setBusy(false);
    }
  }
  return { send: () => void send(), busy, priceChanged };
}

import { useState } from 'react';
import type { FoundOnServer } from '../../components/form/use-form-errors.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import type { DraftStore } from './draft-store.ts';
import { isOnPage, pathOfFinding } from './field-paths.ts';
import { submit } from './submit-application.ts';

interface Outcome {
  onFound: (found: readonly FoundOnServer[]) => void;
  /** Complete and closed for payment: what is paid is what was sent. */
  onDone: () => Promise<void>;
}

/** Sends the application: what the server finds goes to the field it is about, and a moved price is shown first. */
export function useSubmit(store: DraftStore, { onFound, onDone }: Outcome) {
  const [priceChanged, setPriceChanged] = useState(false);

  function onFailure(error: ApiError) {
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
      onFound(onPage.map(({ field, ...found }) => ({ ...found, path: pathOfFinding(field, isFirst) })));
    }
  }

  async function send(agreeMarketing: boolean) {
    setPriceChanged(false);
    if (await submit(store, agreeMarketing)) await onDone();
  }
  return { send, onFailure, priceChanged };
}

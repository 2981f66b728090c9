import { submitApplication } from '@onegi/contract/calls/purchases/applications';
import { callApi } from '../../lib/api.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * Saves what is unsaved and closes the form for payment. A form that is closed already, and unchanged, stays so.
 * The declaration is made when this is called, for the total that is in sight then: a total that saving changes is refused.
 * @returns false when the form could not be saved; the page says why
 * @throws ApiError with what the server found in the fields
 */
export async function submit(store: DraftStore, agreeMarketing: boolean): Promise<boolean> {
  const shownTotalCents = store.state().application.quote.totalCents ?? 0;
  if (!(await store.flush())) return false;
  const { application } = store.state();
  if (application.state === 'submitted' && application.agreeMarketing === agreeMarketing) return true;
  const submitted = await callApi(submitApplication, {
    params: { applicationRef: application.applicationRef },
    body: {
      version: application.version,
      shownTotalCents,
      agreeWording: true,
      agreeMarketing,
    },
  });
  store.adopt(submitted);
  return true;
}

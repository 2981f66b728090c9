import type { OfferState } from '@onegi/contract/fields/offers';
import type { Tx } from '../../../../db/database.ts';
import { act } from '../../../workflow/act.ts';
import { offerWorkflow, openOfferStates } from './offer-workflow.ts';

/** Moves the offers of a case that are in some states, for the portal. Whoever calls holds the case's row locked. */
async function moveOffers(
  tx: Tx,
  requestId: string,
  states: readonly OfferState[],
  action: 'close' | 'lapse' | 'resume',
  now: Date,
): Promise<void> {
  const found = await tx
    .selectFrom('request_offers')
    .select(['id', 'version'])
    .where('request_id', '=', requestId)
    .where('state', 'in', states)
    .orderBy('offer_number')
    .forNoKeyUpdate()
    .execute();
  for (const { id, version } of found) await act(tx, offerWorkflow, { id, version, action, actor: 'system', now });
}

/** Declines what is still open of a case that is over or has its offer, and lets run out what is of one that has itself. */
export const closeOffers = (tx: Tx, requestId: string, action: 'close' | 'lapse', now: Date): Promise<void> =>
  moveOffers(tx, requestId, openOfferStates, action, now);

/** What was quoted for a case that has changed since is for its insurer to confirm or to change, before anybody accepts it. */
export const reopenQuoted = (tx: Tx, requestId: string, now: Date): Promise<void> =>
  moveOffers(tx, requestId, ['quoted'], 'resume', now);

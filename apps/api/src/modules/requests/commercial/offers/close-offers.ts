import type { OfferState } from '@onegi/contract/fields/offers';
import type { Tx } from '../../../../db/database.ts';
import { endOfDay } from '../../../../ports/clock.ts';
import { act } from '../../../workflow/act.ts';
import { offerEventNames, offerWorkflow, openOfferStates } from './offer-workflow.ts';
import { readOffers } from './read-offers.ts';
import type { OfferRow } from './tables.ts';

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

/** Declines also the accepted offer of a case that is over though it had one. */
export const closeAllOffers = (tx: Tx, requestId: string, now: Date): Promise<void> =>
  moveOffers(tx, requestId, [...openOfferStates, 'accepted'], 'close', now);

/** The insurers of a case whose last word is an offer: what they had quoted for a case that has changed since is not. */
async function lastQuoted(tx: Tx, requestId: string): Promise<ReadonlySet<string | null>> {
  const last = await tx
    .selectFrom('case_events')
    .select(['insurer_code', 'action'])
    .distinctOn('insurer_code')
    .where('case_id', '=', requestId)
    .where('insurer_code', 'is not', null)
    .where('action', '<>', 'send')
    .orderBy('insurer_code')
    .orderBy('at', 'desc')
    .execute();
  // One whose acceptance was taken back before is an offer again.
  const offered: readonly string[] = [offerEventNames.quote, offerEventNames.accept];
  return new Set(last.filter(({ action }) => offered.includes(action)).map((each) => each.insurer_code));
}

/**
 * Opens again what the acceptance of a case has ended, now that it is taken back: the accepted offer, which runs out where its
 * last day is over, and of the others those that were quoted and are still good. Whoever calls holds the case's row locked.
 */
export async function reopenOffers(
  tx: Tx,
  requestId: string,
  { acceptedAt, now }: { readonly acceptedAt: Date; readonly now: Date },
): Promise<void> {
  const quoted = await lastQuoted(tx, requestId);
  const isGood = ({ valid_until }: OfferRow) => valid_until === null || endOfDay(valid_until) > now;
  const isEnded = ({ state, state_changed_at, insurer_code }: OfferRow) =>
    state === 'declined' && state_changed_at?.getTime() === acceptedAt.getTime() && quoted.has(insurer_code);
  for (const offer of await readOffers(tx, requestId)) {
    const { id, version } = offer;
    const as = { id, version, actor: 'system', now } as const;
    if (offer.state === 'accepted') await act(tx, offerWorkflow, { ...as, action: isGood(offer) ? 'reopen' : 'lapse' });
    else if (isEnded(offer) && isGood(offer)) await act(tx, offerWorkflow, { ...as, action: 'reopen' });
  }
}

/** What was quoted for a case that has changed since is for its insurer to confirm or to change, before anybody accepts it. */
export const reopenQuoted = (tx: Tx, requestId: string, now: Date): Promise<void> =>
  moveOffers(tx, requestId, ['quoted'], 'resume', now);

import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { act } from '../../../workflow/act.ts';
import type { Circumstances } from '../../../workflow/workflow.ts';
import type { RequestRow } from '../../tables.ts';
import { isOpenOffer, offerWorkflow } from '../offers/offer-workflow.ts';
import { readOffers } from '../offers/read-offers.ts';
import { makeLink } from './make-link.ts';
import { addressOf, latestLinks } from './office-links.ts';

/**
 * What the office had asked for has come: it is the turn again of insurers that needed to know something, and all whose
 * answer is open are sent a new link, for only the hash of the old one is kept. One whose link the office has revoked is
 * not. Whoever calls holds the case's row locked.
 */
export async function askInsurersAgain(deps: Deps, tx: Tx, request: RequestRow, by: Circumstances): Promise<void> {
  const links = await latestLinks(tx, request.id);
  for (const offer of (await readOffers(tx, request.id)).filter(isOpenOffer)) {
    const { id, version, state, offer_number } = offer;
    if (state === 'informationRequired')
      await act(tx, offerWorkflow, { id, version, action: 'resume', actor: 'system', now: by.now });
    const link = links.get(offer_number);
    if (!link || link.ended_as === 'revoked') continue;
    await makeLink(deps, tx, { request, offer }, addressOf(deps, link), 'insurer-asked-again', by);
  }
}

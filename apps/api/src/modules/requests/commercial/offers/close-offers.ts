import type { Tx } from '../../../../db/database.ts';
import { act } from '../../../workflow/act.ts';
import { offerWorkflow } from './offer-workflow.ts';

/** Declines what is still open of a case that is over or has its offer. Whoever calls holds the case's row locked. */
export async function closeOffers(tx: Tx, requestId: string, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('request_offers')
    .select(['id', 'version'])
    .where('request_id', '=', requestId)
    .where('state', 'in', ['waiting', 'informationRequired', 'quoted'])
    .orderBy('offer_number')
    .forNoKeyUpdate()
    .execute();
  for (const { id, version } of open)
    await act(tx, offerWorkflow, { id, version, action: 'close', actor: 'system', now });
}

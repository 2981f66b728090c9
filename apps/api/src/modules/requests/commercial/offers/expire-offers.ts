import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { act } from '../../../workflow/act.ts';
import { offerEvent, offerWorkflow } from './offer-workflow.ts';

/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 200;

/** Ends the offers whose last day is over. */
export async function expireOffers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const expireOne = () =>
    inTransaction(db, async (tx) => {
      // Whoever changes an offer holds its case, too. One that somebody is answering is told by its guard that it has run out.
      const row = await tx
        .selectFrom('request_offers')
        .innerJoin('quote_requests', 'quote_requests.id', 'request_offers.request_id')
        .select(['request_offers.id', 'request_offers.version', 'request_offers.insurer_code', 'request_number'])
        .where('request_offers.state', '=', 'quoted')
        .where('valid_until', '<', clock.today())
        .orderBy('valid_until')
        .orderBy('request_offers.id')
        .limit(1)
        .forNoKeyUpdate(['request_offers', 'quote_requests'])
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      const event = offerEvent(row, row, 'expired');
      const { id, version } = row;
      await act(tx, offerWorkflow, { id, version, action: 'expire', actor: 'system', now, event });
      return true;
    });
  for (let expired = 0; expired < MOST_IN_A_RUN; expired++) {
    if (!(await expireOne())) return;
  }
}

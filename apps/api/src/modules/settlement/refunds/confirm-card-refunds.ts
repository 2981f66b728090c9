import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { act } from '../../workflow/act.ts';
import { postRefunded } from './post-refunded.ts';
import { refundWorkflow } from './refund-workflow.ts';

const BATCH = 100;

/** Ends refunds whose card payment the gateway has given back. Safe to be done by several processes at once. */
export async function confirmCardRefunds(deps: Deps): Promise<void> {
  const done = await deps.db
    .selectFrom('client_refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.card_payment_id')
    .select('f.id')
    .where('f.state', '=', 'approved')
    .where('p.state', '=', 'refunded')
    .limit(BATCH)
    .execute();
  for (const { id } of done) {
    const at = atOneMoment(deps);
    await inTransaction(deps.db, async (tx) => {
      const refund = await tx
        .selectFrom('client_refunds')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'approved')
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!refund) return;
      const { version } = refund;
      await act(tx, refundWorkflow, { id, version, action: 'confirm', actor: 'system', now: at.clock.now() });
      await postRefunded(at, tx, refund, null);
    });
  }
}

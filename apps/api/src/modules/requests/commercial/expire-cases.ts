import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { act } from '../../workflow/act.ts';
import { afterPause } from '../request-clock.ts';
import { caseWorkflow } from './case-workflow.ts';

/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 200;

/** Ends the cases with which nobody has done anything for as long as they last. */
export async function expireCases({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const expireOne = () =>
    inTransaction(db, async (tx) => {
      // Under its lock nobody answers it meanwhile; one that somebody is answering is no case that nobody answers.
      const row = await tx
        .selectFrom('quote_requests')
        .selectAll()
        .where('audience', '=', 'consultant')
        .where('status', 'in', ['waiting', 'pending'])
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      const change = afterPause(row, now);
      await act(tx, caseWorkflow, { id: row.id, action: 'expire', actor: 'system', now, change });
      return true;
    });
  for (let expired = 0; expired < MOST_IN_A_RUN; expired++) {
    if (!(await expireOne())) return;
  }
}

import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { act } from '../workflow/act.ts';
import { motorWorkflow } from './motor-workflow.ts';

/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 200;

/** Ends the cases that nobody has confirmed while their quotation was good. */
export async function lapseMotorCases({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const lapseOne = () =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('motor_cases')
        .select(['id', 'version'])
        .where('status', 'in', ['quoted', 'cleared'])
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      await act(tx, motorWorkflow, { ...row, action: 'lapse', actor: 'system', now });
      return true;
    });
  for (let lapsed = 0; lapsed < MOST_IN_A_RUN; lapsed++) if (!(await lapseOne())) return;
}

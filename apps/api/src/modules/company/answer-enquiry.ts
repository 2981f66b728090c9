import type { ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { act } from '../workflow/act.ts';
import { describeEnquiry, enquiriesWithAnswerer } from './describe-enquiry.ts';
import { enquiryWorkflow } from './enquiry-workflow.ts';

/** Notes who answered an enquiry, or opens it again. @throws AppError enquiry.notFound */
export async function answerEnquiry(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  actor: Actor,
  { id, answered }: { id: string; answered: boolean },
): Promise<ReceivedEnquiry> {
  const by = { actor, now: clock.now() };
  return inTransaction(db, async (tx) => {
    await act(tx, enquiryWorkflow, { ...by, id, action: answered ? 'answer' : 'reopen' });
    const row = await enquiriesWithAnswerer(tx)
      .selectAll('enquiries')
      .select('users.name_en as answered_by_name')
      .where('enquiries.id', '=', id)
      .executeTakeFirstOrThrow();
    return describeEnquiry(seal, row, by);
  });
}

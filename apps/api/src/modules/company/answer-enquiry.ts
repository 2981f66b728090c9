import type { ReceivedEnquiry } from '@onegi/contract/calls/company/enquiries';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { auditTrail } from '../audit/audit-trail.ts';
import { describeEnquiry, enquiriesWithAnswerer } from './describe-enquiry.ts';

/**
 * Notes who answered an enquiry, or opens it again. Who says so second changes nothing: the first name stays.
 * @throws AppError enquiry.notFound
 */
export async function answerEnquiry(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  { userId }: SignedInUser,
  { id, answered }: { id: string; answered: boolean },
): Promise<ReceivedEnquiry> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('enquiries')
      .set(answered ? { answered_by: userId, answered_at: clock.now() } : { answered_by: null, answered_at: null })
      .where('id', '=', id)
      .where('answered_at', answered ? 'is' : 'is not', null)
      .executeTakeFirst();
    const row = await enquiriesWithAnswerer(tx)
      .selectAll('enquiries')
      .select('users.name_en as answered_by_name')
      .where('enquiries.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('enquiry.notFound');
    if (numUpdatedRows > 0n) {
      await auditTrail(tx, answered ? 'enquiry.answered' : 'enquiry.reopened', { id, name: row.enquiry_number });
    }
    return describeEnquiry(seal, row);
  });
}

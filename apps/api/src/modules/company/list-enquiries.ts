import type { enquiryList } from '@onegi/contract/calls/company/enquiries';
import type { AskedOf } from '@onegi/contract/list';
import type { Deps } from '../../deps.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { describeEnquiry, enquiriesWithPeople } from './describe-enquiry.ts';

/** Enquiries in one state, or in all, with a part of their number; those that wait are open or somebody has taken them. */
export function listedEnquiries(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  { state, numberSearched }: AskedOf<typeof enquiryList>,
  actor: Actor,
) {
  let fitting = db.selectFrom('enquiries');
  if (state === 'closed') fitting = fitting.where('closed_at', 'is not', null);
  else if (state) {
    fitting = fitting.where('closed_at', 'is', null).where('answered_at', state === 'answered' ? 'is not' : 'is', null);
  }
  if (state === 'open') fitting = fitting.where('assigned_to', 'is', null);
  if (state === 'assigned') fitting = fitting.where('assigned_to', 'is not', null);
  if (numberSearched)
    fitting = fitting.where('enquiry_number', 'like', `%${escapeLike(numberSearched.toUpperCase())}%`);
  return {
    fitting,
    key: 'id',
    sorts: { sentAt: 'sent_at' },
    read: async (ids: readonly Key[]) => {
      const rows = await enquiriesWithPeople(db).$call(rowsOfIds('enquiries.id', ids));
      return rows.map((row) => describeEnquiry(seal, row, { actor, now: clock.now() }));
    },
  };
}

import type { enquiryList } from '@onegi/contract/calls/company/enquiries';
import type { AskedOf } from '@onegi/contract/list';
import type { Deps } from '../../deps.ts';
import { byKeys } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { describeEnquiry, enquiriesWithAnswerer } from './describe-enquiry.ts';

/** Enquiries, open or answered or both. */
export function listedEnquiries(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  { state }: AskedOf<typeof enquiryList>,
  actor: Actor,
) {
  const all = db.selectFrom('enquiries');
  return {
    fitting: state ? all.where('answered_at', state === 'open' ? 'is' : 'is not', null) : all,
    key: 'id',
    sorts: { sentAt: 'sent_at' },
    read: async (ids: readonly Key[]) => {
      if (ids.length === 0) return [];
      const rows = await enquiriesWithAnswerer(db)
        .selectAll('enquiries')
        .select('users.name_en as answered_by_name')
        .where('enquiries.id', 'in', ids as string[])
        .execute();
      return byKeys(ids, rows, ({ id }) => id).map((row) => describeEnquiry(seal, row, { actor, now: clock.now() }));
    },
  };
}

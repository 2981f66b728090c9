import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { listEnquiries as listEnquiriesCall } from '@onegi/contract/calls/company/enquiries';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { describeEnquiry, enquiriesWithAnswerer } from './describe-enquiry.ts';

const PAGE_SIZE = 10;

const fitting = (db: Db, state: BodyOf<typeof listEnquiriesCall>['state']) => {
  const all = enquiriesWithAnswerer(db);
  return state ? all.where('answered_at', state === 'open' ? 'is' : 'is not', null) : all;
};

/** Enquiries, newest first; a page beyond the last is the first. */
export async function listEnquiries(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  { state, current = 1, size = PAGE_SIZE }: BodyOf<typeof listEnquiriesCall>,
): Promise<AnswerOf<typeof listEnquiriesCall>> {
  const { total } = await fitting(db, state)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pages = Math.ceil(total / size);
  const shown = current > pages ? 1 : current;
  const rows = await fitting(db, state)
    .selectAll('enquiries')
    .select('users.name_en as answered_by_name')
    .orderBy('sent_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(size)
    .offset((shown - 1) * size)
    .execute();
  return { records: rows.map((row) => describeEnquiry(seal, row)), total, pages, size, current: shown };
}

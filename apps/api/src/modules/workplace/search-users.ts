import type { Found } from '@onegi/contract/calls/workplace/search-work';
import { accountFields } from '@onegi/contract/fields/accounts';
import { scopeOf } from '@onegi/contract/permissions';
import { bilingual, texts } from '../../lib/texts.ts';
import { searchedUser } from '../accounts/users/find-user-ids.ts';
import type { Searching } from './searching.ts';

/** Users by a part of their names, employee ID or login ID, or by their whole address. */
export async function searchUsers({ deps: { db, seal }, actor, text, most }: Searching): Promise<Found[]> {
  if (!scopeOf(actor, 'users.read')) return [];
  const rows = await db
    .selectFrom('users')
    .select(['name_en', 'name_zh', 'employee_id', 'state'])
    .where(searchedUser(seal, text))
    .orderBy('name_en')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ name_en, name_zh, employee_id, state }) => {
    const words = bilingual((language) => texts[language](`accountsWork.users.states.${state}`));
    return {
      kind: 'user',
      title: name_en ?? employee_id,
      titleZh: name_zh || (name_en ?? employee_id),
      detail: `${employee_id}, ${words.en}`,
      detailZh: `${employee_id}，${words.zhHant}`,
      path: `/users?${new URLSearchParams({ [accountFields.searched.wire]: employee_id })}`,
    };
  });
}

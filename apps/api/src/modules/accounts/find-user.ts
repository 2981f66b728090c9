import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Language } from '../../lib/texts.ts';
import type { AccountsTables } from './tables.ts';

export type UserRow = Selectable<AccountsTables['users']>;

export const emailHash = (seal: Seal, email: string): Buffer => seal.hash('email', email.trim().toLowerCase());

/** The user with this login ID or e-mail address, in whatever case they were typed. */
export function findUserByName(db: Db, seal: Seal, name: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) =>
      eb.or([eb('login_id', '=', name.trim().toLowerCase()), eb('email_hash', '=', emailHash(seal, name))]),
    )
    .executeTakeFirst();
}

export const emailOf = (seal: Seal, user: Pick<UserRow, 'id' | 'email_sealed'>): string =>
  seal.open<string>(`users/${user.id}`, user.email_sealed);

/** How a mail in this language calls the user. */
export function nameIn(user: Pick<UserRow, 'name_en' | 'name_zh' | 'language'>, language: Language = user.language) {
  return language === 'zh-Hant' && user.name_zh ? user.name_zh : user.name_en;
}

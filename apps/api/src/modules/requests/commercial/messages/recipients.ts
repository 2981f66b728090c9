import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Language } from '../../../../lib/texts.ts';
import { emailOf, nameIn, type UserRow } from '../../../accounts/find-user.ts';
import type { RequestRow } from '../../tables.ts';

export interface Recipient {
  /** Null of an address that is nobody's own. */
  readonly userId: string | null;
  readonly to: string;
  /** What the account was last used in, or the setting says. */
  readonly language: Language;
  readonly name: string | null;
}

/** Of whose code a case is that nobody who made it has any more, at most so many are told. */
const MOST_HOLDERS = 5;

type CaseOf = Pick<RequestRow, 'created_by' | 'consultant_code' | 'assigned_to'>;

const recipientOf = ({ seal }: Pick<Deps, 'seal'>, user: UserRow): Recipient => ({
  userId: user.id,
  to: emailOf(seal, user),
  language: user.language,
  name: nameIn(user),
});

const activeUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('state', '=', 'active').executeTakeFirst();

/** A user who can log in; nobody where there is none. */
export async function userTo(deps: Pick<Deps, 'seal'>, db: Db, userId: string | null): Promise<Recipient[]> {
  const user = userId === null ? undefined : await activeUser(db, userId);
  return user ? [recipientOf(deps, user)] : [];
}

/** Who made a case, as long as it is theirs; else those who have its consultant code now. */
export async function consultantsTo(deps: Pick<Deps, 'seal'>, db: Db, row: CaseOf): Promise<Recipient[]> {
  const { created_by, consultant_code } = row;
  if (consultant_code === null) return userTo(deps, db, created_by);
  const holders = await db
    .selectFrom('users')
    .selectAll('users')
    .innerJoin('user_consultant_codes', 'user_consultant_codes.user_id', 'users.id')
    .where('consultant_code', '=', consultant_code)
    .where('state', '=', 'active')
    .orderBy('users.id')
    .execute();
  const author = holders.find(({ id }) => id === created_by);
  return (author ? [author] : holders.slice(0, MOST_HOLDERS)).map((user) => recipientOf(deps, user));
}

/** Who of the office has a case; of one that nobody has the address that the desk reads. */
export async function officeTo(deps: Pick<Deps, 'seal' | 'settings'>, db: Db, row: CaseOf): Promise<Recipient[]> {
  const officer = await userTo(deps, db, row.assigned_to);
  if (officer.length > 0) return officer;
  const { TEAM_LEAD_EMAIL: to, TEAM_LEAD_LANGUAGE: language } = deps.settings.current();
  return [{ userId: null, to, language, name: null }];
}

/** Without those who have just done it themselves, also under the desk's address. */
export async function withoutActor(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  recipients: readonly Recipient[],
  actorId: string | null,
): Promise<Recipient[]> {
  if (actorId === null || recipients.length === 0) return [...recipients];
  const actor = await db.selectFrom('users').selectAll().where('id', '=', actorId).executeTakeFirst();
  const own = actor && emailOf(seal, actor).toLowerCase();
  return recipients.filter(({ userId, to }) => userId !== actorId && to.toLowerCase() !== own);
}

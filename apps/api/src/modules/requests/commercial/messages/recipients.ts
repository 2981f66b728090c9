import type { UserRole } from '@onegi/contract/roles';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Language } from '../../../../lib/texts.ts';
import { emailOf, nameIn, type UserRow } from '../../../accounts/find-user.ts';
import { usersWithCode } from '../../../accounts/users/consultants.ts';
import type { RequestRow } from '../../tables.ts';

export interface Recipient {
  /** Null of an address that is nobody's own. */
  readonly userId: string | null;
  readonly to: string;
  /** What the account was last used in, or the setting says. */
  readonly language: Language;
  readonly name: string | null;
}

/** Somebody with an account. */
interface Person extends Recipient {
  readonly userId: string;
  readonly name: string;
}

/** Of whose code a case is that nobody who made it has any more, at most so many are told. */
const MOST_HOLDERS = 5;

type OwnedCase = Pick<RequestRow, 'created_by' | 'consultant_code'>;

const recipientOf = ({ seal }: Pick<Deps, 'seal'>, user: UserRow): Person => ({
  userId: user.id,
  to: emailOf(seal, user),
  language: user.language,
  name: nameIn(user),
});

const activeUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('state', '=', 'active').executeTakeFirst();

/** A user who can log in; nobody where there is none. */
export async function userTo(deps: Pick<Deps, 'seal'>, db: Db, userId: string | null): Promise<Person[]> {
  const user = userId === null ? undefined : await activeUser(db, userId);
  return user ? [recipientOf(deps, user)] : [];
}

/** Who made a case, as long as it is theirs; else those who have its consultant code now. */
export async function consultantsTo(deps: Pick<Deps, 'seal'>, db: Db, row: OwnedCase): Promise<Person[]> {
  const { created_by, consultant_code } = row;
  if (consultant_code === null) return userTo(deps, db, created_by);
  const holders = await usersWithCode(db, consultant_code);
  const author = holders.find(({ id }) => id === created_by);
  return (author ? [author] : holders.slice(0, MOST_HOLDERS)).map((user) => recipientOf(deps, user));
}

/** The address that the desk reads. */
export function deskTo({ settings }: Pick<Deps, 'settings'>): Recipient[] {
  const { TEAM_LEAD_EMAIL: to, TEAM_LEAD_LANGUAGE: language } = settings.current();
  return [{ userId: null, to, language, name: null }];
}

/** Whoever can log in under a role, the first of them where they are many; where nobody has it, the desk. */
export async function roleTo(deps: Pick<Deps, 'seal' | 'settings'>, db: Db, role: UserRole): Promise<Recipient[]> {
  const holders = await db
    .selectFrom('users')
    .selectAll('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .where('role', '=', role)
    .where('state', '=', 'active')
    .orderBy('users.id')
    .limit(MOST_HOLDERS)
    .execute();
  return holders.length > 0 ? holders.map((user) => recipientOf(deps, user)) : deskTo(deps);
}

/** Who of the office has a case; of one that nobody has the address that the desk reads. */
export async function officeTo(
  deps: Pick<Deps, 'seal' | 'settings'>,
  db: Db,
  row: Pick<RequestRow, 'assigned_to'>,
): Promise<Recipient[]> {
  const officer = await userTo(deps, db, row.assigned_to);
  if (officer.length > 0) return officer;
  return deskTo(deps);
}

/** Without those who have just done it themselves, also under the desk's address. */
export async function withoutActor<R extends Recipient>(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  recipients: readonly R[],
  actorId: string | null,
): Promise<R[]> {
  if (actorId === null || recipients.length === 0) return [...recipients];
  const actor = await db.selectFrom('users').selectAll().where('id', '=', actorId).executeTakeFirst();
  const own = actor && emailOf(seal, actor).toLowerCase();
  return recipients.filter(({ userId, to }) => userId !== actorId && to.toLowerCase() !== own);
}

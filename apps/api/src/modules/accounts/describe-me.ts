import type { AnswerOf } from '@onegi/contract/call';
import type { me } from '@onegi/contract/calls/accounts/sign-in';
import { rightsOf, visitorRights } from '@onegi/contract/permissions';
import type { UserRole } from '@onegi/contract/roles';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { emailOf } from './find-user.ts';

const nobody = { signedIn: false, roles: [], rights: visitorRights, consultantCodes: [], unit: null, limitedTo: null };

/** Who is signed in, for the pages. */
export async function describeMe({ db, seal }: Pick<Deps, 'db' | 'seal'>, actor: Actor): Promise<AnswerOf<typeof me>> {
  if (!actor.userId) return nobody;
  const user = await db.selectFrom('users').selectAll().where('id', '=', actor.userId).executeTakeFirst();
  if (!user) return nobody;
  return {
    signedIn: true,
    userId: user.id,
    loginId: user.login_id,
    name: user.name_en,
    nameZh: user.name_zh,
    userEmail: emailOf(seal, user),
    roles: actor.roles as UserRole[],
    rights: rightsOf(actor),
    consultantCodes: [...actor.consultantCodes],
    unit: actor.unit,
    limitedTo: actor.limitedTo,
  };
}

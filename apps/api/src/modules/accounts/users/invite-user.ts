import { randomUUID } from 'node:crypto';
import type { UserRole } from '@onegi/contract/roles';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Language } from '../../../lib/texts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { emailHash } from '../find-user.ts';
import { auditedUser } from './audited-user.ts';
import { type DescribedUser, describeUser } from './describe-user.ts';
import { requireOwnCodes } from './require-own-codes.ts';
import { asUserExists, lockUserRights, setRolesAndCodes } from './write-user.ts';

export interface NewUser {
  readonly email: string;
  /** The employee ID when absent. */
  readonly loginId?: string | undefined;
  readonly name: string;
  readonly nameZh?: string | undefined;
  readonly employeeId: string;
  readonly licenceOnRecord?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly roles: readonly UserRole[];
  readonly consultantCodes: readonly string[];
  readonly language?: Language | undefined;
}

/** Writes a user down: invited, or active when there is a password already. Answers the id. */
export async function insertUser(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  tx: Tx,
  user: NewUser,
  passwordHash: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await tx
    .insertInto('users')
    .values({
      id,
      login_id: (user.loginId ?? user.employeeId).toLowerCase(),
      email_sealed: seal.seal(`users/${id}`, user.email),
      email_hash: emailHash(seal, user.email),
      name_en: user.name,
      name_zh: user.nameZh ?? '',
      employee_id: user.employeeId,
      ia_licence: user.licenceOnRecord ?? null,
      unit: user.unit ?? null,
      language: user.language ?? 'en',
      state: passwordHash ? 'active' : 'invited',
      password_hash: passwordHash,
      password_changed_at: passwordHash ? now : null,
      created_at: now,
    })
    .execute();
  await setRolesAndCodes(tx, id, user.roles, user.consultantCodes);
  return id;
}

/** Tells an invited user how to set a password. */
export async function mailInvitation(
  deps: Pick<Deps, 'jobs' | 'seal' | 'clock'>,
  tx: Tx,
  user: NewUser,
): Promise<void> {
  const language = user.language ?? 'en';
  await queueMail(deps, tx, {
    kind: 'invitation',
    to: user.email,
    language,
    data: {
      name: language === 'zh-Hant' && user.nameZh ? user.nameZh : user.name,
      loginId: (user.loginId ?? user.employeeId).toLowerCase(),
      employeeId: user.employeeId,
      iaLicence: user.licenceOnRecord ?? null,
    },
  });
}

/**
 * Makes a user, who sets a password by way of the invitation.
 * @throws AppError user.exists naming the field, user.codesShared
 */
export async function inviteUser(
  deps: Deps,
  { sharedCodesAccepted = false, ...user }: NewUser & { readonly sharedCodesAccepted?: boolean | undefined },
): Promise<DescribedUser> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      await lockUserRights(tx);
      await requireOwnCodes(tx, { userId: null, consultantCodes: user.consultantCodes, accepted: sharedCodesAccepted });
      const made = await insertUser(deps, tx, user);
      await mailInvitation(deps, tx, user);
      const invited = await auditedUser(tx, deps.seal, made);
      await recordAudit(tx, 'user.invited', { id: made, name: user.employeeId, after: invited?.facts ?? {} });
      return rememberAnswer(tx, await describeUser({ ...deps, db: tx }, made));
    });
  } catch (error) {
    throw asUserExists(error);
  }
}

import { accountFields } from '@onegi/contract/fields/accounts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { StartError } from '../../../start-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { digestOf, hashPassword } from '../passwords.ts';
import { auditedUser } from './audited-user.ts';
import { insertUser, mailInvitation, type NewUser } from './invite-user.ts';
import { asUserExists } from './write-user.ts';

export interface NewAdministrator {
  readonly email: string;
  readonly name: string;
  readonly employeeId: string;
  /** Null: the password is set by way of a mailed invitation. */
  readonly password: string | null;
}

function requireValid(
  label: string,
  field: { schema: { safeParse(value: unknown): { success: boolean } } },
  value: string,
) {
  if (!field.schema.safeParse(value).success) throw new StartError(`${label} is not as it must be.`);
}

/**
 * Makes an administrator from the command line: the first user of a production database, which has none.
 * @throws StartError naming what is wrong
 */
export async function createAdmin(
  deps: Pick<Deps, 'jobs' | 'seal' | 'clock'> & { readonly db: Db },
  { email, name, employeeId, password }: NewAdministrator,
): Promise<void> {
  requireValid('The e-mail address', accountFields.email, email);
  requireValid('The name', accountFields.name, name);
  requireValid('The employee ID (letters, digits and hyphens)', accountFields.employeeId, employeeId);
  if (password !== null) {
    const what = 'The password (8 to 20 characters, with an upper-case letter, a lower-case letter and a digit)';
    requireValid(what, accountFields.newPassword, password);
  }
  const user: NewUser = {
    email: email.trim(),
    name: name.trim(),
    employeeId: employeeId.trim().toUpperCase(),
    roles: ['administrator'],
    consultantCodes: [],
  };
  const passwordHash = password === null ? null : await hashPassword(digestOf(password));
  try {
    await inTransaction(deps.db, async (tx) => {
      const id = await insertUser(deps, tx, user, passwordHash);
      if (!passwordHash) await mailInvitation(deps, tx, user);
      const made = await auditedUser(tx, deps.seal, id);
      await recordAudit(tx, 'user.administratorMade', { id, name: user.employeeId, after: made?.facts ?? {} });
    });
  } catch (error) {
    if (asUserExists(error) instanceof AppError) {
      throw new StartError('There is a user with this e-mail address, login ID or employee ID already.');
    }
    throw error;
  }
}

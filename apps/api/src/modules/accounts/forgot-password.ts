import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import type { Language } from '../../lib/texts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { atLeast } from './at-least.ts';
import { emailHash, emailOf, findUserByName, nameIn, type UserRow } from './find-user.ts';
import { giveTemporaryPassword, TEMPORARY_MINUTES } from './temporary-passwords.ts';

const MOST_OF_ADDRESS_PER_HOUR = 60;
const MOST_MAILS_PER_HOUR = 3;
const ANSWER_MS = 300;

interface Asked {
  readonly loginName: string;
  readonly email: string;
}

/** d***1@e***: enough to recognise one's own address, and too little to write to it. */
function maskAddress(typed: string): string {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${email.slice(at + 1, at + 2)}***`;
}

/**
 * The masked address for a login ID that nobody has: that of a user drawn by the name, always the same one. Letters drawn
 * at random would tell, for users share a domain.
 */
async function maskOfAnother({ db, seal }: Pick<Deps, 'db' | 'seal'>, name: string): Promise<string> {
  const drawn = seal.hash('nobody', name.trim().toLowerCase()).toString('hex').slice(0, 32);
  const users = () => db.selectFrom('users').select(['id', 'email_sealed']).orderBy('id').limit(1);
  const user = (await users().where('id', '>=', drawn).executeTakeFirst()) ?? (await users().executeTakeFirst());
  return maskAddress(user ? emailOf(seal, user) : '');
}

async function limitAddress({ db }: Deps, action: string, { addressHash }: Caller): Promise<void> {
  await rateLimit(db, `${action}:${addressHash.toString('hex')}`, MOST_OF_ADDRESS_PER_HOUR, 3600);
}

/** Forgot password, step 1: where a temporary password would go. A name that nobody has is answered alike. */
export async function maskedEmailOf(deps: Deps, loginName: string, caller: Caller): Promise<string> {
  await limitAddress(deps, 'forgot-check', caller);
  // Both are worked out for everybody, so that the time tells nothing either.
  const user = await findUserByName(deps.db, deps.seal, loginName);
  const another = await maskOfAnother(deps, loginName);
  if (user) return maskAddress(emailOf(deps.seal, user));
  return loginName.includes('@') ? maskAddress(loginName) : another;
}

/**
 * True as long as not too many mails were asked for by this name and address together: who knows the name alone cannot use them
 * up. Also counted for names that nobody has.
 */
async function mayMail(deps: Deps, { loginName, email }: Asked): Promise<boolean> {
  const asked = [loginName, email].map((part) => part.trim().toLowerCase()).join(' ');
  try {
    await rateLimit(
      deps.db,
      `forgot-mail:${deps.seal.hash('forgot password', asked).toString('hex')}`,
      MOST_MAILS_PER_HOUR,
      3600,
    );
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Mails a temporary password to the user's own address. */
export async function mailTemporaryPassword(deps: Deps, tx: Tx, user: UserRow, language?: Language): Promise<void> {
  const password = await giveTemporaryPassword(deps, tx, user.id);
  await queueMail(deps, tx, {
    kind: 'temporary-password',
    to: emailOf(deps.seal, user),
    language: language ?? user.language,
    data: { name: nameIn(user, language), password, minutes: TEMPORARY_MINUTES },
  });
}

/** Forgot password, step 2: mails a temporary password if the address is the user's. The answer never tells. */
export async function sendTemporaryPassword(
  deps: Deps,
  given: Asked & { readonly language?: Language | undefined },
  caller: Caller,
): Promise<void> {
  await limitAddress(deps, 'forgot-send', caller);
  await atLeast(ANSWER_MS, async () => {
    const user = await findUserByName(deps.db, deps.seal, given.loginName);
    const isAllowed = await mayMail(deps, given);
    const isTheirs = user && user.state !== 'suspended' && user.email_hash.equals(emailHash(deps.seal, given.email));
    if (!isAllowed || !isTheirs) return;
    await inTransaction(deps.db, async (tx) => {
      await mailTemporaryPassword(deps, tx, user, given.language);
      await recordAudit(tx, 'account.temporaryPasswordSent', { id: user.id, name: user.employee_id });
    });
  });
}

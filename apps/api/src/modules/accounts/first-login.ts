import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import type { Language } from '../../lib/texts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { atLeast } from './at-least.ts';
import { emailHash, nameIn } from './find-user.ts';
import { digestOf, drawCode, hashPassword } from './passwords.ts';
import { rolesOf } from './second-factors.ts';

export interface FirstLoginForm {
  readonly employeeId: string;
  readonly iaLicence: string;
  readonly email: string;
}

const CODE_MINUTES = 2;
const RESEND_SECONDS = 120;
const MOST_TRIES = 5;
/** Time to think of a password once the code was right. */
const PASSWORD_MINUTES = 10;
const MOST_OF_ADDRESS_PER_HOUR = 60;
const ANSWER_MS = 250;

function formHash({ seal }: Pick<Deps, 'seal'>, { employeeId, iaLicence, email }: FirstLoginForm): Buffer {
  return seal.hash('first login', JSON.stringify([employeeId, iaLicence, email.toLowerCase()]));
}

const codeHash = ({ seal }: Pick<Deps, 'seal'>, form: Buffer, code: string): Buffer =>
  seal.hash('one-time code', `${form.toString('hex')}\n${code}`);

/** The invited user whom all three details fit. */
function findInvited({ db, seal }: Pick<Deps, 'db' | 'seal'>, form: FirstLoginForm) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('employee_id', '=', form.employeeId)
    .where('ia_licence', '=', form.iaLicence)
    .where('email_hash', '=', emailHash(seal, form.email))
    .where('state', '=', 'invited')
    .executeTakeFirst();
}

/**
 * First login: mails a one-time code. Details that fit nobody are answered, timed and limited alike; nothing is sent.
 * @throws AppError code.tooSoon, request.rateLimited
 */
export async function sendFirstLoginCode(
  deps: Deps,
  form: FirstLoginForm,
  caller: Caller,
  language: Language | undefined,
): Promise<void> {
  const { db, clock } = deps;
  await rateLimit(db, `first-login:${caller.addressHash.toString('hex')}`, MOST_OF_ADDRESS_PER_HOUR, 3600);
  await atLeast(ANSWER_MS, async () => {
    const hashed = formHash(deps, form);
    const user = await findInvited(deps, form);
    const code = drawCode();
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const sent = await sql`
        insert into one_time_codes as earlier (form_hash, user_id, code_hash, tries, sent_at, expires_at)
        values (${hashed}, ${user?.id ?? null}, ${codeHash(deps, hashed, code)}, 0, ${now},
                ${new Date(now.getTime() + CODE_MINUTES * 60_000)})
        on conflict (form_hash) do update set
          user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at,
          expires_at = excluded.expires_at, verified_at = null
        where earlier.sent_at <= ${new Date(now.getTime() - RESEND_SECONDS * 1000)}
        returning 1`.execute(tx);
      if (sent.rows.length === 0) throw await tooSoon(deps, hashed);
      if (!user) return;
      await queueMail(deps, tx, {
        kind: 'sign-in-code',
        to: form.email,
        language: language ?? user.language,
        data: { name: nameIn(user, language), code, minutes: CODE_MINUTES },
      });
    });
  });
}

async function tooSoon({ db, clock }: Deps, hashed: Buffer): Promise<AppError> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('sent_at')
    .where('form_hash', '=', hashed)
    .executeTakeFirst();
  const passed = row ? (clock.now().getTime() - row.sent_at.getTime()) / 1000 : 0;
  return new AppError('code.tooSoon', { seconds: Math.max(1, Math.ceil(RESEND_SECONDS - passed)) });
}

/** Counts a try and compares; a code that is spent or over is not compared. @throws AppError code.over, code.wrong */
async function requireCode(deps: Deps, hashed: Buffer, code: string, isVerified: boolean) {
  const now = deps.clock.now();
  const verifiedSince = new Date(now.getTime() - PASSWORD_MINUTES * 60_000);
  const row = await deps.db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('form_hash', '=', hashed)
    .where('tries', '<', MOST_TRIES)
    .where((eb) => (isVerified ? eb('verified_at', '>', verifiedSince) : eb('expires_at', '>', now)))
    .returning(['user_id', 'code_hash'])
    .executeTakeFirst();
  if (!row) throw new AppError('code.over');
  if (!row.code_hash.equals(codeHash(deps, hashed, code)) || !row.user_id) throw new AppError('code.wrong');
  return row.user_id;
}

/** First login: checks the code, which then stands for ten minutes. @throws AppError code.over, code.wrong */
export async function verifyFirstLoginCode(deps: Deps, form: FirstLoginForm, code: string): Promise<void> {
  const hashed = formHash(deps, form);
  await requireCode(deps, hashed, code, false);
  await deps.db
    .updateTable('one_time_codes')
    .set({ verified_at: deps.clock.now(), tries: 0 })
    .where('form_hash', '=', hashed)
    .execute();
}

/** First login: sets the password and makes the account active. @throws AppError code.over, code.wrong */
export async function setFirstPassword(
  deps: Deps,
  form: FirstLoginForm,
  code: string,
  password: string,
): Promise<void> {
  const hashed = formHash(deps, form);
  const userId = await requireCode(deps, hashed, code, true);
  const passwordHash = await hashPassword(digestOf(password));
  await inTransaction(deps.db, async (tx) => {
    const taken = await tx.deleteFrom('one_time_codes').where('form_hash', '=', hashed).executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        password_changed_at: deps.clock.now(),
        must_change_password: false,
        state: 'active',
      })
      .where('id', '=', userId)
      .where('state', '=', 'invited')
      .executeTakeFirst();
    if (taken.numDeletedRows === 0n || numUpdatedRows === 0n) throw new AppError('code.over');
    const by = { userId, roles: await rolesOf(tx, userId) };
    await recordAudit(tx, 'account.passwordSet', { id: userId, name: form.employeeId, by });
  });
}

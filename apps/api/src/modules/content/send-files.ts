import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { sendFiles as sendFilesCall } from '@onegi/contract/calls/content/library';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { byKeys } from '../../lists/by-keys.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shownOn } from './shown-files.ts';

const AN_HOUR = 3_600;
/** Enough for a day of client meetings, too few to use the portal for mailings. */
const MOST_BY_SENDER = 60;
const MOST_TO_ADDRESS = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * E-mails a client links to files that the library shows. Each link is a token of its own, good for as long as its file is
 * published; the mail is queued with the links and the audit events, so that none is without the others.
 * @param userId who sends, named in the mail
 * @throws AppError file.notFound at the field, request.rateLimited
 */
export async function sendFiles(
  deps: Deps,
  userId: string,
  { ids, clientEmail, note, language }: BodyOf<typeof sendFilesCall>,
): Promise<{ sentFiles: number }> {
  const { db, clock, seal, catalogue } = deps;
  const addressee = seal.hash('email', clientEmail.toLowerCase()).toString('hex');
  await rateLimit(db, `send-files-by:${userId}`, MOST_BY_SENDER, AN_HOUR);
  await rateLimit(db, `send-files-to:${addressee}`, MOST_TO_ADDRESS, AN_HOUR);
  return inTransaction(db, async (tx) => {
    const wanted = [...new Set(ids)];
    const shown = await shownOn(tx, 'prodlib', clock.today()).selectAll().where('id', 'in', wanted).execute();
    if (shown.length < wanted.length)
      throw new AppError('file.notFound', {}, { fields: [{ field: 'ids', message: 'errors.fileNotFound' }] });
    const sender = await tx
      .selectFrom('users')
      .select(['name_en', 'name_zh'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const { insurerByCode } = catalogue.current();
    const files = byKeys(wanted, shown, ({ id }) => id).map((file) => ({
      file,
      token: randomBytes(24).toString('base64url'),
    }));
    const by = { sent_by: userId, sent_at: clock.now() };
    await tx
      .insertInto('content_shares')
      .values(files.map(({ file, token }) => ({ token_hash: hashOf(token), file_id: file.id, ...by })))
      .execute();
    for (const { file } of files) {
      const { id, file_name, insurer_code: insurer, line } = file;
      await recordAudit(tx, 'file.sent', {
        id,
        name: file_name,
        after: { insurer, line, email: clientEmail, language },
      });
    }
    await queueMail(deps, tx, {
      kind: 'library-files',
      to: clientEmail,
      language,
      data: {
        sender: { en: sender.name_en, zhHant: sender.name_zh || sender.name_en },
        note: note ?? null,
        files: files.map(({ file, token }) => ({
          path: `/api/boxes/shared/${token}?language=${language}`,
          title: { en: file.title_en, zhHant: file.title_zh },
          insurerName: insurerByCode.get(file.insurer_code ?? '')?.name ?? { en: '', zhHant: '' },
        })),
      },
    });
    return rememberAnswer(tx, { sentFiles: files.length });
  });
}

/**
 * The file that a link in a mail leads to.
 * @throws AppError file.notFound
 */
export async function fileOfLink(db: Db, token: string): Promise<string> {
  const row = await db
    .selectFrom('content_shares')
    .select('file_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) throw new AppError('file.notFound');
  return row.file_id;
}

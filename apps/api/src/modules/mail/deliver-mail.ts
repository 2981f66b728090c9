import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Clock } from '../../ports/clock.ts';
import { GiveUp } from '../../ports/jobs.ts';
import { type MailAttachment, MailRefused, type MailSender } from '../../ports/mail.ts';
import type { SealedMail } from './queue-mail.ts';
import { type MailSettings, writeMail } from './write-mail.ts';

export interface DeliverMailDeps {
  readonly db: Db;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly mailSender: MailSender;
  readonly config: MailSettings & { readonly mailFrom: string };
  /** The PDFs of a policy's documents. */
  readonly readAttachments: (documentIds: readonly string[]) => Promise<MailAttachment[]>;
}

/** `<id@domain of the sender>`: made from the row alone, so that every attempt carries the same. */
function messageIdOf(mailId: string, from: string): string {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
  return `<${mailId}@${domain}>`;
}

/**
 * One attempt to hand a mail over. A mail that was sent is not sent again.
 * @throws GiveUp when the server refuses it for good; any other error means: try again later
 */
export async function deliverMail(deps: DeliverMailDeps, mailId: string): Promise<void> {
  const { db, seal, clock, mailSender, config } = deps;
  const row = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!row || row.state === 'sent') return;
  const { to, ...contents } = seal.open<SealedMail>(`mails/${mailId}`, row.mail_sealed);
  const attachments = await deps.readAttachments(row.attachments);
  const names = attachments.map(({ fileName }) => fileName);
  const mark = (values: { state?: 'sent' | 'failed'; sent_at?: Date; last_problem: string | null }) =>
    db
      .updateTable('mails')
      .set((eb) => ({ ...values, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', mailId)
      .execute();
  try {
    await mailSender.send({
      messageId: messageIdOf(mailId, config.mailFrom),
      to,
      language: row.language,
      ...writeMail(contents, row.language, config, names),
      attachments,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await mark({ last_problem: error.code });
    if (error.permanent) throw new GiveUp(`The mail was refused for good: ${error.code}`);
    throw error;
  }
  await mark({ state: 'sent', sent_at: clock.now(), last_problem: null });
}

/** Writes down that a mail will not be tried again. */
export async function abandonMail({ db }: Pick<DeliverMailDeps, 'db'>, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed' })
    .where('id', '=', mailId)
    .where('state', '=', 'queued')
    .execute();
}

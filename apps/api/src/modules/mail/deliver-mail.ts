import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeTogether } from '../../db/write-together.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Clock } from '../../ports/clock.ts';
import { GiveUp } from '../../ports/jobs.ts';
import { type MailAttachment, MailRefused, type MailSender } from '../../ports/mail.ts';
import { act, allowedActions, planTransition, transitionWrites } from '../workflow/act.ts';
import { mailWorkflow } from './mail-workflow.ts';
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
  if (!row || !allowedActions(mailWorkflow, row, { actor: 'system', now: clock.now() }).includes('send')) return;
  const { to, ...contents } = seal.open<SealedMail>(`mails/${mailId}`, row.mail_sealed);
  const attachments = await deps.readAttachments(row.attachments);
  const names = attachments.map(({ fileName }) => fileName);
  const attempts = row.attempts + 1;
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
    await db.updateTable('mails').set({ attempts, last_problem: error.code }).where('id', '=', mailId).execute();
    if (error.permanent) throw new GiveUp(`The mail was refused for good: ${error.code}`);
    throw error;
  }
  const sending = { row, action: 'send', actor: 'system', now: clock.now(), change: { attempts } } as const;
  const move = await planTransition(db, mailWorkflow, sending);
  if (move) await writeTogether(db, transitionWrites(db, mailWorkflow, move));
}

/** Writes down that a mail will not be tried again; one that was sent after all stays so. */
export async function abandonMail({ db, clock }: Pick<DeliverMailDeps, 'db' | 'clock'>, mailId: string): Promise<void> {
  const system = { actor: 'system', now: clock.now() } as const;
  await inTransaction(db, async (tx) => {
    const row = await tx.selectFrom('mails').selectAll().where('id', '=', mailId).forNoKeyUpdate().executeTakeFirst();
    if (!row || !allowedActions(mailWorkflow, row, system).includes('giveUp')) return;
    await act(tx, mailWorkflow, { ...system, id: mailId, action: 'giveUp' });
  });
}

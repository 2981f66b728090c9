import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Language } from '../../lib/texts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { MailContents } from './mails.ts';
import { sendMailJob } from './send-mail-job.ts';

export interface QueueMailDeps {
  readonly jobs: Jobs;
  readonly seal: Seal;
  readonly clock: Clock;
}

export type NewMail = MailContents & {
  /** One bare address that passed validation. */
  readonly to: string;
  readonly language: Language;
  readonly attachments?: readonly { readonly documentId: string }[];
};

/** What is sealed of a mail. */
export type SealedMail = MailContents & { readonly to: string };

/**
 * Queues a mail in the transaction of the action that causes it: it is sent if and only if the action commits.
 * @param writes what else the action writes, sent in the same statement
 * @returns the mail's id
 */
export async function queueMail(
  deps: QueueMailDeps,
  tx: Tx,
  mail: NewMail,
  writes: readonly Write[] = [],
): Promise<string> {
  const id = randomUUID();
  const { to, language, attachments = [], ...contents } = mail;
  const queued = tx.insertInto('mails').values({
    id,
    kind: mail.kind,
    language,
    mail_sealed: deps.seal.seal(`mails/${id}`, { ...contents, to } satisfies SealedMail),
    attachments: attachments.map(({ documentId }) => documentId),
    state: 'queued',
    queued_at: deps.clock.now(),
  });
  await writeTogether(tx, [...writes, queued]);
  await deps.jobs.enqueue(tx, sendMailJob, { mailId: id });
  return id;
}

import type { AnswerOf } from '@onegi/contract/call';
import { type demoOutbox, MOST_MAILS } from '@onegi/contract/calls/common/demo-outbox';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { SealedMail } from './queue-mail.ts';
import { type MailSettings, writeMail } from './write-mail.ts';

export interface ListOutboxDeps {
  readonly db: Db;
  readonly seal: Seal;
  readonly config: MailSettings;
  /** The name under which a document is downloaded. */
  readonly documentNames: (documentIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The newest mails of the demo, which sends none. */
export async function listOutbox(deps: ListOutboxDeps): Promise<AnswerOf<typeof demoOutbox>> {
  const rows = await deps.db.selectFrom('mails').selectAll().orderBy('queued_at', 'desc').limit(MOST_MAILS).execute();
  const names = await deps.documentNames(rows.flatMap(({ attachments }) => attachments));
  return rows.map((row) => {
    const { to, ...contents } = deps.seal.open<SealedMail>(`mails/${row.id}`, row.mail_sealed);
    const { subject, text } = writeMail(contents, row.language, deps.config);
    return {
      mailId: row.id,
      to,
      subject,
      textBody: text,
      queuedAt: row.queued_at.toISOString(),
      mailState: row.state,
      attachments: row.attachments.flatMap((id) => names.get(id) ?? []),
    };
  });
}

import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import type { MailAttachment } from '../../ports/mail.ts';
import { documentNames } from '../documents/document-names.ts';
import { readDocuments } from '../documents/read-document.ts';
import { abandonMail, deliverMail } from './deliver-mail.ts';
import { listOutbox } from './list-outbox.ts';
import { sendMailJob } from './send-mail-job.ts';

/** Mails do not crowd out whoever waits for a PDF on a page. */
const MOST_PRINTING = 3;

/** The work of sending mails, and the demo's outbox. */
export function mailRoutes(app: Api, deps: Deps): void {
  const inTurn = limitConcurrency(
    MOST_PRINTING,
    Number.POSITIVE_INFINITY,
    () => new Error('Never: any number may wait'),
  );
  const readAttachments = async (documentIds: readonly string[]) => {
    const attachments: MailAttachment[] = [];
    for (const print of await readDocuments(deps, documentIds)) {
      const { readableName, pdf } = await inTurn(print);
      attachments.push({ fileName: readableName, contentType: 'application/pdf', bytes: pdf });
    }
    return attachments;
  };
  if (deps.mailSender.name === 'outbox' && !deps.config.demo) {
    // Nobody would ever see what an outbox without its page takes.
    app.log.warn('SMTP_URL is not set: e-mails wait until it is');
    deps.jobs.hold(sendMailJob);
    return;
  }
  deps.jobs.work(sendMailJob, {
    run: ({ mailId }) => deliverMail({ ...deps, readAttachments }, mailId),
    gaveUp: ({ mailId }) => abandonMail(deps, mailId),
  });

  // When mails really leave there is no such page.
  if (deps.mailSender.name !== 'outbox') return;
  serveCall(app, demoOutbox, () =>
    listOutbox({ ...deps, documentNames: (ids) => documentNames(deps.db, deps.seal, ids) }),
  );
}

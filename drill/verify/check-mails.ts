import type pg from 'pg';
import type { Order } from '../shoppers/crowd.ts';
import type { MailServer, ReceivedMail } from '../stage/mail-server.ts';
import { countForgottenMails } from './settle.ts';

interface MailCount {
  /** Handed over again under the same Message-ID. */
  readonly repeated: number;
  /** Not handed over yet; a job will. */
  readonly waiting: number;
}

/**
 * Two mails of one kind to one address. A process that is killed between the mail server's yes and its own note of it
 * hands the mail over again, under the same Message-ID, by which mail servers know it: that is counted, not blamed.
 */
function checkRepetitions(received: readonly ReceivedMail[], doubled: string[]): number {
  const idsOf = new Map<string, Set<string>>();
  let repeated = 0;
  for (const { to, subject, messageId } of received) {
    const kind = `${to}: ${subject}`;
    const ids = idsOf.get(kind) ?? new Set();
    if (ids.has(messageId)) repeated += 1;
    idsOf.set(kind, ids.add(messageId));
  }
  for (const [kind, ids] of idsOf) if (ids.size > 1) doubled.push(`${ids.size} mails to ${kind}`);
  return repeated;
}

/** Every policy was mailed, once, or will be. */
export async function checkMails(
  pool: pg.Pool,
  { received }: MailServer,
  orders: readonly Order[],
  { lost, doubled }: { lost: string[]; doubled: string[] },
): Promise<MailCount> {
  const count = `select count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state = 'queued')::int as waiting from mails`;
  const { failed, waiting } = (await pool.query(count)).rows[0];
  if (failed > 0) lost.push(`${failed} mails were given up`);
  const forgotten = await countForgottenMails(pool);
  if (forgotten > 0) lost.push(`${forgotten} mails wait and no job will send them`);
  const recipients = new Set(received.map(({ to }) => to));
  const unmailed = orders.filter(({ email, policyNumber }) => policyNumber && !recipients.has(email));
  if (unmailed.length > waiting) lost.push(`${unmailed.length} policies were not mailed, ${waiting} mails wait`);
  return { repeated: checkRepetitions(received, doubled), waiting };
}

import type pg from 'pg';
import type { Order } from '../shoppers/crowd.ts';
import type { MailServer } from '../stage/mail-server.ts';

/**
 * Every confirmed policy was mailed, once. A process that is killed between the mail server's yes and its own note of it
 * hands the mail over again: under the same Message-ID, by which mail servers know it. That is counted, not blamed.
 * @returns how many mails were repeated in that way
 */
export async function checkMails(
  pool: pg.Pool,
  { received }: MailServer,
  orders: readonly Order[],
  { lost, doubled }: { lost: string[]; doubled: string[] },
): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as failed from mails where state = 'failed'`);
  if (rows[0].failed > 0) lost.push(`${rows[0].failed} mails were given up`);
  const idsOf = new Map<string, Set<string>>();
  let repeated = 0;
  for (const { to, subject, messageId } of received) {
    const kind = `${to}: ${subject}`;
    const ids = idsOf.get(kind) ?? new Set();
    if (ids.has(messageId)) repeated += 1;
    idsOf.set(kind, ids.add(messageId));
  }
  for (const [kind, ids] of idsOf) if (ids.size > 1) doubled.push(`${ids.size} mails to ${kind}`);
  const recipients = new Set(received.map(({ to }) => to));
  for (const { email, policyNumber } of orders) {
    if (policyNumber && !recipients.has(email)) lost.push(`${email}: the mail with policy ${policyNumber}`);
  }
  return repeated;
}

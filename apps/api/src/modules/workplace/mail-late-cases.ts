import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { takeLateEnquiries } from '../company/late-enquiries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeLateMotorCases } from '../motor/late-cases.ts';
import { takeLateRequests } from '../requests/late-requests.ts';

/** Of each kind: what a mail has room for. The next one says the rest. */
const MOST_AT_ONCE = 25;

/** Mails the team lead what has become late since the last time. Safe to be done by several processes at once. */
export async function mailLateCases(deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'jobs' | 'seal'>): Promise<void> {
  const now = deps.clock.now();
  const { TEAM_LEAD_EMAIL: to, TEAM_LEAD_LANGUAGE: language } = deps.settings.current();
  await inTransaction(deps.db, async (tx) => {
    const late = [
      ...(await takeLateRequests(tx, now, MOST_AT_ONCE)),
      ...(await takeLateEnquiries(tx, now, MOST_AT_ONCE)),
      ...(await takeLateMotorCases(tx, now, MOST_AT_ONCE)),
    ].toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    if (late.length === 0) return;
    const cases = late.map(({ dueAt, ...each }) => ({ ...each, dueAt: dueAt.toISOString() }));
    await queueMail(deps, tx, { kind: 'late-cases', to, language, data: { path: '/home-page', cases } });
  });
}

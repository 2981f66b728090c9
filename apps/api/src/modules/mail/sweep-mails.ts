import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
/** As the privacy policy promises. */
const KEEP_SENT_DAYS = 365;

/** Throws away mails that were sent a year ago. */
export async function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEEP_SENT_DAYS * DAY_MS);
  await db.deleteFrom('mails').where('sent_at', '<', until).execute();
}

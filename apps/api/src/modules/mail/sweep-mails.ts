import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
/** As the privacy policy promises. */
const KEEP_DAYS = 365;

/** Throws away mails that were sent a year ago, or written a year ago where they never were. */
export async function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS);
  await db
    .deleteFrom('mails')
    // An index knows by the day they were written; what was sent came after it.
    .where('queued_at', '<', until)
    .where(({ or, eb }) => or([eb('sent_at', 'is', null), eb('sent_at', '<', until)]))
    .execute();
}

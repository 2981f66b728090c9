import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
/** As the privacy policy promises. */
const KEEP_ANSWERED_DAYS = 365;

/** Throws away enquiries that were answered a year ago. */
export async function sweepEnquiries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEEP_ANSWERED_DAYS * DAY_MS);
  await db.deleteFrom('enquiries').where('answered_at', '<', until).execute();
}

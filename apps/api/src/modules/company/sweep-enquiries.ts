import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
/** As the privacy policy promises. */
const KEEP_ANSWERED_DAYS = 365;

/** Throws away enquiries that were answered or closed a year ago, with what was done with them. */
export async function sweepEnquiries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - KEEP_ANSWERED_DAYS * DAY_MS);
  const gone = await db
    .deleteFrom('enquiries')
    .where((eb) => eb.or([eb('answered_at', '<', until), eb('closed_at', '<', until)]))
    .returning('id')
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.deleteFrom('case_events').where('case_id', 'in', ids).execute();
}

import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Deps } from '../../src/deps.ts';
import { expireOffers } from '../../src/modules/requests/commercial/offers/expire-offers.ts';
import { actorOf } from '../actor-of.ts';
import { pastParts } from '../past-parts.ts';
import { withDemoFiles } from './demo-files.ts';
import { plannedCases } from './planned-cases.ts';
import { type DemoPeople, playCase } from './play-case.ts';
import { playEnquiries, playRequests } from './visitors.ts';

/** The oldest case is a hundred days old. */
const DAYS = 101;

async function playAll(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const people: DemoPeople = {
    consultant: await actorOf(deps.db, 'demo.consultant'),
    officers: [await actorOf(deps.db, 'demo.officer'), await actorOf(deps.db, 'demo.admin')],
  };
  const past = await pastParts(deps, addDays(deps.clock.today(), -DAYS));
  await withDemoFiles(deps, async (files) => {
    // The oldest first, as their numbers are drawn.
    for (const planned of plannedCases.toSorted((a, b) => b.story.hoursAgo - a.story.hoursAgo))
      await playCase({ past, files, people, planned }, now);
  });
  await playRequests(past, people, now);
  await playEnquiries(past, people, now);
  await expireOffers(deps);
}

/** Whether the demonstration has no request yet; never where another gateway takes real money. */
export async function wantsCases({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<boolean> {
  const found = await db.selectFrom('quote_requests').select('id').limit(1).executeTakeFirst();
  return payments.name === 'sandbox' && found === undefined;
}

/**
 * Gives the demonstration sixty commercial cases, visitors' requests and enquiries, by the steps of those who work on them:
 * once, where there is no request yet.
 */
export async function seedCases(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // Processes that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed cases', 0))`.execute(tx);
    if (await wantsCases({ ...deps, db: tx })) await playAll(deps);
  });
}

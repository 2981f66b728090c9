import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { consultantsTo } from './recipients.ts';
import { queueCaseMails } from './write-case-mail.ts';

type MailDeps = Pick<Deps, 'db' | 'seal' | 'jobs' | 'clock' | 'catalogue'>;

const DAYS_BEFORE = 3;
const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 100;

/** Tells consultants of cases that end within three days, of each end once. */
async function mailExpiringCases(deps: MailDeps): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const rows = await tx
      .with('ending', (ending) =>
        ending
          .selectFrom('quote_requests')
          .select('id')
          .where('audience', '=', 'consultant')
          .where('status', 'in', ['waiting', 'pending'])
          .where(sql<boolean>`expiry_mailed_for is distinct from expires_at`)
          .where('expires_at', '<=', new Date(now.getTime() + DAYS_BEFORE * DAY_MS))
          .where('expires_at', '>', now)
          .orderBy('expires_at')
          .limit(MOST_AT_ONCE)
          .forNoKeyUpdate()
          .skipLocked(),
      )
      .updateTable('quote_requests')
      .set((eb) => ({ expiry_mailed_for: eb.ref('expires_at') }))
      .where('id', 'in', (eb) => eb.selectFrom('ending').select('id'))
      .returningAll()
      .execute();
    for (const row of rows) await queueCaseMails(deps, tx, row, 'caseExpiresSoon', await consultantsTo(deps, tx, row));
  });
}

/** Tells consultants of offers whose last day is within three days, of each last day once; those of a case in one mail. */
async function mailExpiringOffers(deps: MailDeps): Promise<void> {
  const { clock } = deps;
  await inTransaction(deps.db, async (tx) => {
    const offers = await tx
      .with('ending', (ending) =>
        ending
          .selectFrom('request_offers')
          .innerJoin('quote_requests', 'quote_requests.id', 'request_offers.request_id')
          .select('request_offers.id')
          .where('request_offers.state', '=', 'quoted')
          .where(sql<boolean>`request_offers.expiry_mailed_for is distinct from valid_until`)
          .where('valid_until', '<=', addDays(clock.today(), DAYS_BEFORE))
          .where('valid_until', '>=', clock.today())
          // One that came today was told of today.
          .where('answered_at', '<=', new Date(clock.now().getTime() - DAY_MS))
          .where('quote_requests.status', 'in', ['waiting', 'pending'])
          .orderBy('valid_until')
          .limit(MOST_AT_ONCE)
          .forNoKeyUpdate('request_offers')
          .skipLocked(),
      )
      .updateTable('request_offers')
      .set((eb) => ({ expiry_mailed_for: eb.ref('valid_until') }))
      .where('id', 'in', (eb) => eb.selectFrom('ending').select('id'))
      .returningAll()
      .execute();
    for (const requestId of new Set(offers.map(({ request_id }) => request_id))) {
      const row = await tx
        .selectFrom('quote_requests')
        .selectAll()
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow();
      const ofCase = offers.filter(({ request_id }) => request_id === requestId);
      const recipients = await consultantsTo(deps, tx, row);
      await queueCaseMails(deps, tx, row, 'offersExpireSoon', recipients, { offers: ofCase });
    }
  });
}

/** Reminds consultants of what ends soon. Safe to be done by several processes at once. */
export async function mailExpiring(deps: MailDeps): Promise<void> {
  await mailExpiringCases(deps);
  await mailExpiringOffers(deps);
}

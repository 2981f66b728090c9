import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What is payable to a consultant by a day: earned, gone back (negative), and the open payout. Money in cents. */
export interface PayableEarnings {
  readonly consultantCode: string;
  readonly earnedCents: number;
  readonly clawbackCents: number;
  readonly openPayout: string | null;
}

/** By consultant what no payout has paid yet and is payable by a day, by code. */
export async function readPayable(db: Db, payableOn: string, consultantCode?: string): Promise<PayableEarnings[]> {
  const { rows } = await sql<PayableEarnings>`
    select e.consultant_code as "consultantCode",
      coalesce(sum(e.amount_cents) filter (where e.amount_cents > 0), 0)::bigint as "earnedCents",
      coalesce(sum(e.amount_cents) filter (where e.amount_cents < 0), 0)::bigint as "clawbackCents",
      (select number from commission_payouts p where p.consultant_code = e.consultant_code
        and p.state in ('draft', 'awaitingApproval', 'approved')) as "openPayout"
    from commission_earnings e
    where e.payout_id is null and e.payable_on <= ${payableOn}
      and ${consultantCode === undefined ? sql`true` : sql`e.consultant_code = ${consultantCode}`}
    group by e.consultant_code
    order by e.consultant_code`.execute(db);
  return rows;
}

export const balanceOf = ({ earnedCents, clawbackCents }: PayableEarnings) => earnedCents + clawbackCents;

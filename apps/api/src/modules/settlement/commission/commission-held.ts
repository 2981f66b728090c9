import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Earned commission of a note that lies in the client account; negative where the office owes it there. */
export interface HeldCommission {
  readonly noteId: string;
  readonly cents: number;
}

interface Sought {
  /** yyyy-MM-dd: earned until the end of this day. What the office owes counts, whenever it came to owe it. */
  readonly until: string;
  readonly noteIds?: readonly string[];
  /** The drawing that is looked at itself; without it what stands in an open drawing is left out. */
  readonly apartFrom?: string;
  readonly most?: number;
}

/** What is still held today of commission that was earned until a day, by note, from the ledger: what the office owes first. */
export async function readCommissionHeld(db: Db, sought: Sought): Promise<HeldCommission[]> {
  const { until, noteIds, apartFrom = null, most = 1_000_000 } = sought;
  const { rows } = await sql<HeldCommission>`
    select note_id as "noteId", held.cents::bigint as cents
    from (
      select l.note_id, min(l.booked_on) as since, least(-sum(l.amount_cents),
        greatest(0, -sum(l.amount_cents) filter (where l.booked_on <= ${until}))) as cents
      from journal_lines l
      where l.account = 'commissionHeld' and ${noteIds ? sql`l.note_id = any(${[...noteIds]}::uuid[])` : sql`true`}
      group by l.note_id
    ) held
    where held.cents <> 0 and not exists (
      select from commission_drawing_notes part join commission_drawings d on d.id = part.drawing_id
      where part.note_id = held.note_id and d.state in ('draft', 'awaitingApproval', 'approved')
        and d.id is distinct from ${apartFrom}::uuid)
    order by held.cents > 0, held.since, held.note_id
    limit ${most}`.execute(db);
  return rows;
}

/** Whether drawing these parts takes more out of a policy than the office has earned with it: it would be another client's. */
export async function isOverdrawn(db: Db, parts: readonly HeldCommission[]): Promise<boolean> {
  const drawn = sql`unnest(${parts.map(({ noteId }) => noteId)}::uuid[], ${parts.map(({ cents }) => cents)}::bigint[])`;
  const { rows } = await sql`
    select from (select n.policy_id, sum(part.cents) as cents from ${drawn} part (note_id, cents)
        join debit_credit_notes n on n.id = part.note_id group by n.policy_id) drawn
    where drawn.cents > greatest(0, (select coalesce(-sum(l.amount_cents), 0) from debit_credit_notes of_policy
      join journal_lines l on l.note_id = of_policy.id
      where of_policy.policy_id = drawn.policy_id and l.account = 'commissionHeld'))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** How much of it there is, in all and of how many notes. */
export async function sumCommissionHeld(db: Db, until: string): Promise<{ notes: number; totalCents: number }> {
  const held = await readCommissionHeld(db, { until });
  return { notes: held.length, totalCents: held.reduce((sum, { cents }) => sum + cents, 0) };
}

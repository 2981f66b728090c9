import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Earned commission of a note that lies in the client account; negative where the office owes it there. */
export interface HeldCommission {
  readonly noteId: string;
  readonly cents: number;
}

interface Sought {
  /** yyyy-MM-dd: as it was booked until the end of this day. */
  readonly until: string;
  readonly noteIds?: readonly string[];
  /** The drawing that is looked at itself; without it what stands in an open drawing is left out. */
  readonly apartFrom?: string;
  readonly most?: number;
}

/** The balances of held commission by note, from the ledger. */
export async function readCommissionHeld(db: Db, sought: Sought): Promise<HeldCommission[]> {
  const { until, noteIds, apartFrom = null, most = 1_000_000 } = sought;
  const { rows } = await sql<HeldCommission>`
    select l.note_id as "noteId", (-sum(l.amount_cents))::bigint as cents
    from journal_lines l
    where l.account = 'commissionHeld' and l.booked_on <= ${until}
      and ${noteIds ? sql`l.note_id = any(${[...noteIds]}::uuid[])` : sql`true`}
      and not exists (
        select from commission_drawing_notes part join commission_drawings d on d.id = part.drawing_id
        where part.note_id = l.note_id and d.state in ('draft', 'awaitingApproval', 'approved')
          and d.id is distinct from ${apartFrom}::uuid)
    group by l.note_id
    having sum(l.amount_cents) <> 0
    order by min(l.booked_on), l.note_id
    limit ${most}`.execute(db);
  return rows;
}

/** How much of it there is, in all and of how many notes. */
export async function sumCommissionHeld(db: Db, until: string): Promise<{ notes: number; totalCents: number }> {
  const held = await readCommissionHeld(db, { until });
  return { notes: held.length, totalCents: held.reduce((sum, { cents }) => sum + cents, 0) };
}

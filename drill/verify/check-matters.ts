import type pg from 'pg';
import type { Matter } from '../office/clerks.ts';
import type { Findings } from './check-orders.ts';

interface MatterRow {
  readonly noteId: string;
  readonly endorsements: number;
  readonly receipts: number;
  readonly returned: number;
  readonly paidCents: number;
  readonly payments: number;
}

async function readMatters(pool: pg.Pool, matters: readonly Matter[]): Promise<MatterRow[]> {
  const { rows } = await pool.query<MatterRow>(
    `select m.note_id as "noteId",
       (select count(*)::int from policy_endorsements e join policies p on p.id = e.policy_id
         where p.transaction_number = m.policy_number and e.endorsement_no <> '000') as endorsements,
       (select count(distinct receipt_id)::int from allocations a where a.note_id = m.note_id) as receipts,
       (select count(distinct a.receipt_id)::int from allocations a join receipts r on r.id = a.receipt_id
         where a.note_id = m.note_id and r.bank_status = 'returned') as returned,
       (select coalesce(sum(amount_cents), 0)::int from allocations a where a.note_id = m.note_id) as "paidCents",
       (select count(*)::int from insurer_payment_notes i join insurer_payments p on p.id = i.payment_id
         where i.note_id = m.note_id and p.state = 'paid') as payments
     from unnest($1::uuid[], $2::text[]) as m (note_id, policy_number)`,
    [matters.map(({ noteId }) => noteId), matters.map(({ policyNumber }) => policyNumber)],
  );
  return rows;
}

/** What the office was told of every matter against its rows: nothing less, and nothing twice. */
export async function checkMatters(
  pool: pg.Pool,
  matters: readonly Matter[],
  { lost, doubled }: Findings,
): Promise<void> {
  const rows = new Map((await readMatters(pool, matters)).map((row) => [row.noteId, row]));
  for (const matter of matters) {
    const row = rows.get(matter.noteId);
    const compared = [
      ['endorsements', row?.endorsements ?? 0, matter.isIssued ? 1 : 0, 1],
      ['receipts', row?.receipts ?? 0, matter.receipts, 2],
      ['returned cheques', row?.returned ?? 0, matter.returned, 1],
      ['payments to the insurer', row?.payments ?? 0, matter.isInsurerPaid ? 1 : 0, 1],
    ] as const;
    for (const [what, found, acknowledged, most] of compared) {
      if (found < acknowledged)
        lost.push(`${matter.policyNumber}: ${acknowledged} ${what} acknowledged, ${found} there`);
      if (found > (matter.isFinished ? acknowledged : most)) doubled.push(`${matter.policyNumber}: ${found} ${what}`);
    }
  }
}

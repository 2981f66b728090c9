import { moneyText } from '@onegi/contract/fields/formats';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { openPersons, type SealedPerson, selectPersons } from '../persons/read-persons.ts';
import { rowsOf } from './read-rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables as they are, by file: money columns end in _cents and become dollars. */
const tables: Readonly<Record<string, RawBuilder<Row>>> = {
  endorsements: sql`select p.policy_number, e.endorsement_no, e.kind, e.effective_on, e.account_on, e.ends_on,
      e.gross_premium_cents, e.net_premium_cents, e.actual_premium_cents, e.total_levies_cents, e.total_commission_cents,
      e.consultant_commission_cents, e.house_commission_cents, e.receivable_cents, e.payable_cents, e.reverses_no
    from policy_endorsements e join policies p on p.id = e.policy_id order by p.policy_number, e.endorsement_no`,
  notes: sql`select n.note_number, p.policy_number, n.endorsement_no, n.kind, n.amount_cents, n.allocated_cents, n.settlement,
      n.account_on, n.due_on, n.earned_on, n.insurer_settled_on
    from debit_credit_notes n join policies p on p.id = n.policy_id order by n.note_number`,
  receipts: sql`select receipt_number, received_on, amount_cents, allocated_cents, refunded_cents, charged_back_cents, method, bank_status,
      bank_reference, cheque_number, banked_on, cleared_on, returned_on, reversed_on from receipts order by receipt_number`,
  allocations: sql`select a.id, a.kind, r.receipt_number, n.note_number, a.amount_cents, a.allocated_at, a.reverses
    from allocations a join debit_credit_notes n on n.id = a.note_id left join receipts r on r.id = a.receipt_id
    order by a.allocated_at, a.id`,
  'insurer-payments': sql`select p.number, p.state, p.insurer_code, p.paid_on, p.bank_reference, n.note_number, pn.amount_cents
    from insurer_payments p join insurer_payment_notes pn on pn.payment_id = p.id
      join debit_credit_notes n on n.id = pn.note_id order by p.number, n.note_number`,
  'commission-drawings': sql`select d.number, d.state, d.paid_on, n.note_number, dn.amount_cents
    from commission_drawings d join commission_drawing_notes dn on dn.drawing_id = d.id
      join debit_credit_notes n on n.id = dn.note_id order by d.number, n.note_number`,
  'commission-earnings': sql`select e.consultant_code, n.note_number, e.amount_cents, e.earned_on, e.payable_on, p.number as payout
    from commission_earnings e join debit_credit_notes n on n.id = e.note_id
      left join commission_payouts p on p.id = e.payout_id order by e.consultant_code, e.earned_on, e.id`,
  refunds: sql`select f.refund_number, f.state, n.note_number, r.receipt_number, f.amount_cents, f.method, f.paid_on
    from client_refunds f left join debit_credit_notes n on n.id = f.note_id left join receipts r on r.id = f.receipt_id
    order by f.refund_number`,
  journal: sql`select e.id as entry, e.event, e.booked_on, e.posted_at, l.line_no, l.account, l.amount_cents, n.note_number,
      r.receipt_number, l.insurer_code, l.consultant_code, l.method, e.reverses
    from journal_entries e join journal_lines l on l.entry_id = e.id left join debit_credit_notes n on n.id = l.note_id
      left join receipts r on r.id = l.receipt_id order by e.booked_on, e.id, l.line_no`,
};

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (name.endsWith('_cents')) return moneyText(Number(value));
  return value instanceof Date ? value.toISOString() : String(value);
}

/** A cell of csv; what a spreadsheet program would compute is marked as text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

async function* csvOf(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<string> {
  let names: string[] | undefined;
  yield '\uFEFF';
  for await (const row of rowsOf(tx, query)) {
    if (!names) {
      names = Object.keys(row);
      yield csvLine(names.map((name) => name.replace(/_cents$/, '')));
    }
    yield csvLine(names.map((name) => textOf(name, row[name])));
  }
}

/** Everybody of every policy, field by field. */
async function* clientsCsv(tx: Tx, seal: Seal): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(['policy_number', 'person', 'role', 'kind', 'field', 'value'])}`;
  const query = sql<{ id: string; policy_number: string; persons: SealedPerson[] }>`
    select p.id, p.policy_number, ${selectPersons('policy', sql`p.id`)} as persons from policies p order by p.policy_number`;
  for await (const { id, policy_number, persons } of rowsOf(tx, query))
    for (const { personNo, role, kind, fields } of openPersons(seal, 'policy', id, persons))
      for (const [field, value] of Object.entries(fields))
        yield csvLine([policy_number, String(personNo), role, kind ?? '', field, textOf(field, value)]);
}

/** Every table of the business as csv, by its file's name. */
export const exportedTables = (
  tx: Tx,
  seal: Seal,
): readonly (readonly [name: string, csv: AsyncGenerator<string>])[] => [
  ['clients.csv', clientsCsv(tx, seal)],
  ...Object.entries(tables).map(([name, query]) => [`${name}.csv`, csvOf(tx, query)] as const),
];

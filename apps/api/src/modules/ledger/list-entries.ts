import type { entryList, LedgerEntry } from '@onegi/contract/calls/ledger/entries';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';

/** What a number that somebody types names: a policy, a note or a receipt, and what belongs to them. */
async function idsOf(
  db: Db,
  number: string,
): Promise<{ entries: string[]; policies: string[]; notes: string[]; receipts: string[] }> {
  const written = number.trim().toUpperCase();
  const { rows } = await sql<{ kind: 'policies' | 'notes' | 'receipts'; id: string }>`
    select 'policies' as kind, id::text as id from policies where policy_number = ${written} or transaction_number = ${written}
    union all select 'notes', id::text from debit_credit_notes where note_number = ${written}
    union all select 'receipts', id::text from receipts where receipt_number = ${written}`.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(number.trim());
  return {
    entries: isId ? [number.trim()] : [],
    policies: of('policies'),
    notes: of('notes'),
    receipts: of('receipts'),
  };
}

/** Entries of a day, an event, an account, a policy, a note or a receipt. */
export async function listedEntries({ db }: Pick<Deps, 'db'>, asked: AskedOf<typeof entryList>) {
  const { from, until, event, account, numberSearched } = asked;
  let fitting = db.selectFrom('journal_entries');
  if (from) fitting = fitting.where('booked_on', '>=', from);
  if (until) fitting = fitting.where('booked_on', '<=', until);
  if (event) fitting = fitting.where('event', '=', event);
  const hasLine = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<boolean>`exists (select from journal_lines l where l.entry_id = journal_entries.id and ${condition})`;
  if (account) fitting = fitting.where(hasLine(sql`l.account = ${account}`));
  if (numberSearched) {
    const { entries, policies, notes, receipts } = await idsOf(db, numberSearched);
    fitting = fitting.where(
      sql<boolean>`(id = any(${entries}::uuid[]) or policy_id = any(${policies}::uuid[]) or id in (select entry_id from journal_lines
        where note_id = any(${notes}::uuid[]) or receipt_id = any(${receipts}::uuid[])))`,
    );
  }
  return {
    fitting,
    key: 'id',
    sorts: { bookedOn: 'booked_on' },
    read: (ids: readonly Key[]) => readEntries(db, ids as readonly string[]),
  } as const;
}

async function readLines(db: Db, ids: readonly string[]): Promise<Map<string, LedgerEntry['lines']>> {
  const lines = await db
    .selectFrom('journal_lines as l')
    .leftJoin('debit_credit_notes as n', 'n.id', 'l.note_id')
    .leftJoin('receipts as r', 'r.id', 'l.receipt_id')
    .select(['l.entry_id', 'l.account', 'l.amount_cents', 'l.insurer_code', 'l.consultant_code'])
    .select(['n.note_number', 'r.receipt_number'])
    .where('l.entry_id', 'in', ids)
    .orderBy('l.entry_id')
    .orderBy('l.line_no')
    .execute();
  const byEntry = new Map<string, LedgerEntry['lines']>();
  for (const line of lines) {
    const list = byEntry.get(line.entry_id) ?? [];
    list.push({
      account: line.account,
      amountCents: line.amount_cents,
      noteNumber: line.note_number,
      receiptNumber: line.receipt_number,
      insurerCode: line.insurer_code,
      consultantCode: line.consultant_code,
    });
    byEntry.set(line.entry_id, list);
  }
  return byEntry;
}

async function readEntries(db: Db, ids: readonly string[]): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('journal_entries as e')
    .leftJoin('policies as p', 'p.id', 'e.policy_id')
    .leftJoin('debit_credit_notes as n', 'n.id', 'e.note_id')
    .leftJoin('receipts as r', 'r.id', 'e.receipt_id')
    .leftJoin('users as u', 'u.id', 'e.posted_by')
    .selectAll('e')
    .select(['p.policy_number', 'p.transaction_number', 'n.note_number', 'r.receipt_number', 'u.name_en', 'u.name_zh'])
    .$call(rowsOfIds('e.id', ids));
  const lines = await readLines(db, ids);
  return rows.map((row) => {
    const own = lines.get(row.id) ?? [];
    return {
      entryId: row.id,
      bookedOn: row.booked_on,
      event: row.event,
      turnoverCents: own.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0),
      policyNumber: row.policy_number,
      transactionNumber: row.transaction_number,
      endorsementNo: row.endorsement_no,
      noteNumber: row.note_number,
      receiptNumber: row.receipt_number,
      postedAt: row.posted_at.toISOString(),
      postedBy: row.name_en,
      postedByZh: row.name_zh || null,
      reversesId: row.reverses,
      lines: own,
    };
  });
}

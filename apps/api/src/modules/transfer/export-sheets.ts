import { type ImportColumn, type ImportSheet, importSheets } from '@onegi/contract/fields/transfer';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Language } from '../../lib/texts.ts';
import type { SheetCell, WrittenSheet } from '../../lib/write-sheets.ts';
import { nameOf } from '../persons/person.ts';
import { openPersons, type SealedPerson, selectPersons } from '../persons/read-persons.ts';
import { openedFrom } from '../settlement/sealed-texts.ts';
import { layout } from './layout.ts';
import { rowsOf } from './read-rows.ts';
import { markedHeading } from './template.ts';
import { sheetNameOf } from './words.ts';

type Row = Readonly<Record<string, unknown>>;
type Cells = Readonly<Partial<Record<ImportColumn, unknown>>>;

interface Source {
  readonly query: RawBuilder<Row>;
  /** What of a row stands in the sheet: a row of it, or several. */
  readonly cells: (seal: Seal, row: Row) => Cells | readonly Cells[];
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The holder as the columns ask for one; the name alone of whoever has other fields. */
function holderOf(seal: Seal, { id, persons }: Row): Cells {
  const [holder] = openPersons(seal, 'policy', id as string, persons as SealedPerson[]);
  const { insuredName, surname, firstName, hkid, bornOn, email, phone } = holder?.fields ?? {};
  const name = surname ? insuredName : (insuredName ?? nameOf(holder?.fields ?? {}) ?? '');
  return { insuredName: name || (surname ? null : '–'), surname, firstName, hkid, bornOn, email, phone };
}

/** A workbook holds no changes: a policy's period is the one by all that was issued, also what is not in effect yet. */
const policies: Source = {
  query: sql`select p.id, p.policy_number as "policyNumber", p.transaction_number as "transactionNumber",
      p.insurer_code as insurer, p.line as product, p.plan_code as plan, p.issued_on as "issuedOn", p.starts_on as "startsOn",
      coalesce((select e.ends_on from policy_endorsements e where e.policy_id = p.id and e.ends_on is not null
        order by e.endorsement_no desc limit 1), p.ends_on) as "endsOn", p.ended_as as "endedAs", p.consultant_code as consultant,
      p.second_consultant_code as "secondConsultant", nullif(p.second_share_bp, 0) as "secondShare", p.language,
      p.remarks_sealed as remarks, ${selectPersons('policy', sql`p.id`)} as persons
    from policies p order by p.issued_on, p.id`,
  cells: (seal, row) => ({
    ...row,
    ...holderOf(seal, row),
    remarks: row.remarks ? seal.open<string>(`policies/${row.id}`, row.remarks as Buffer) : null,
  }),
};

/** Who is insured beside the holder; the name alone of whoever has other fields. */
const persons: Source = {
  query: sql`select p.id, p.policy_number as "policyNumber", ${selectPersons('policy', sql`p.id`)} as persons
    from policies p where exists (select from policy_persons i where i.owner_id = p.id and i.role = 'insured')
    order by p.issued_on, p.id`,
  cells: (seal, { id, policyNumber, persons: sealed }) =>
    openPersons(seal, 'policy', id as string, sealed as SealedPerson[])
      .filter(({ role }) => role === 'insured')
      .map(({ personNo, kind, fields }) => ({
        ...fields,
        policyNumber,
        personNo,
        personKind: kind,
        surname: fields.surname || nameOf(fields) || '–',
      })),
};

const notes: Source = {
  query: sql`select p.policy_number as "policyNumber", e.endorsement_no as "endorsementNo", e.kind,
      n.note_number as "noteNumber", e.effective_on as "effectiveOn", e.account_on as "accountOn",
      coalesce(n.due_on, e.account_on) as "dueOn", e.gross_premium_cents as "grossPremium",
      e.insurer_discount_bp as "insurerDiscount", e.net_premium_cents as "netPremium", e.client_discount_bp as "clientDiscount",
      e.actual_premium_cents as "actualPremium", e.other_levies_cents as "otherLevies", e.levy_cents as levy,
      e.basic_rate_bp as "commissionRate", e.payout_bp as "payoutRate", e.receivable_cents as receivable,
      e.payable_cents as payable, e.total_commission_cents as commission,
      case when not direct.is_direct then e.payable_cents + l.payable end as "insurerPaid",
      case when n.earned_on is not null then e.total_commission_cents + l.held end as "commissionDrawn",
      n.earned_on as "settledOn",
      case when n.earned_on is not null and e.consultant_commission_cents <> 0
        and not exists (select from commission_earnings c where c.note_id = n.id and c.payout_id is null) then 'Y' end
        as "consultantPaid"
    from policies p join policy_endorsements e on e.policy_id = p.id
      left join debit_credit_notes n on n.policy_id = e.policy_id and n.endorsement_no = e.endorsement_no,
      lateral (select coalesce(sum(amount_cents) filter (where account = 'insurerPayable'), 0) as payable,
        coalesce(sum(amount_cents) filter (where account = 'commissionHeld'), 0) as held
        from journal_lines where note_id = n.id) l,
      lateral (select exists (select from allocations a where a.note_id = n.id and a.kind = 'direct'
        and not exists (select from allocations r where r.reverses = a.id or a.reverses = r.id)) as is_direct) direct
    order by p.issued_on, p.id, e.endorsement_no`,
  cells: (_, row) => row,
};

/** What stands against a note and was not taken back; a refund once it was paid. Both sides of an offset have one number. */
const standing = sql`select a.*, n.policy_id, n.endorsement_no from allocations a join debit_credit_notes n on n.id = a.note_id
  where a.reverses is null and not exists (select from allocations r where r.reverses = a.id)
    and (a.kind <> 'refund' or not exists (select from client_refunds f where f.allocation_id = a.id and f.state <> 'paid'))`;

const receipts: Source = {
  query: sql`with standing as (${standing})
    select r.id, coalesce(r.receipt_number, upper(left(s.kind, 3)) || '-' || upper(left(least(s.id, s.other_id)::text, 13)))
        as "receiptNumber",
      coalesce(r.method, case s.kind when 'offset' then 'OFS' when 'writeOff' then 'WOF' else 'RFD' end) as method,
      coalesce(r.received_on, (s.allocated_at at time zone 'Asia/Hong_Kong')::date) as "receivedOn",
      r.amount_cents - r.refunded_cents - r.charged_back_cents as "receiptAmount",
      case when r.bank_status in ('banked', 'cleared') then coalesce(r.banked_on, r.received_on) end as "bankedOn",
      r.bank_reference as "bankReference", r.cheque_number as "chequeNumber", r.payer_sealed as payer,
      p.policy_number as "policyNumber", s.endorsement_no as "endorsementNo", s.amount_cents as allocated
    from (select * from receipts where bank_status <> 'returned' and amount_cents > refunded_cents + charged_back_cents) r
      full join standing s on s.receipt_id = r.id left join policies p on p.id = s.policy_id
    order by 1 nulls last, 2, p.policy_number, s.endorsement_no`,
  cells: (seal, row) => ({
    ...row,
    payer: row.payer ? openedFrom(seal, 'receipts', row.id as string, row.payer as Buffer) : null,
  }),
};

const sources: Readonly<Record<ImportSheet, Source>> = { policies, persons, notes, receipts };

/** How a value of the database stands in a cell that an import reads. */
function cellOf(value: unknown, of: string): SheetCell {
  if (value === null || value === undefined) return null;
  if (of === 'money' || of === 'percent') return Number(value) / 100;
  return textOf(String(value));
}

async function* cellsOf(tx: Tx, seal: Seal, language: Language, sheet: ImportSheet): AsyncGenerator<SheetCell[]> {
  yield layout[sheet].map((column) => markedHeading(language, column));
  const { query, cells } = sources[sheet];
  for await (const row of rowsOf(tx, query)) {
    for (const values of [cells(seal, row)].flat() as Cells[])
      yield layout[sheet].map(({ key, type }) => cellOf(values[key], type.of));
  }
}

/** All policies, insured persons, notes and receipts, as an import reads them. */
export const exportedSheets = (tx: Tx, seal: Seal, language: Language): WrittenSheet[] =>
  importSheets.map((sheet) => ({
    name: sheetNameOf(language, sheet),
    rows: cellsOf(tx, seal, language, sheet),
  }));

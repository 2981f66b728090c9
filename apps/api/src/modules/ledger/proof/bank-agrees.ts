import { workingDaysSince } from '@onegi/contract/clock/office-hours';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { BankPosition, OpenBankItem, ProofProblem } from './proof.ts';

/** What the ledger and the bank do not both show is explained by then (decision 048). */
export const LATE_AFTER_WORKING_DAYS = 5;

const startOf = (day: string) => sql`${`${day}T00:00:00+08:00`}::timestamptz`;
const endOf = (day: string) => sql`${startOf(day)} + interval '1 day'`;
const within = (column: string, day: string) =>
  sql`${sql.raw(column)} >= ${startOf(day)} and ${sql.raw(column)} < ${endOf(day)}`;
/** Matches as they stood at the end of a day, whatever happened to them since. */
const standing = (day: string) =>
  sql`m.account = 'client' and m.matched_at < ${endOf(day)} and (m.undone_at is null or m.undone_at >= ${endOf(day)})`;

interface Closing {
  readonly day: string;
  readonly cents: number;
}

/** The closing balance of the last statement that was imported until the end of a day. */
async function closingOf(db: Db, day: string): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select ends_on as day, closing_cents::float8 as cents from bank_statements
    where account = 'client' and imported_at < ${endOf(day)}
    order by number desc limit 1`.execute(db);
  return rows[0];
}

/** What the ledger moved at the bank after one day until another. */
async function movedBetween(db: Db, after: string, until: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::float8 as cents from journal_lines
    where account = 'clientBank' and booked_on > ${after}::date and booked_on <= ${until}`.execute(db);
  return rows[0]?.cents ?? 0;
}

interface Asked {
  /** The day that is proved. */
  readonly day: string;
  /** The last day of the statement before, and of this one. */
  readonly covered: string;
  readonly until: string;
  /** What was open the day before. */
  readonly before: readonly OpenBankItem[];
}

const idsOf = (items: readonly OpenBankItem[], kind: OpenBankItem['kind']) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

/** Entries that may be open: as yesterday, newly covered by a statement, or touched by a match that was made or undone. */
const entriesToAsk = ({ day, covered, until, before }: Asked): RawBuilder<unknown> => sql`
  select unnest(${idsOf(before, 'movement')}::uuid[]) as id
  union select entry_id from journal_lines
    where account = 'clientBank' and booked_on > ${covered}::date and booked_on <= ${until}
  union select m.entry_id from bank_matches m where m.account = 'client' and ${within('m.undone_at', day)}
  union select coalesce(r.id, e.reverses) from bank_matches m join journal_entries e on e.id = m.entry_id
    left join journal_entries r on r.reverses = e.id where m.account = 'client' and ${within('m.matched_at', day)}`;

/**
 * Movements of the ledger that no line of a statement is. What was reversed before any line showed it never came to the
 * bank: neither it nor its opposite is open.
 */
async function openMovements(db: Db, asked: Asked): Promise<OpenBankItem[]> {
  const { day, until } = asked;
  const { rows } = await sql<OpenBankItem>`
    with asked as (${entriesToAsk(asked)}),
    moved as (
      select e.id, e.event, e.reverses, l.booked_on, sum(l.amount_cents) as cents
      from asked join journal_entries e on e.id = asked.id join journal_lines l on l.entry_id = e.id
      where l.account = 'clientBank' and l.booked_on <= ${until}
        and not exists (select from bank_matches m where m.entry_id = e.id and ${standing(day)})
      group by e.id, l.booked_on having sum(l.amount_cents) <> 0)
    select o.id::text as id, 'movement' as kind, o.event as name, o.booked_on as day, o.cents::float8 as cents
    from moved o
    where not exists (select from moved r where r.reverses = o.id or r.id = o.reverses)
    order by o.booked_on, o.id`.execute(db);
  return rows;
}

/** Lines of statements that are no movement, or one of a day that the statement does not reach. */
async function openLines(db: Db, { day, until, before }: Asked): Promise<OpenBankItem[]> {
  const { rows } = await sql<OpenBankItem>`
    with asked as (
      select unnest(${idsOf(before, 'line')}::uuid[]) as id
      union select l.id from bank_lines l join bank_statements s on s.id = l.statement_id
        where l.account = 'client' and ${within('s.imported_at', day)}
      union select m.line_id from bank_matches m where m.account = 'client' and ${within('m.undone_at', day)})
    select l.id::text as id, 'line' as kind, l.reference as name, l.booked_on as day, (l.amount_cents - moved.cents)::float8 as cents
    from asked join bank_lines l on l.id = asked.id,
      lateral (select coalesce(sum(m.amount_cents), 0) as cents from bank_matches m join journal_entries e on e.id = m.entry_id
        where m.line_id = l.id and e.booked_on <= ${until} and ${standing(day)}) moved
    where l.amount_cents <> moved.cents
    order by l.booked_on, l.statement_id, l.line_no`.execute(db);
  return rows;
}

/**
 * Where the bank and the ledger stand at the end of a day, by the last statement that was imported until then; null before
 * the first. Rows that are dated and kept say it, so that it comes to the same whenever it is asked; it is told from the day
 * before, so that it costs what the day holds.
 */
export async function findBankPosition(db: Db, day: string, before: BankPosition | null): Promise<BankPosition | null> {
  const closing = await closingOf(db, day);
  if (!closing) return null;
  const covered = before?.day ?? '-infinity';
  const asked: Asked = { day, covered, until: closing.day, before: before?.open ?? [] };
  return {
    day: closing.day,
    bankCents: closing.cents,
    ledgerCents: (before?.ledgerCents ?? 0) + (await movedBetween(db, covered, closing.day)),
    open: [...(await openMovements(db, asked)), ...(await openLines(db, asked))],
  };
}

/**
 * What is in transit only because the statement does not reach the day on which it was put right: an entry that was reversed
 * by the proved day, and a line that is movements booked by then.
 */
async function putRightUntil(db: Db, day: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select r.reverses::text as id from journal_entries r
    where r.reverses = any(${ids}::uuid[]) and r.booked_on <= ${day}
      and not exists (select from bank_matches m where m.entry_id = r.id and ${standing(day)})
    union select l.id::text from bank_lines l
    where l.id = any(${ids}::uuid[]) and l.amount_cents = (
      select sum(m.amount_cents) from bank_matches m join journal_entries e on e.id = m.entry_id
      where m.line_id = l.id and e.booked_on <= ${day} and ${standing(day)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function explainedUntil(db: Db, day: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select coalesce(line_id, entry_id)::text as id from bank_explanations
    where account = 'client' and written_at < ${endOf(day)}
      and (line_id = any(${ids}::uuid[]) or entry_id = any(${ids}::uuid[]))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const signed = ({ kind, cents }: OpenBankItem) => (kind === 'movement' ? cents : -cents);

/**
 * The ledger's balance is the bank's, but for what is listed; and nothing of that is older than five working days without a
 * note.
 */
export async function bankDisagrees(db: Db, day: string, position: BankPosition | null): Promise<ProofProblem[]> {
  if (!position) return [];
  const { open, bankCents, ledgerCents } = position;
  const equation = 'bankAgrees' as const;
  const expected = bankCents + open.reduce((sum, item) => sum + signed(item), 0);
  const late = open.filter((item) => workingDaysSince(item.day, day) > LATE_AFTER_WORKING_DAYS);
  const ids = late.map(({ id }) => id);
  const settled = new Set([...(await explainedUntil(db, day, ids)), ...(await putRightUntil(db, day, ids))]);
  const whole = { equation, subject: 'bankDay' as const, id: position.day, name: position.day };
  return [
    ...(expected === ledgerCents ? [] : [{ ...whole, expectedCents: expected, foundCents: ledgerCents }]),
    ...late
      .filter(({ id }) => !settled.has(id))
      .map(({ kind, id, name, cents }) => ({
        equation,
        subject: kind === 'movement' ? ('entry' as const) : ('bankLine' as const),
        id,
        name,
        expectedCents: kind === 'movement' ? cents : 0,
        foundCents: kind === 'movement' ? 0 : cents,
      })),
  ];
}

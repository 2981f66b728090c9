import { previewBankStatement, type StatementDescribed } from '@onegi/contract/calls/settlement/bank-statements';
import { type BankAccount, MOST_LINES, type StatementMapping } from '@onegi/contract/fields/bank';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { InvalidRequest } from '../../../http/invalid-request.ts';
import { failuresOf } from '../../../http/issues.ts';
import type { Upload } from '../../../http/take-upload.ts';
import { type CheckedStatement, checkStatement, type Known, type LastStatement } from './check-statement.ts';
import { guessMapping } from './guess-mapping.ts';
import type { StoredLine } from './known-lines.ts';
import { found, type ReadLine, readLine } from './read-line.ts';
import { type StatementRow, statementRows } from './statement-rows.ts';

/** Rows that are shown above the mapping, and that a guess is made by. */
const HEAD_ROWS = 15;
const MOST_FINDINGS = 1_000;

/** What stands beside the file in its form. @throws InvalidRequest */
export function describedIn(texts: Upload['texts']): StatementDescribed {
  const sent = previewBankStatement.body.codec.safeParse(texts);
  if (!sent.success) throw new InvalidRequest(failuresOf(sent.error));
  return sent.data;
}

/** The statement that the account's others end with. */
export async function lastStatement(db: Db, account: BankAccount): Promise<LastStatement | null> {
  const row = await db
    .selectFrom('bank_statements')
    .select(['number', 'ends_on', 'closing_cents'])
    .where('account', '=', account)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row ? { number: row.number, endsOn: row.ends_on, closing: row.closing_cents } : null;
}

/** The lines that are stored of the days of a file. */
async function storedLines(db: Db, account: BankAccount, lines: readonly ReadLine[]): Promise<StoredLine[]> {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return db
    .selectFrom('bank_lines')
    .select(['booked_on as bookedOn', 'amount_cents as amount', 'balance_cents as balance', 'reference'])
    .where('account', '=', account)
    .where('line_no', '>', 0)
    .where('booked_on', '>=', first)
    .where('booked_on', '<=', last)
    .execute();
}

async function rememberedMapping(db: Db, account: BankAccount): Promise<StatementMapping | null> {
  const row = await db.selectFrom('bank_accounts').select('mapping').where('id', '=', account).executeTakeFirst();
  return row?.mapping ?? null;
}

async function readHead(upload: Upload): Promise<StatementRow[]> {
  const head: StatementRow[] = [];
  for await (const row of statementRows(upload)) {
    head.push(row);
    if (head.length >= HEAD_ROWS) break;
  }
  return head;
}

/** The lines of a file. @throws AppError bankStatement.tooLong, .unreadable */
async function readLines(upload: Upload, mapping: StatementMapping) {
  const lines: ReadLine[] = [];
  const findings = [];
  for await (const row of statementRows(upload)) {
    if (row.number < mapping.firstRow) continue;
    const read = readLine(row, mapping);
    if (read.line) lines.push(read.line);
    findings.push(...read.findings);
    if (lines.length > MOST_LINES) throw new AppError('bankStatement.tooLong', { maximum: MOST_LINES });
    if (findings.length > MOST_FINDINGS) break;
  }
  return { lines, findings };
}

/** A file as it was read, and what of it can be imported. */
export interface StatementRead extends CheckedStatement {
  readonly mapping: StatementMapping | null;
  readonly isRemembered: boolean;
  readonly head: readonly StatementRow[];
  readonly last: LastStatement | null;
}

const nothing: CheckedStatement = {
  startsOn: null,
  endsOn: null,
  opening: null,
  closing: null,
  newLines: [],
  knownLines: 0,
  alikeLines: 0,
  findings: [found('noLines')],
};

/**
 * Reads a statement by the mapping that was sent, else the one that its account's last file was read by, else by a guess.
 * @throws AppError bankStatement.*
 */
export async function readStatement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  upload: Upload,
  described: StatementDescribed,
): Promise<StatementRead> {
  const { account } = described;
  const head = await readHead(upload);
  const remembered = described.mapping ? null : await rememberedMapping(db, account);
  const mapping = described.mapping ?? remembered ?? guessMapping(head) ?? null;
  const last = await lastStatement(db, account);
  const of = { mapping, isRemembered: remembered !== null, head, last };
  if (!mapping) return { ...nothing, ...of };
  const read = await readLines(upload, mapping);
  const known: Known = { today: clock.today(), last, stored: await storedLines(db, account, read.lines) };
  return { ...checkStatement(read, described, known), ...of };
}

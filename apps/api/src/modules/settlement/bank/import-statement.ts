import type { AnswerOf } from '@onegi/contract/call';
import type { importBankStatement, StatementDescribed } from '@onegi/contract/calls/settlement/bank-statements';
import { type BankAccount, bankStatementFile } from '@onegi/contract/fields/bank';
import { addDays } from '@onegi/contract/lines/dates';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Request } from '../../../http/fastify.ts';
import { requireSignedIn, type SignedInUser } from '../../../http/signed-in.ts';
import { takeUpload, type Upload } from '../../../http/take-upload.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { matchAutomatically } from './match-automatically.ts';
import { limitFiles } from './preview-statement.ts';
import { describedIn, readStatement, type StatementRead } from './read-statement.ts';
import type { BankTables } from './tables.ts';

type LineRow = Insertable<BankTables['bank_lines']>;
type Answer = AnswerOf<typeof importBankStatement>;

/** Rows that one statement inserts: a database takes 65,535 values at most. */
const BATCH = 2_000;

/** An account's row, locked: whoever imports, matches or undoes for it comes one after the other. */
export async function lockAccount(tx: Tx, id: BankAccount): Promise<void> {
  await tx
    .insertInto('bank_accounts')
    .values({ id, mapping: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('bank_accounts').select('id').where('id', '=', id).forUpdate().execute();
}

/** What the account held before its first statement stands as a line before the others: it is matched or explained like them. */
function openingLine(account: BankAccount, statementId: string, read: StatementRead): LineRow[] {
  if (read.last || !read.opening || !read.startsOn) return [];
  return [
    {
      id: orderedId(),
      account,
      statement_id: statementId,
      line_no: 0,
      booked_on: addDays(read.startsOn, -1),
      amount_cents: read.opening,
      reference: '',
      description_sealed: null,
      balance_cents: read.opening,
      occurrence: 1,
    },
  ];
}

function rowsOf(
  { seal }: Pick<Deps, 'seal'>,
  account: BankAccount,
  statementId: string,
  read: StatementRead,
): LineRow[] {
  const lines = read.newLines.map((line, at) => {
    const id = orderedId();
    return {
      id,
      account,
      statement_id: statementId,
      line_no: at + 1,
      booked_on: line.bookedOn,
      amount_cents: line.amount,
      reference: line.reference,
      description_sealed: line.description === '' ? null : seal.seal(`bank_lines/${id}`, line.description),
      balance_cents: line.balance,
      occurrence: line.occurrence,
    };
  });
  return [...openingLine(account, statementId, read), ...lines];
}

async function insertStatement(
  deps: Deps,
  tx: Tx,
  upload: Upload,
  account: BankAccount,
  read: StatementRead,
  by: string,
) {
  const id = orderedId();
  const sum = read.newLines.reduce((total, { amount }) => total + amount, 0);
  const opening = read.last?.closing ?? read.opening ?? 0;
  await tx
    .insertInto('bank_statements')
    .values({
      id,
      account,
      number: (read.last?.number ?? 0) + 1,
      starts_on: read.startsOn as string,
      ends_on: read.endsOn as string,
      opening_cents: opening,
      closing_cents: opening + sum,
      lines: read.newLines.length,
      file_name: upload.fileName,
      file_hash: upload.sha256,
      imported_by: by,
      imported_at: deps.clock.now(),
    })
    .execute();
  const rows = rowsOf(deps, account, id, read);
  for (let at = 0; at < rows.length; at += BATCH)
    await tx
      .insertInto('bank_lines')
      .values(rows.slice(at, at + BATCH))
      .execute();
  const after = { rows: read.newLines.length, fileName: upload.fileName, startsOn: read.startsOn, endsOn: read.endsOn };
  await recordAudit(tx, 'bankStatement.imported', { id, name: account, after });
  return id;
}

/** Imports a file that was received: all of its new lines, or nothing. @throws AppError bankStatement.* */
export async function importUpload(
  deps: Deps,
  actor: SignedInUser,
  upload: Upload,
  described: StatementDescribed,
): Promise<Answer> {
  const { account } = described;
  return inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, account);
    const read = await readStatement({ ...deps, db: tx }, upload, described);
    if (!read.mapping) throw new AppError('bankStatement.noMapping');
    if (read.findings.length > 0) throw new AppError('bankStatement.wrong', { count: read.findings.length });
    await tx
      .updateTable('bank_accounts')
      .set({ mapping: JSON.stringify(read.mapping) })
      .where('id', '=', account)
      .execute();
    const { knownLines, newLines } = read;
    if (newLines.length === 0) return { statementId: null, newLines: 0, knownLines, matched: 0 };
    const statementId = await insertStatement(deps, tx, upload, account, read, actor.userId);
    const matched = await matchAutomatically(deps, tx, account, actor);
    return { statementId, newLines: newLines.length, knownLines, matched };
  });
}

/**
 * Imports a statement: all of its lines that are not there yet, or nothing; and matches what is certain.
 * @throws AppError upload.*, server.busy, request.rateLimited, bankStatement.*
 */
export async function importStatement(deps: Deps, request: Request): Promise<Answer> {
  await limitFiles(deps, request);
  return takeUpload(request, bankStatementFile, (upload) =>
    importUpload(deps, requireSignedIn(request.actor), upload, describedIn(upload.texts)),
  );
}

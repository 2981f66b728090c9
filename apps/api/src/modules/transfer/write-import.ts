import { type ImportSheet, importSheets } from '@onegi/contract/fields/transfer';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { CheckedImport } from './check-import.ts';
import { hashesOf } from './known-rows.ts';
import { type ImportedRows, keyOf } from './layout.ts';
import { bankEntry, type Importing } from './opening-entries.ts';
import { passNumbers } from './own-numbers.ts';
import { type ImportPlan, kindOf, type PlannedNote } from './plan.ts';
import { type Numbering, writeNotes } from './write-notes.ts';
import { writePolicies } from './write-policies.ts';
import { writeReceipts } from './write-receipts.ts';

type WriteDeps = Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>;

/** Policies that are written at a time. */
const BATCH = 1_000;
/** Rows whose hashes are made at a time: others are served in between. */
const HASHED = 5_000;

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** Numbers that were given to rows without one of their own. */
export interface ImportNumbers {
  readonly transactionNumbers: ReadonlyMap<string, string>;
  readonly noteNumbers: ReadonlyMap<PlannedNote, string>;
}

/**
 * Draws the numbers that an import needs, and has our series go on after those that it brings. To be called before the
 * transaction that uses them: nobody waits for a number meanwhile, nobody is given one that is being brought, and gaps are
 * allowed. Where nothing comes of the transaction, what was passed over may be brought again.
 */
export async function drawImportNumbers(
  { numbers: series, clock }: Pick<Deps, 'numbers' | 'clock'>,
  { rows, plan }: CheckedImport,
): Promise<ImportNumbers> {
  const own = [
    ...rows.policies.flatMap(({ policyNumber, transactionNumber }) => [policyNumber, transactionNumber ?? '']),
    ...rows.notes.map(({ noteNumber }) => noteNumber ?? ''),
    ...rows.receipts.map(({ receiptNumber }) => receiptNumber),
  ];
  await passNumbers(series, own);
  const today = clock.today();
  const [year, month] = [today.slice(0, 4), `${today.slice(2, 4)}${today.slice(5, 7)}`];
  const bare = plan.policies.filter(({ row }) => row.transactionNumber === null);
  const firstPolicy = bare.length > 0 ? await series.take(`PT${year}`, bare.length) : 0;
  const notes = plan.policies.flatMap((policy) => policy.notes.filter(({ row }) => row.noteNumber === null));
  const noteNumbers = new Map<PlannedNote, string>();
  for (const [prefix, some] of Map.groupBy(notes, ({ row }) => (row.receivable < 0 ? 'CR' : 'DN'))) {
    const first = await series.take(`${prefix}${month}`, some.length);
    for (const [at, note] of some.entries()) noteNumbers.set(note, `${prefix}${month}${padded(first + at, 6)}`);
  }
  return {
    transactionNumbers: new Map(
      bare.map(({ row }, at) => [row.policyNumber, `PT${year}${padded(firstPolicy + at, 7)}`]),
    ),
    noteNumbers,
  };
}

async function rememberRows({ seal }: Pick<Deps, 'seal'>, tx: Tx, rows: ImportedRows, importId: string): Promise<void> {
  const types = { sheet: 'text', row_key: 'text', import_id: 'uuid', column_hashes: 'bytea' };
  const hashed = (sheet: ImportSheet, row: { readonly row: number }) => ({
    sheet,
    row_key: keyOf[sheet](row as never),
    import_id: importId,
    column_hashes: hashesOf(seal, sheet, row),
  });
  for (const sheet of importSheets)
    for (let at = 0; at < rows[sheet].length; at += HASHED)
      await insertMany(
        tx,
        'imported_rows',
        types,
        rows[sheet].slice(at, at + HASHED).map((row) => hashed(sheet, row)),
      );
}

const writtenOffOf = ({ policies }: ImportPlan): number =>
  policies
    .flatMap(({ notes }) => notes.flatMap(({ parts }) => parts))
    .reduce((sum, { kind, amountCents }) => (kind === 'writeOff' ? sum + amountCents : sum), 0);

/**
 * Writes what was checked, in the caller's transaction: policies like every other, with endorsements, notes, receipts, what
 * stands against what, and the entries of all of it.
 * @param onProgress told in hundredths
 */
export async function writeImport(
  deps: WriteDeps,
  tx: Tx,
  { rows, plan, counts }: CheckedImport,
  numbers: ImportNumbers,
  importing: Importing,
  onProgress: (hundredths: number) => Promise<void>,
): Promise<void> {
  const { importId, postedBy } = importing;
  // Tables grow from nothing within this transaction: what was planned for a small one would be read whole each time.
  await sql`set local enable_seqscan = off`.execute(tx);
  const openNotes = new Set(
    plan.policies.flatMap(({ row, notes }) =>
      notes.filter(({ isSettled }) => !isSettled).map(({ no }) => `${row.policyNumber}|${no}`),
    ),
  );
  const receiptIds = new Map<string, string>();
  for (let at = 0; at < plan.receipts.length; at += BATCH) {
    const ids = await writeReceipts(deps, tx, plan.receipts.slice(at, at + BATCH), importing, openNotes);
    for (const [number, id] of ids) receiptIds.set(number, id);
  }
  await onProgress(20);
  // Both notes of an offset are known before either is written.
  const offsetNotes = plan.policies
    .flatMap(({ notes }) => notes)
    .filter(({ parts }) => parts.some(({ kind }) => kind === 'offset'));
  const noteIds = new Map(offsetNotes.map((note) => [note, orderedId()]));
  const creditNotes = new Map(
    offsetNotes.flatMap((note) =>
      note.parts.flatMap(({ kind, amountCents, row }) =>
        kind === 'offset' && amountCents < 0 ? [[row.receiptNumber, noteIds.get(note) ?? ''] as const] : [],
      ),
    ),
  );
  const offsets = rows.receipts.filter((row) => kindOf(row) === 'offset').map(({ receiptNumber }) => receiptNumber);
  const numbering: Numbering = {
    noteNumber: (note) => note.row.noteNumber ?? numbers.noteNumbers.get(note) ?? '',
    receiptIds,
    noteIds,
    creditNotes,
    offsetIds: new Map(offsets.map((number) => [number, [orderedId(), orderedId()] as const])),
  };
  for (let at = 0; at < plan.policies.length; at += BATCH) {
    const policies = plan.policies.slice(at, at + BATCH).map((planned) => ({
      policyId: orderedId(),
      transactionNumber:
        planned.row.transactionNumber ?? numbers.transactionNumbers.get(planned.row.policyNumber) ?? '',
      planned,
    }));
    await writePolicies(deps, tx, policies, importId, postedBy);
    await writeNotes(deps, tx, policies, importing, numbering);
    await onProgress(20 + Math.floor((70 * (at + policies.length)) / plan.policies.length));
  }
  // The house's own cents of what was written off come to the bank by themselves.
  const atBank = counts.clientMoney - writtenOffOf(plan);
  if (atBank !== 0) await postEntries(deps, tx, [bankEntry(importing, atBank)]);
  await rememberRows(deps, tx, rows, importId);
  await onProgress(99);
}

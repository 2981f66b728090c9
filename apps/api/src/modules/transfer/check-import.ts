import type { ImportCounts } from '@onegi/contract/calls/transfer/policy-imports';
import type { Deps } from '../../deps.ts';
import { checkNotes } from './check-notes.ts';
import { checkPersons } from './check-persons.ts';
import { checkPolicies } from './check-policies.ts';
import { checkReceipts } from './check-receipts.ts';
import { type Findings, noFindings } from './findings.ts';
import { findKnownRows, type KnownRows } from './known-rows.ts';
import { type ImportedRows, keyOf } from './layout.ts';
import { type ImportPlan, type Known, kindOf } from './plan.ts';
import { planPolicies } from './plan-notes.ts';
import { readImport } from './read-import.ts';
import { findTakenNumbers } from './taken-numbers.ts';

type CheckDeps = Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>;

export interface CheckedImport {
  readonly findings: Findings;
  /** What is new, row by row, and as it will be written. */
  readonly rows: ImportedRows;
  readonly plan: ImportPlan;
  readonly counts: ImportCounts;
}

async function knownOf({ db, clock, catalogue }: CheckDeps): Promise<Known> {
  const codes = await db.selectFrom('user_consultant_codes').select('consultant_code').distinct().execute();
  return {
    today: clock.today(),
    insurers: new Set(catalogue.current().insurers.map(({ code }) => code)),
    consultants: new Set(codes.map(({ consultant_code }) => consultant_code)),
  };
}

/** Rows that are not there yet. Nothing can be added here to a policy or a receipt that is. */
function newRows(rows: ImportedRows, known: KnownRows, findings: Findings): ImportedRows {
  const policies = rows.policies.filter((row) => !known.policies.has(keyOf.policies(row)));
  const persons = rows.persons.filter((row) => !known.persons.has(keyOf.persons(row)));
  const notes = rows.notes.filter((row) => !known.notes.has(keyOf.notes(row)));
  const receipts = rows.receipts.filter((row) => !known.receipts.has(keyOf.receipts(row)));
  const receiptsThere = new Set(
    rows.receipts.filter((row) => known.receipts.has(keyOf.receipts(row))).map(({ receiptNumber }) => receiptNumber),
  );
  for (const [sheet, added] of [
    ['persons', persons],
    ['notes', notes],
  ] as const)
    for (const { row, policyNumber } of added)
      if (known.policies.has(policyNumber))
        findings.add('notImported', { sheet, row, column: 'policyNumber' }, { text: policyNumber });
  for (const { row, policyNumber, receiptNumber } of receipts) {
    const text = receiptsThere.has(receiptNumber) ? receiptNumber : policyNumber;
    if (text !== null && (receiptsThere.has(receiptNumber) || known.policies.has(text)))
      findings.add('notImported', { sheet: 'receipts', row, column: 'receiptNumber' }, { text });
  }
  return { policies, persons, notes, receipts };
}

const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0);

function countsOf(all: ImportedRows, rows: ImportedRows, { policies, receipts }: ImportPlan): ImportCounts {
  const notes = policies.flatMap((policy) => policy.notes);
  const received = sum(
    receipts.filter(({ row }) => kindOf(row) === 'money'),
    ({ amountCents }) => amountCents,
  );
  const unbanked = sum(
    receipts.filter(({ isBanked }) => !isBanked),
    ({ amountCents }) => amountCents,
  );
  const isDirect = (note: (typeof notes)[number]) => note.parts.some(({ kind }) => kind === 'direct');
  const viaBank = notes.filter((note) => !isDirect(note));
  const insurerPaid = sum(viaBank, ({ row }) => row.insurerPaid ?? 0);
  const drawn = sum(viaBank, ({ row }) => row.commissionDrawn ?? 0);
  const other = sum(notes, ({ parts }) =>
    sum(
      parts.filter(({ kind }) => kind === 'writeOff' || kind === 'refund'),
      ({ amountCents }) => amountCents,
    ),
  );
  return {
    policies: rows.policies.length,
    persons: rows.persons.length,
    notes: rows.notes.length,
    receipts: new Set(rows.receipts.map(({ receiptNumber }) => receiptNumber)).size,
    knownPolicies: all.policies.length - rows.policies.length,
    knownPersons: all.persons.length - rows.persons.length,
    knownNotes: all.notes.length - rows.notes.length,
    knownReceipts:
      new Set(all.receipts.map(({ receiptNumber }) => receiptNumber)).size -
      new Set(rows.receipts.map(({ receiptNumber }) => receiptNumber)).size,
    receivable: sum(notes, ({ row }) => row.receivable),
    payable: sum(notes, ({ row }) => row.payable),
    commission: sum(notes, ({ row }) => row.commission),
    received,
    insurerPaid,
    commissionDrawn: sum(notes, ({ row }) => row.commissionDrawn ?? 0),
    clientMoney: received - unbanked + other - insurerPaid - drawn,
  };
}

/** Reads and checks the workbook at the path against what there is. Nothing is written. */
export async function checkImport(
  deps: CheckDeps,
  path: string,
  onStep: (hundredths: number) => Promise<void> = async () => undefined,
): Promise<CheckedImport> {
  const findings = noFindings();
  const all = await readImport(path, findings, (sheets) => onStep(sheets * 20));
  // Rows that could not be read are missing where others look for them: those alone are told.
  const known = await knownOf(deps);
  checkPolicies(all.policies, known, findings);
  const isWhole = findings.count() === 0;
  if (isWhole) {
    checkPersons(all.persons, all.policies, known.today, findings);
    checkNotes(all.notes, all.policies, known.today, findings);
  }
  const there = await findKnownRows(deps.db, deps.seal, all, findings);
  const rows = newRows(all, there, findings);
  await findTakenNumbers(deps.db, rows, findings);
  const receipts = isWhole ? checkReceipts(all.receipts, all.notes, known.today, findings) : [];
  const isNew = new Set(rows.receipts.map(({ receiptNumber }) => receiptNumber));
  const plan = {
    policies: isWhole ? planPolicies(rows, findings) : [],
    receipts: receipts.filter(({ row }) => isNew.has(row.receiptNumber)),
  };
  return { findings, rows, plan, counts: countsOf(all, rows, plan) };
}

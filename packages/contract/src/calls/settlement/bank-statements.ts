import { call } from '../../call.ts';
import { bankFields as b, bankAccounts } from '../../fields/bank.ts';
import { list } from '../../list.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

const statement = shape({
  statementId: b.statementId,
  account: b.account,
  startsOn: b.startsOn,
  endsOn: b.endsOn,
  opening: b.opening,
  closing: b.closing,
  lines: b.lines,
  openLines: b.openLines,
  fileName: b.fileName,
  importedAt: b.importedAt,
  importedBy: b.importedBy,
  importedByZh: b.importedByZh,
});
export type BankStatement = Of<typeof statement>;

export const bankStatementList = list({
  name: 'listBankStatements',
  path: '/settlement/bank/statements',
  summary: 'Bank statements that were imported, the latest first',
  tag: 'settlement',
  permission: 'bank.read',
  filters: {
    account: {
      field: b.account,
      kind: 'choice',
      label: 'bank.account',
      values: bankAccounts,
      texts: 'bank.accounts',
      all: 'bank.allAccounts',
    },
    from: { field: b.from, kind: 'date', label: 'bank.from' },
    until: { field: b.until, kind: 'date', label: 'bank.until' },
  },
  sorts: { importedAt: { field: b.importedAt, order: 'desc' }, endsOn: { field: b.endsOn, order: 'desc' } },
  row: statement,
  columns: {
    account: { label: 'bank.account', texts: 'bank.accounts' },
    startsOn: { label: 'bank.startsOn', kind: 'date' },
    endsOn: { label: 'bank.endsOn', kind: 'date' },
    opening: { label: 'bank.opening', kind: 'money' },
    closing: { label: 'bank.closing', kind: 'money' },
    lines: { label: 'bank.lines', kind: 'number' },
    openLines: { label: 'bank.openLines', kind: 'number' },
    fileName: { label: 'bank.fileName' },
    importedAt: { label: 'bank.importedAt', kind: 'moment' },
    importedBy: { label: 'bank.importedBy', chinese: 'importedByZh' },
  },
  exported: true,
});

const problem = shape({
  problem: b.problem,
  row: nullable(b.row),
  column: nullable(b.column),
  text: b.text,
  expected: nullable(b.expected),
  found: nullable(b.found),
});
export type StatementFinding = Of<typeof problem>;

const line = shape({
  row: b.row,
  bookedOn: b.bookedOn,
  amount: b.amount,
  reference: b.reference,
  description: b.description,
  balance: nullable(b.balance),
});

/** What is told about the file: whose, which columns, and what no column says. */
const described = shape({
  account: b.account,
  mapping: optional(b.mappingSent),
  endsOn: optional(b.endsOn),
  keyedOpening: optional(b.keyedOpening),
  keyedClosing: optional(b.keyedClosing),
});
export type StatementDescribed = Of<typeof described>;

export const previewBankStatement = call({
  name: 'previewBankStatement',
  method: 'POST',
  path: '/settlement/bank/preview',
  summary:
    'Reads a bank statement (csv, xlsx) by a mapping of columns, the account’s last one or a guess, and says by row and column what is wrong. Nothing is kept',
  tag: 'settlement',
  permission: 'bank.write',
  upload: true,
  body: described,
  answer: shape({
    mapping: nullable(b.mapping),
    isRemembered: b.isRemembered,
    head: listOf('head', shape({ row: b.row, cells: b.cells })),
    startsOn: nullable(b.startsOn),
    endsOn: nullable(b.endsOn),
    opening: nullable(b.opening),
    closing: nullable(b.closing),
    newLines: b.newLines,
    knownLines: b.knownLines,
    alikeLines: b.alikeLines,
    sample: listOf('sample', line),
    problemCount: b.problemCount,
    problems: listOf('problems', problem),
  }),
});

export const importBankStatement = call({
  name: 'importBankStatement',
  method: 'POST',
  path: '/settlement/bank/import',
  summary:
    'Imports a bank statement whole or not at all, and matches its lines where that is certain. Lines that are there already are found',
  tag: 'settlement',
  permission: 'bank.write',
  upload: true,
  body: described,
  answer: shape({
    statementId: nullable(b.statementId),
    newLines: b.newLines,
    knownLines: b.knownLines,
    matched: b.matched,
  }),
});

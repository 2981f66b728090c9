import { call } from '../../call.ts';
import { ledgerFields as l, proofResults } from '../../fields/ledger.ts';
import { list } from '../../list.ts';
import { listOf, type Of, shape } from '../../shape.ts';

const listedProof = shape({
  day: l.day,
  result: l.result,
  entryCount: l.entryCount,
  problemCount: l.problemCount,
  turnoverCents: l.turnoverCents,
  clientBankCents: l.clientBankCents,
  clientClearingCents: l.clientClearingCents,
  heldCents: l.heldCents,
  provedAt: l.provedAt,
});
export type ListedProof = Of<typeof listedProof>;

export const proofList = list({
  name: 'listProofs',
  path: '/ledger/proofs',
  summary: 'The daily proofs of the books, the latest first',
  tag: 'ledger',
  permission: 'ledger.read',
  filters: {
    from: { field: l.from, kind: 'date', label: 'ledgerPages.from' },
    until: { field: l.until, kind: 'date', label: 'ledgerPages.until' },
    result: {
      field: l.result,
      kind: 'choice',
      label: 'ledgerPages.result',
      values: proofResults,
      texts: 'ledgerPages.results',
      all: 'ledgerPages.anyResult',
    },
  },
  sorts: { day: { field: l.day, order: 'desc' } },
  row: listedProof,
  columns: {
    day: { label: 'ledgerPages.day', kind: 'date' },
    result: { label: 'ledgerPages.result', texts: 'ledgerPages.results' },
    entryCount: { label: 'ledgerPages.entries', kind: 'number' },
    problemCount: { label: 'ledgerPages.problems', kind: 'number' },
    turnoverCents: { label: 'ledgerPages.turnover', kind: 'money' },
    clientBankCents: { label: 'ledgerPages.accounts.clientBank', kind: 'money' },
    clientClearingCents: { label: 'ledgerPages.accounts.clientClearing', kind: 'money' },
    heldCents: { label: 'ledgerPages.held', kind: 'money' },
    provedAt: { label: 'ledgerPages.provedAt', kind: 'moment' },
  },
  exported: true,
});

const balance = shape({ account: l.account, amountCents: l.amountCents });
const problem = shape({
  equation: l.equation,
  subject: l.subject,
  subjectId: l.subjectId,
  subjectName: l.subjectName,
  expectedCents: l.expectedCents,
  foundCents: l.foundCents,
});
export type ShownProblem = Of<typeof problem>;

const proof = shape({
  day: l.day,
  provedAt: l.provedAt,
  entryCount: l.entryCount,
  turnoverCents: l.turnoverCents,
  heldCents: l.heldCents,
  proofHash: l.proofHash,
  balances: listOf('balances', balance),
  problems: listOf('problems', problem),
});
export type ShownProof = Of<typeof proof>;

export const proofOfDay = call({
  name: 'proofOfDay',
  method: 'GET',
  path: '/ledger/proof',
  summary: 'What was proved of a day: the balance of every account, and every row that breaks an equation',
  tag: 'ledger',
  permission: 'ledger.read',
  query: shape({ day: l.day }),
  answer: proof,
});

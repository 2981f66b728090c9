import { call } from '../../call.ts';
import { bankFields as b, bankAccounts, lineStates } from '../../fields/bank.ts';
import { list } from '../../list.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

const listed = {
  lineId: b.lineId,
  account: b.account,
  statementId: b.statementId,
  lineNo: b.lineNo,
  bookedOn: b.bookedOn,
  amount: b.amount,
  reference: b.reference,
  description: b.description,
  balance: nullable(b.balance),
  state: b.state,
  /** Of what it is matched with: why, and the first of them. */
  reason: nullable(b.reason),
  targetName: b.targetName,
} as const;
const line = shape(listed);
export type BankLine = Of<typeof line>;

export const bankLineList = list({
  name: 'listBankLines',
  path: '/settlement/bank/lines',
  summary: 'Lines of bank statements, the latest first',
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
    state: {
      field: b.state,
      kind: 'choice',
      label: 'bank.state',
      values: lineStates,
      texts: 'bank.states',
      all: 'bank.allStates',
    },
    searched: { field: b.searched, kind: 'text', label: 'bank.reference', maxLength: 80 },
    from: { field: b.from, kind: 'date', label: 'bank.from' },
    until: { field: b.until, kind: 'date', label: 'bank.until' },
  },
  asked: { statementId: optional(b.statementId) },
  sorts: { bookedOn: { field: b.bookedOn, order: 'desc' }, lineNo: { field: b.lineNo, order: 'asc' } },
  row: line,
  columns: {
    account: { label: 'bank.account', texts: 'bank.accounts' },
    bookedOn: { label: 'bank.bookedOn', kind: 'date' },
    reference: { label: 'bank.reference' },
    description: { label: 'bank.lineDescription' },
    amount: { label: 'bank.amount', kind: 'money' },
    balance: { label: 'bank.balance', kind: 'money' },
    state: { label: 'bank.state', texts: 'bank.states' },
    targetName: { label: 'bank.target' },
  },
  exported: true,
});

const match = shape({
  kind: b.kind,
  targetId: b.targetId,
  targetName: b.targetName,
  amount: b.amount,
  bookedOn: b.bookedOn,
  reason: b.reason,
  matchedAt: b.matchedAt,
  matchedBy: nullable(b.matchedBy),
  matchedByZh: b.matchedByZh,
  undoneAt: nullable(b.undoneAt),
  undoneBy: nullable(b.undoneBy),
  undoneByZh: b.undoneByZh,
});
export type BankMatch = Of<typeof match>;

/** What a line can be: a movement of the ledger, or a receipt that is not banked yet. */
const candidate = shape({
  entryId: nullable(b.entryId),
  receiptId: nullable(b.receiptId),
  kind: b.kind,
  targetName: b.targetName,
  reference: b.reference,
  bookedOn: b.bookedOn,
  amount: b.amount,
});
export type BankCandidate = Of<typeof candidate>;

const explanation = shape({
  note: b.note,
  writtenAt: b.writtenAt,
  writtenBy: b.writtenBy,
  writtenByZh: b.writtenByZh,
});
const detail = shape({
  ...listed,
  matches: listOf('matches', match),
  explanations: listOf('explanations', explanation),
  suggestions: listOf('suggestions', candidate),
});
export type BankLineDetail = Of<typeof detail>;

const path = `/settlement/bank/lines/{${b.lineId.wire}}` as const;
const one = shape({ lineId: b.lineId });
const reading = { tag: 'settlement', permission: 'bank.read' } as const;
const writing = { tag: 'settlement', permission: 'bank.write' } as const;

export const bankLineDetail = call({
  ...reading,
  name: 'bankLineDetail',
  method: 'GET',
  path,
  summary: 'A line of a bank statement: what it was matched with and why, and what it could be',
  params: one,
  answer: detail,
});

export const findBankMovements = call({
  ...reading,
  name: 'findBankMovements',
  method: 'POST',
  path: `${path}/candidates`,
  summary: 'Movements without a bank line and receipts that are not banked, by number, reference or amount',
  params: one,
  body: shape({ searched: b.searched }),
  answer: shape({ records: listOf('records', candidate) }),
});

export const matchBankLine = call({
  ...writing,
  name: 'matchBankLine',
  method: 'POST',
  path: `${path}/match`,
  summary:
    'Sets a line against one or many movements or receipts whose sum is its amount; a receipt that was not banked is banked by it',
  params: one,
  body: shape({ entryIds: b.entryIds, receiptIds: b.receiptIds }),
  answer: detail,
});

export const undoBankMatch = call({
  ...writing,
  name: 'undoBankMatch',
  method: 'POST',
  path: `${path}/undo`,
  summary: 'Takes back what a line was matched with; what was banked by it stays banked',
  params: one,
  answer: detail,
});

export const explainBankLine = call({
  ...writing,
  name: 'explainBankLine',
  method: 'POST',
  path: `${path}/explain`,
  summary: 'Says in a note why a line has no movement',
  params: one,
  body: shape({ note: b.note }),
  answer: detail,
});

export const matchBankLinesAgain = call({
  ...writing,
  name: 'matchBankLinesAgain',
  method: 'POST',
  path: '/settlement/bank/match',
  summary: 'Looks again at all lines of an account that are not matched, and matches those that are certain by now',
  body: shape({ account: b.account }),
  answer: shape({ matched: b.matched }),
});

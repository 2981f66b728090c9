import { ledgerFields as l, ledgerAccounts, ledgerEvents } from '../../fields/ledger.ts';
import { list } from '../../list.ts';
import { listOf, type Of, shape } from '../../shape.ts';

const line = shape({
  account: l.account,
  amountCents: l.amountCents,
  noteNumber: l.noteNumber,
  receiptNumber: l.receiptNumber,
  insurerCode: l.insurerCode,
  consultantCode: l.consultantCode,
});

const entry = shape({
  entryId: l.entryId,
  bookedOn: l.bookedOn,
  event: l.event,
  turnoverCents: l.turnoverCents,
  policyNumber: l.policyNumber,
  transactionNumber: l.transactionNumber,
  endorsementNo: l.endorsementNo,
  noteNumber: l.noteNumber,
  receiptNumber: l.receiptNumber,
  postedAt: l.postedAt,
  postedBy: l.postedBy,
  reversesId: l.reversesId,
  lines: listOf('lines', line),
});
export type LedgerEntry = Of<typeof entry>;

export const entryList = list({
  name: 'listEntries',
  path: '/ledger/entries',
  summary:
    'Entries of the books, the latest first, each with its lines: of a day, an account, a policy, a note or a receipt',
  tag: 'ledger',
  permission: 'ledger.read',
  filters: {
    from: { field: l.from, kind: 'date', label: 'ledger.from' },
    until: { field: l.until, kind: 'date', label: 'ledger.until' },
    event: {
      field: l.event,
      kind: 'choice',
      label: 'ledger.event',
      values: ledgerEvents,
      texts: 'ledger.events',
      all: 'ledger.anyEvent',
    },
    account: {
      field: l.account,
      kind: 'choice',
      label: 'ledger.account',
      values: ledgerAccounts,
      texts: 'ledger.accounts',
      all: 'ledger.anyAccount',
    },
    numberSearched: { field: l.numberSearched, kind: 'text', label: 'ledger.number', maxLength: 60 },
  },
  sorts: { bookedOn: { field: l.bookedOn, order: 'desc' } },
  row: entry,
  columns: {
    bookedOn: { label: 'ledger.bookedOn', kind: 'date' },
    event: { label: 'ledger.event', texts: 'ledger.events' },
    policyNumber: { label: 'ledger.policy' },
    endorsementNo: { label: 'ledger.endorsement' },
    noteNumber: { label: 'ledger.note' },
    receiptNumber: { label: 'ledger.receipt' },
    turnoverCents: { label: 'ledger.amount' },
    postedAt: { label: 'ledger.postedAt', kind: 'moment' },
    postedBy: { label: 'ledger.postedBy' },
  },
  exported: true,
});

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
  postedByZh: l.postedByZh,
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
    from: { field: l.from, kind: 'date', label: 'ledgerPages.from' },
    until: { field: l.until, kind: 'date', label: 'ledgerPages.until' },
    event: {
      field: l.event,
      kind: 'choice',
      label: 'ledgerPages.event',
      values: ledgerEvents,
      texts: 'ledgerPages.events',
      all: 'ledgerPages.anyEvent',
    },
    account: {
      field: l.account,
      kind: 'choice',
      label: 'ledgerPages.account',
      values: ledgerAccounts,
      texts: 'ledgerPages.accounts',
      all: 'ledgerPages.anyAccount',
    },
    numberSearched: { field: l.numberSearched, kind: 'text', label: 'ledgerPages.number', maxLength: 60 },
  },
  sorts: { bookedOn: { field: l.bookedOn, order: 'desc' } },
  row: entry,
  columns: {
    bookedOn: { label: 'ledgerPages.bookedOn', kind: 'date' },
    event: { label: 'ledgerPages.event', texts: 'ledgerPages.events' },
    policyNumber: { label: 'ledgerPages.policy' },
    endorsementNo: { label: 'ledgerPages.endorsement' },
    noteNumber: { label: 'ledgerPages.note' },
    receiptNumber: { label: 'ledgerPages.receipt' },
    turnoverCents: { label: 'ledgerPages.amount', kind: 'money' },
    postedAt: { label: 'ledgerPages.postedAt', kind: 'moment' },
    postedBy: { label: 'ledgerPages.postedBy', chinese: 'postedByZh' },
  },
  exported: true,
});

import { dueStates, noteFields as n, noteStands } from '../../fields/receipts.ts';
import { list } from '../../list.ts';
import { openNote } from './receipt-shapes.ts';

export const outstandingNotes = list({
  name: 'listOutstandingNotes',
  path: '/settlement/note/list',
  summary:
    'Debit and credit notes of which something is open, the first to fall due first; others where they are asked for',
  tag: 'settlement',
  permission: 'money.read',
  filters: {
    policyNumberPart: { field: n.policyNumberPart, kind: 'text', label: 'receipts.policyNumber', maxLength: 40 },
    insurer: { field: n.insurer, kind: 'choice', label: 'receipts.insurer', all: 'receipts.all' },
    consultantCode: { field: n.consultantCode, kind: 'choice', label: 'receipts.consultant', all: 'receipts.all' },
    dueState: {
      field: n.dueState,
      kind: 'choice',
      label: 'receipts.due',
      values: dueStates,
      texts: 'receipts.dueStates',
      all: 'receipts.all',
    },
    stands: {
      field: n.stands,
      kind: 'choice',
      label: 'receipts.settlement',
      values: noteStands,
      texts: 'receipts.settlements',
      all: 'receipts.notes.open',
    },
  },
  sorts: {
    dueOn: { field: n.dueOn, order: 'asc' },
    balanceCents: { field: n.balanceCents, order: 'desc' },
  },
  row: openNote.and({ daysOverdue: n.daysOverdue }),
  columns: {
    noteNumber: { label: 'receipts.noteNumber' },
    policyNumber: { label: 'receipts.policyNumber' },
    holderName: { label: 'receipts.client' },
    insurer: { label: 'receipts.insurer' },
    consultantCode: { label: 'receipts.consultant' },
    dueOn: { label: 'receipts.dueOn', kind: 'date' },
    daysOverdue: { label: 'receipts.daysOverdue', kind: 'number' },
    settlement: { label: 'receipts.settlement', texts: 'receipts.settlements' },
    amountCents: { label: 'receipts.noteAmount', kind: 'money' },
    balanceCents: { label: 'receipts.balance', kind: 'money' },
  },
  exported: true,
});

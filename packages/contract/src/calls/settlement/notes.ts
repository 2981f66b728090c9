import { call } from '../../call.ts';
import { noteFields as n, receiptFields as r } from '../../fields/receipts.ts';
import { listOf, optional, shape } from '../../shape.ts';
import { noteDetail, openNote } from './receipt-shapes.ts';

const writing = {
  method: 'POST',
  tag: 'settlement',
  permission: 'receipts.write',
  idempotent: true,
  answer: noteDetail,
} as const;

export const readNote = call({
  name: 'readNote',
  method: 'GET',
  path: '/settlement/note/detail',
  summary: 'A debit or credit note: what is open of it, who approved and who opened it again',
  tag: 'settlement',
  permission: 'money.read',
  query: shape({ noteId: n.noteId }),
  answer: noteDetail,
});

/** The first of those that were found. */
const foundNotes = shape({ notes: listOf('notes', openNote), isMore: n.isMore });

export const findNotes = call({
  name: 'findNotes',
  method: 'POST',
  path: '/settlement/note/find',
  summary: 'Open notes by policy number, note number or client, the first to fall due first',
  tag: 'settlement',
  permission: 'money.read',
  body: shape({ searched: n.searched }),
  answer: foundNotes,
});

export const notesToOffset = call({
  name: 'notesToOffset',
  method: 'GET',
  path: '/settlement/note/to-offset',
  summary: 'The open debit notes of a credit note’s client, the first to fall due first',
  tag: 'settlement',
  permission: 'money.read',
  query: shape({ noteId: n.noteId }),
  answer: foundNotes,
});

export const offsetNotes = call({
  ...writing,
  name: 'offsetNotes',
  path: '/settlement/note/offset',
  summary: 'Sets a part of a credit note against a debit note of the same client: no money moves',
  body: shape({ creditNoteId: n.creditNoteId, noteId: n.noteId, partCents: r.partKeyed }),
});

export const writeOffNote = call({
  ...writing,
  name: 'writeOffNote',
  path: '/settlement/note/write-off',
  summary: 'The house pays the last cents of a note itself, up to HK$1.00',
  body: shape({ noteId: n.noteId }),
});

export const moveNote = call({
  ...writing,
  name: 'moveNote',
  path: '/settlement/note/move',
  summary:
    'Opens a note again that is not settled, changes its due date or remarks, or approves that: by another person',
  body: shape({
    noteId: n.noteId,
    version: n.version,
    action: n.action,
    dueOn: optional(n.dueOn),
    remarks: optional(n.remarks),
  }),
});

import { call } from '../../../call.ts';
import { caseFields as c } from '../../../fields/commercial.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { listOf, type Of, shape } from '../../../shape.ts';

const caseNote = shape({
  noteId: c.noteId,
  noteText: c.noteText,
  notedAt: c.notedAt,
  notedBy: c.notedBy,
  notedByZh: c.notedByZh,
});
export type CaseNote = Of<typeof caseNote>;

// Whoever answers requests: no consultant, insurer or client reads what the office writes down for itself.
const inOffice = {
  tag: 'requests',
  permission: 'requests.answer',
  answer: shape({ notes: listOf('notes', caseNote) }),
} as const;

export const caseNotes = call({
  ...inOffice,
  name: 'caseNotes',
  method: 'GET',
  path: '/commercial-insurance/notes',
  summary: 'What the office has written down about a request for itself, the latest first',
  query: shape({ caseNumber: r.requestOpened }),
});

export const addCaseNote = call({
  ...inOffice,
  name: 'addCaseNote',
  method: 'POST',
  path: '/commercial-insurance/notes/add',
  summary: 'Writes something down about a request that only the office reads; answers all notes',
  idempotent: true,
  body: shape({ caseNumber: c.caseNumber, noteText: c.noteText }),
});

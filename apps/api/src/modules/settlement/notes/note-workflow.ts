import { type RowOf, workflow } from '../../workflow/workflow.ts';
import { isReopened } from '../lock-rows.ts';

type NoteRow = RowOf<'debit_credit_notes'>;

const isOver = ({ settlement }: Pick<NoteRow, 'settlement'>) =>
  settlement !== 'unsettled' && settlement !== 'partlySettled';
const byFinance = { permission: 'receipts.write' } as const;

/** A note that is not settled may be opened again, to change when it is due and what is said of it; another person approves. */
export const noteWorkflow = workflow({
  name: 'note',
  table: 'debit_credit_notes',
  states: { issued: { holder: null }, reopened: { holder: 'finance' } },
  initial: 'issued',
  transitions: [
    {
      ...byFinance,
      from: 'issued',
      action: 'reopen',
      to: 'reopened',
      audit: 'note.reopened',
      guard: (row) => (isOver(row) ? 'note.settled' : undefined),
    },
    { ...byFinance, from: 'reopened', action: 'change', to: 'reopened', audit: 'note.changed' },
    {
      ...byFinance,
      from: 'reopened',
      action: 'approve',
      to: 'issued',
      audit: 'note.approved',
      guard: ({ reopened_by }, { actor }) =>
        actor !== 'system' && actor.userId === reopened_by ? 'note.ownChange' : undefined,
    },
  ],
  stateOf: (row) => (isReopened(row) ? 'reopened' : 'issued'),
  begunAt: ({ created_at }) => created_at,
  change: (state, row, { actor, now }) => {
    const by = actor === 'system' ? null : actor.userId;
    const version = row.version + 1;
    if (state === 'issued') return { version, approved_by: by, approved_at: now };
    // Whoever approves must be another than who changed it last.
    if (isReopened(row)) return { version, reopened_by: by };
    return { version, reopened_by: by, reopened_at: now, approved_by: null, approved_at: null };
  },
  audited: ({ id, note_number, due_on }) => ({ id, name: note_number, after: { endsOn: due_on } }),
  errors: { notFound: 'note.notFound', stale: 'note.stale', wrongState: 'note.wrongState' },
  versionOf: ({ version }) => version,
});

import { call } from '../../call.ts';
import { accountFields as a, reminderStates } from '../../fields/accounts-current.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const reminder = shape({
  reminderId: a.reminderId,
  reminderState: a.reminderState,
  reminderDay: a.reminderDay,
  dueSince: a.dueSince,
  noteNumber: a.noteNumber,
  policyNumber: a.policyNumber,
  transactionNumber: a.transactionNumber,
  holderName: a.holderName,
  dueOn: a.dueOn,
  openCents: a.openCents,
  givenVia: nullable(a.givenVia),
  givenOn: nullable(a.givenOn),
  givenBy: nullable(a.givenBy),
  givenByZh: a.givenByZh,
  reminderNote: nullable(a.reminderNote),
});
export type UnmailedReminder = Of<typeof reminder>;

/** Reminders that could not be mailed, for no address of the client is known: what is left to do, the oldest first. */
export const reminderList = list({
  name: 'listUnmailedReminders',
  path: '/ageing/reminders',
  summary: 'Reminders of clients without an e-mail address, which the office gives by telephone or post',
  tag: 'settlement',
  permission: 'reminders.write',
  filters: {
    reminderState: {
      field: a.reminderState,
      kind: 'choice',
      label: 'ageing.reminders.state',
      values: reminderStates,
      texts: 'ageing.reminders.states',
      all: 'ageing.reminders.toDo',
    },
  },
  sorts: { dueSince: { field: a.dueSince, order: 'asc' } },
  row: reminder,
  columns: {
    policyNumber: { label: 'ageing.policyNumber' },
    noteNumber: { label: 'ageing.noteNumber' },
    holderName: { label: 'ageing.client' },
    reminderDay: { label: 'ageing.reminders.day' },
    dueSince: { label: 'ageing.reminders.since', kind: 'moment' },
    dueOn: { label: 'ageing.dueOn', kind: 'date' },
    openCents: { label: 'ageing.open', kind: 'money' },
    reminderState: { label: 'ageing.reminders.state', texts: 'ageing.reminders.states' },
    givenVia: { label: 'ageing.reminders.via', texts: 'ageing.reminders.ways' },
  },
  exported: true,
});

export const recordReminded = call({
  name: 'recordReminded',
  method: 'POST',
  path: '/ageing/reminded',
  summary:
    'Records that a client without an e-mail address was reminded by telephone, by post or otherwise, with a note',
  tag: 'settlement',
  permission: 'reminders.write',
  idempotent: true,
  body: shape({
    reminderId: a.reminderId,
    givenVia: a.toldViaGiven,
    givenOn: a.givenOn,
    reminderNote: a.reminderNoteGiven,
  }),
  answer: shape({ reminderId: a.reminderId }),
});

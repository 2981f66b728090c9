import { accountFields as a, ageingBuckets, ageingGroups } from '../../fields/accounts-current.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const buckets = {
  currentCents: a.currentCents,
  to30Cents: a.to30Cents,
  to60Cents: a.to60Cents,
  to90Cents: a.to90Cents,
  over90Cents: a.over90Cents,
  openCents: a.openCents,
};

const aged = shape({ group: a.group, key: a.key, name: a.name, nameZh: a.nameZh, notes: a.notes, ...buckets });
export type AgedAccount = Of<typeof aged>;

/** What clients owe, by the days since the account date. */
export const ageingList = list({
  name: 'listAgeing',
  path: '/ageing/list',
  summary: 'Open balances of notes by client, consultant or insurer and days after the account date',
  tag: 'settlement',
  permission: 'ageing.read',
  filters: {
    group: {
      field: a.group,
      kind: 'choice',
      label: 'ageing.by',
      values: ageingGroups,
      texts: 'ageing.groups',
      all: 'ageing.byClient',
    },
  },
  sorts: {
    openCents: { field: a.openCents, order: 'desc' },
    over90Cents: { field: a.over90Cents, order: 'desc' },
    key: { field: a.key, order: 'asc' },
  },
  row: aged,
  columns: {
    name: { label: 'ageing.name', chinese: 'nameZh' },
    notes: { label: 'ageing.notes', kind: 'number' },
    currentCents: { label: 'ageing.buckets.current', kind: 'money' },
    to30Cents: { label: 'ageing.buckets.to30', kind: 'money' },
    to60Cents: { label: 'ageing.buckets.to60', kind: 'money' },
    to90Cents: { label: 'ageing.buckets.to90', kind: 'money' },
    over90Cents: { label: 'ageing.buckets.over90', kind: 'money' },
    openCents: { label: 'ageing.open', kind: 'money' },
  },
  exported: true,
});

const agedNote = shape({
  noteNumber: a.noteNumber,
  policyNumber: a.policyNumber,
  transactionNumber: a.transactionNumber,
  holderName: a.holderName,
  consultantCode: nullable(a.consultantCode),
  insurerName: a.insurerName,
  insurerNameZh: a.insurerNameZh,
  accountOn: a.accountOn,
  dueOn: a.dueOn,
  ageDays: a.ageDays,
  amountCents: a.amountCents,
  allocatedCents: a.allocatedCents,
  openCents: a.openCents,
});

export const agedNoteList = list({
  name: 'listAgedNotes',
  path: '/ageing/notes',
  summary: 'The notes behind a figure of the ageing report',
  tag: 'settlement',
  permission: 'ageing.read',
  filters: {
    bucket: {
      field: a.bucket,
      kind: 'choice',
      label: 'ageing.age',
      values: ageingBuckets,
      texts: 'ageing.buckets',
      all: 'ageing.allAges',
    },
    clientKey: { field: a.clientKey, kind: 'choice', label: 'ageing.client', all: 'ageing.all' },
    consultantCode: { field: a.consultantCode, kind: 'choice', label: 'ageing.consultant', all: 'ageing.all' },
    insurerCode: { field: a.insurerCode, kind: 'choice', label: 'ageing.insurer', all: 'ageing.all' },
  },
  sorts: { accountOn: { field: a.accountOn, order: 'asc' }, dueOn: { field: a.dueOn, order: 'asc' } },
  row: agedNote,
  columns: {
    noteNumber: { label: 'ageing.noteNumber' },
    policyNumber: { label: 'ageing.policyNumber' },
    holderName: { label: 'ageing.client' },
    consultantCode: { label: 'ageing.consultant' },
    insurerName: { label: 'ageing.insurer', chinese: 'insurerNameZh' },
    accountOn: { label: 'ageing.accountOn', kind: 'date' },
    dueOn: { label: 'ageing.dueOn', kind: 'date' },
    ageDays: { label: 'ageing.age', kind: 'number' },
    amountCents: { label: 'ageing.amount', kind: 'money' },
    allocatedCents: { label: 'ageing.allocated', kind: 'money' },
    openCents: { label: 'ageing.open', kind: 'money' },
  },
  exported: true,
});

import { auditFields as a, actorKinds, auditActions, auditObjectKinds } from '../../fields/audit.ts';
import { list } from '../../list.ts';
import { nested, nullable, type Of, shape } from '../../shape.ts';

const auditRow = shape({
  seq: a.seq,
  happenedAt: a.happenedAt,
  actorKind: a.actorKind,
  actorId: a.actorId,
  actorName: a.actorName,
  actorNameZh: a.actorNameZh,
  actorRoles: a.actorRoles,
  action: a.action,
  objectKind: a.objectKind,
  objectId: a.objectId,
  objectName: a.objectName,
  before: a.before,
  after: a.after,
  addressMark: a.addressMark,
  agent: a.agent,
  requestId: a.requestId,
});
export type AuditRow = Of<typeof auditRow>;

const verification = shape({
  verifiedAt: a.verifiedAt,
  verifiedRows: a.verifiedRows,
  verifiedUntil: a.verifiedUntil,
  intact: a.intact,
});
export type AuditVerification = Of<typeof verification>;

export const auditList = list({
  name: 'listAudit',
  path: '/audit/list',
  summary: 'Who did what to which object, the latest first, with the last verification of the chain',
  tag: 'audit',
  permission: 'audit.read',
  filters: {
    actorSearched: { field: a.actorSearched, kind: 'text', label: 'audit.filters.who', maxLength: 80 },
    actorKind: {
      field: a.actorKind,
      kind: 'choice',
      label: 'audit.filters.actorKind',
      values: actorKinds,
      texts: 'audit.actors',
      all: 'audit.filters.anybody',
    },
    action: {
      field: a.action,
      kind: 'choice',
      label: 'audit.filters.action',
      values: auditActions,
      texts: 'audit.actions',
      all: 'audit.filters.anyAction',
    },
    objectKind: {
      field: a.objectKind,
      kind: 'choice',
      label: 'audit.filters.objectKind',
      values: auditObjectKinds,
      texts: 'audit.objects',
      all: 'audit.filters.anyObject',
    },
    objectSearched: { field: a.objectSearched, kind: 'text', label: 'audit.filters.object', maxLength: 80 },
    from: { field: a.from, kind: 'date', label: 'audit.filters.from' },
    until: { field: a.until, kind: 'date', label: 'audit.filters.until' },
  },
  sorts: { happenedAt: { field: a.happenedAt, order: 'desc' } },
  row: auditRow,
  columns: {
    seq: { label: 'audit.details.row' },
    happenedAt: { label: 'audit.table.at', kind: 'moment' },
    actorKind: { label: 'audit.filters.actorKind', texts: 'audit.actors' },
    actorName: { label: 'audit.table.who', chinese: 'actorNameZh' },
    actorRoles: { label: 'audit.table.roles', texts: 'accountsWeb.roles' },
    action: { label: 'audit.table.action', texts: 'audit.actions' },
    objectKind: { label: 'audit.filters.objectKind', texts: 'audit.objects' },
    objectName: { label: 'audit.table.object' },
    before: { label: 'audit.details.before' },
    after: { label: 'audit.details.after' },
    requestId: { label: 'audit.details.request' },
  },
  exported: true,
  answered: { verification: nullable(nested('verification', verification)) },
  checks: [
    ({ from, until }) =>
      from !== undefined && until !== undefined && until < from
        ? [{ field: 'until', message: 'validation.untilBeforeDate' }]
        : [],
  ],
});
export const listAudit = auditList.page;

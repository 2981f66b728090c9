import { call } from '../../call.ts';
import { auditFields as a } from '../../fields/audit.ts';
import { pageAnswered, pageAsked } from '../../paging.ts';
import { listOf, nested, nullable, type Of, optional, shape } from '../../shape.ts';

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

export const listAudit = call({
  name: 'listAudit',
  method: 'POST',
  path: '/audit/list',
  summary: 'Who did what to which object, the latest first, with the last verification of the chain',
  tag: 'audit',
  permission: 'audit.read',
  body: shape(
    {
      current: pageAsked.current,
      size: pageAsked.size,
      actorSearched: optional(a.actorSearched),
      actorKind: optional(a.actorKind),
      action: optional(a.action),
      objectKind: optional(a.objectKind),
      objectSearched: optional(a.objectSearched),
      from: optional(a.from),
      until: optional(a.until),
    },
    [
      ({ from, until }) =>
        from !== undefined && until !== undefined && until < from
          ? [{ field: 'until', message: 'validation.untilBeforeDate' }]
          : [],
    ],
  ),
  answer: shape({
    records: listOf('records', auditRow),
    ...pageAnswered,
    verification: nullable(nested('verification', verification)),
  }),
});

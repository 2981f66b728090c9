import * as z from 'zod';
import { userRoles } from '../roles.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** Every action that the audit trail keeps. */
export const auditActions = [
  'account.signedIn',
  'account.signInFailed',
  'account.locked',
  'account.signedOut',
  'account.sessionEnded',
  'account.passwordChanged',
  'account.passwordSet',
  'account.temporaryPasswordSent',
  'account.factorAdded',
  'account.factorRemoved',
  'account.recoveryCodesRenewed',
  'user.invited',
  'user.changed',
  'user.suspended',
  'user.readmitted',
  'user.reset',
  'user.administratorMade',
  'setting.changed',
  'file.uploaded',
  'file.changed',
  'file.published',
  'file.withdrawn',
  'file.deleted',
  'file.sent',
  'document.uploaded',
  'document.accepted',
  'document.returned',
  'document.removed',
  'faq.added',
  'faq.changed',
  'faq.published',
  'faq.withdrawn',
  'tariff.imported',
  'tariff.published',
  'request.made',
  'request.read',
  'request.assigned',
  'request.submitted',
  'request.itemsAsked',
  'request.resubmitted',
  'request.sentToInsurers',
  'request.answered',
  'request.declined',
  'request.withdrawn',
  'request.expired',
  'request.deleted',
  'request.noted',
  'offer.quoted',
  'offer.informationRequired',
  'offer.notQuoting',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'enquiry.made',
  'enquiry.assigned',
  'enquiry.closed',
  'enquiry.answered',
  'enquiry.reopened',
  'link.sent',
  'application.submitted',
  'application.handedOver',
  'payment.opened',
  'payment.pending',
  'payment.paid',
  'payment.failed',
  'payment.expired',
  'payment.refunded',
  'policy.issued',
  'client.searched',
  'list.exported',
  'permission.refused',
  'trail.resealed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an action is done to. */
export const auditObjectKinds = [
  'user',
  'session',
  'passkey',
  'setting',
  'file',
  'document',
  'faq',
  'catalogue',
  'request',
  'offer',
  'enquiry',
  'quote',
  'application',
  'payment',
  'policy',
  'client',
  'list',
  'permission',
  'trail',
] as const;
export type AuditObjectKind = (typeof auditObjectKinds)[number];

/** Who does an action: a signed-in user, a client by link, anybody, the payment gateway, the product itself, a command. */
export const actorKinds = ['user', 'client', 'visitor', 'gateway', 'system', 'command'] as const;
export type ActorKind = (typeof actorKinds)[number];

const fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type AuditFact = z.output<typeof fact>;

/** Fields of the audit trail. */
export const auditFields = {
  seq: field('seq', z.int()),
  happenedAt: field('at', f.moment),
  actorKind: field('actorKind', f.oneOf(actorKinds)),
  actorId: field('actorId', z.nullable(z.string())),
  actorName: field('actorName', z.nullable(z.string())),
  actorNameZh: field('actorName9', z.nullable(z.string())),
  actorRoles: field('roles', z.array(f.oneOf(['visitor', 'client', ...userRoles]))),
  action: field('action', f.oneOf(auditActions)),
  objectKind: field('objectKind', f.oneOf(auditObjectKinds)),
  objectId: field('objectId', z.nullable(z.string())),
  /** What people call it: a policy number, an employee ID. */
  objectName: field('objectName', z.nullable(z.string())),
  before: field('before', z.record(z.string(), fact)),
  after: field('after', z.record(z.string(), fact)),
  /** Equal for actions from the same address; the address cannot be told from it. */
  addressMark: field('addressMark', z.nullable(z.string())),
  agent: field('agent', z.nullable(z.string())),
  requestId: field('requestId', z.nullable(z.string())),
  // filters
  actorSearched: field('who', f.looseText(80)),
  objectSearched: field('object', f.looseText(80)),
  from: field('dateF', f.date),
  until: field('dateT', f.date),
  // the last verification of the chain
  verifiedAt: field('verifiedAt', f.moment),
  verifiedRows: field('verifiedRows', z.int()),
  verifiedUntil: field('verifiedUntil', z.nullable(f.moment)),
  intact: field('intact', f.flag),
} as const;

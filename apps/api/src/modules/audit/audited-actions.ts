import type { ActorKind, AuditAction, AuditObjectKind } from '@onegi/contract/fields/audit';

interface AuditedAction {
  readonly object: AuditObjectKind;
  /** Who does it where nobody is signed in; a visitor unless said. */
  readonly unsigned?: ActorKind;
}

/** What each event of the audit trail is done to, and by whom. */
export const auditedActions: Record<AuditAction, AuditedAction> = {
  'account.signedIn': { object: 'user' },
  'account.signInFailed': { object: 'user' },
  'account.locked': { object: 'user' },
  'account.signedOut': { object: 'user' },
  'account.sessionEnded': { object: 'session' },
  'account.passwordChanged': { object: 'user' },
  'account.passwordSet': { object: 'user' },
  'account.temporaryPasswordSent': { object: 'user' },
  'account.factorAdded': { object: 'user' },
  'account.factorRemoved': { object: 'user' },
  'account.recoveryCodesRenewed': { object: 'user' },
  'user.invited': { object: 'user' },
  'user.changed': { object: 'user' },
  'user.suspended': { object: 'user' },
  'user.readmitted': { object: 'user' },
  'user.reset': { object: 'user' },
  'user.administratorMade': { object: 'user' },
  'setting.changed': { object: 'setting' },
  'file.uploaded': { object: 'file' },
  'file.changed': { object: 'file' },
  'file.published': { object: 'file' },
  'file.withdrawn': { object: 'file' },
  'file.deleted': { object: 'file' },
  'faq.added': { object: 'faq' },
  'faq.changed': { object: 'faq' },
  'faq.published': { object: 'faq' },
  'faq.withdrawn': { object: 'faq' },
  'tariff.imported': { object: 'catalogue' },
  'tariff.published': { object: 'catalogue' },
  'request.made': { object: 'request' },
  'enquiry.made': { object: 'enquiry' },
  'enquiry.answered': { object: 'enquiry' },
  'enquiry.reopened': { object: 'enquiry' },
  'link.sent': { object: 'quote' },
  'application.submitted': { object: 'application', unsigned: 'client' },
  'application.handedOver': { object: 'application', unsigned: 'client' },
  'payment.opened': { object: 'payment', unsigned: 'client' },
  'payment.pending': { object: 'payment', unsigned: 'gateway' },
  'payment.paid': { object: 'payment', unsigned: 'gateway' },
  'payment.failed': { object: 'payment', unsigned: 'gateway' },
  'payment.expired': { object: 'payment', unsigned: 'client' },
  'payment.refunded': { object: 'payment', unsigned: 'gateway' },
  'policy.issued': { object: 'policy', unsigned: 'gateway' },
  'list.exported': { object: 'list' },
  'permission.refused': { object: 'permission' },
  'trail.resealed': { object: 'trail' },
};

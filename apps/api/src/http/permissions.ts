/** Who acts. Accounts will add roles; a visitor is somebody who has not signed in. */
export type Role = 'visitor';

export interface Actor {
  role: Role;
}

/** Which roles may do what: the one place where this stands, checked before every call. */
export const permissions = {
  'platform.read': ['visitor'],
  'pages.read': ['visitor'],
  'catalogue.read': ['visitor'],
  'quotes.search': ['visitor'],
  'quotes.read': ['visitor'],
  'links.send': ['visitor'],
  'links.open': ['visitor'],
  'applications.write': ['visitor'],
  'payments.pay': ['visitor'],
  'payments.notify': ['visitor'],
  'documents.read': ['visitor'],
  'requests.write': ['visitor'],
  'demo.read': ['visitor'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function isAllowed(actor: Actor, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(actor.role);
}

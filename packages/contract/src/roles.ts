/** Roles that a user may be given; a visitor has none, a client and an insurer act by a link. */
export const userRoles = [
  'consultant',
  'BK',
  'AS',
  'officer',
  'underwriter',
  'operations',
  'auditor',
  'approver',
  'finance',
  'productManager',
  'editor',
  'compliance',
  'administrator',
] as const;
export type UserRole = (typeof userRoles)[number];

/** Everybody is a visitor; a client and an insurer act by a link; all others sign in. Users may have several roles. */
export const roles = ['visitor', 'client', 'insurer', ...userRoles] as const;
export type Role = (typeof roles)[number];

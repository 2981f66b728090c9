import { userRoles } from '@onegi/contract/fields/accounts';

/** Everybody is a visitor; a client acts by a link; all others sign in. Users may have several roles. */
export const roles = ['visitor', 'client', ...userRoles] as const;
export type Role = (typeof roles)[number];

/** `own`: what belongs to the actor (by user or TR code); another's answers as if it did not exist. */
export type Scope = 'all' | 'own';
export type Grants = { readonly [R in Role]?: Scope };

export interface Actor {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly roles: readonly Role[];
  readonly trCodes: readonly string[];
  readonly unit: string | null;
  readonly sessionId: string | null;
  readonly name: string | null;
  /** What must be done before anything else: until then the session may do what a visitor may, and this. */
  readonly limitedTo: 'password' | 'secondFactor' | null;
}

export const visitor: Actor = {
  userId: null,
  roles: ['visitor'],
  trCodes: [],
  unit: null,
  sessionId: null,
  name: null,
  limitedTo: null,
};

const everybody: Grants = { visitor: 'all' };
/** Everybody who signs in, on what is theirs alone. */
const signedIn = Object.fromEntries(userRoles.map((role) => [role, 'own'])) as Grants;

/** Who works on everybody's business: all but those who sell, and those who write the news. */
const backOffice: Grants = {
  officer: 'all',
  underwriter: 'all',
  operations: 'all',
  auditor: 'all',
  approver: 'all',
  finance: 'all',
  productManager: 'all',
  compliance: 'all',
  administrator: 'all',
};

/** The same roles, on everything of the kind. */
const onAll = (grants: Grants) => Object.fromEntries(Object.keys(grants).map((role) => [role, 'all'])) as Grants;

const declared = {
  'platform.read': everybody,
  'pages.read': everybody,
  'catalogue.read': everybody,
  'quotes.search': everybody,
  'quotes.read': everybody,
  'links.send': everybody,
  'links.open': everybody,
  'applications.write': everybody,
  'payments.pay': everybody,
  'payments.notify': everybody,
  'documents.read': everybody,
  'requests.write': everybody,
  'demo.read': everybody,
  'company.read': everybody,
  'enquiries.write': everybody,
  'enquiries.read': { officer: 'all', compliance: 'all', administrator: 'all' },
  'enquiries.answer': { officer: 'all', administrator: 'all' },
  'account.signIn': everybody,
  'account.own': signedIn,
  'account.password': signedIn,
  'account.secondFactor': signedIn,
  'users.read': { administrator: 'all', compliance: 'all' },
  'users.write': { administrator: 'all' },
  'settings.read': { administrator: 'all', compliance: 'all' },
  'settings.write': { administrator: 'all' },
  'dashboard.layout': signedIn,
  'dashboard.read': { ...signedIn, ...backOffice },
  'claims.read': everybody,
  'content.read': onAll(signedIn),
  'content.review': { editor: 'all', compliance: 'all' },
  'content.edit': { editor: 'all' },
  'audit.read': { compliance: 'all' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof declared;

/** Which role may do what, on all or on its own: the one place where this stands, checked before every call. */
export const permissions: Record<Permission, Grants> = declared;

/** What a session that is limited may do besides what a visitor may. */
const whileLimited: Record<NonNullable<Actor['limitedTo']>, readonly Permission[]> = {
  password: ['account.password'],
  secondFactor: ['account.own', 'account.password', 'account.secondFactor'],
};

/** On what the actor may do this; null: on nothing. A visitor's rights are everybody's. */
export function scopeOf(actor: Actor, permission: Permission): Scope | null {
  const grants = permissions[permission];
  if (grants.visitor) return grants.visitor;
  if (actor.limitedTo && !whileLimited[actor.limitedTo].includes(permission)) return null;
  let scope: Scope | null = null;
  for (const role of actor.roles) {
    const granted = grants[role];
    if (granted === 'all') return 'all';
    if (granted) scope = granted;
  }
  return scope;
}

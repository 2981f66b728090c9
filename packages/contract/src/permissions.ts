import { type Role, userRoles } from './roles.ts';

/** `own`: what belongs to the actor (by user or consultant code); another's answers as if it did not exist. */
export const scopes = ['all', 'own'] as const;
export type Scope = (typeof scopes)[number];
export type Grants = { readonly [R in Role]?: Scope };

/** What must be done before anything else: until then a session may do what a visitor may, and this. */
export type Limit = 'password' | 'secondFactor';

/** Whoever has rights: by roles, unless the session is limited. */
export interface RightsHolder {
  readonly roles: readonly Role[];
  readonly limitedTo: Limit | null;
}

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
  'applications.read': { consultant: 'own', BK: 'own', AS: 'own', officer: 'all', administrator: 'all' },
  'clients.read': {
    consultant: 'own',
    BK: 'own',
    AS: 'own',
    officer: 'all',
    finance: 'all',
    compliance: 'all',
    administrator: 'all',
  },
  'payments.pay': everybody,
  'payments.notify': everybody,
  'payments.read': { officer: 'all', finance: 'all', compliance: 'all', administrator: 'all' },
  /** Notes, receipts, refunds and what they have posted. */
  'money.read': { finance: 'all', officer: 'all', compliance: 'all', administrator: 'all', approver: 'all' },
  'receipts.write': { finance: 'all' },
  /** Never by who asked for it. */
  'refunds.approve': { finance: 'all', approver: 'all' },
  'documents.read': everybody,
  'requests.write': everybody,
  'requests.read': {
    consultant: 'own',
    BK: 'own',
    AS: 'own',
    officer: 'all',
    compliance: 'all',
    administrator: 'all',
  },
  'requests.answer': { officer: 'all', administrator: 'all' },
  /** Cases that a consultant fills in for a client's business, and what helps to fill them in. */
  'commercial.read': { consultant: 'own', officer: 'all', compliance: 'all', administrator: 'all' },
  'commercial.write': { consultant: 'own', officer: 'all' },
  /** What an insurer answers to a case: itself by its link, or keyed in for it. */
  'offers.answer': { insurer: 'own', officer: 'all', administrator: 'all' },
  /** To follow a link that an insurer was sent: the link is what opens the case. */
  'insurerLinks.open': everybody,
  /** To follow a link that a client was sent, and to confirm it: the link is what opens the policy. */
  'clientLinks.open': everybody,
  /** To send the client of a policy a link, and to end it. */
  'clientLinks.send': {
    consultant: 'own',
    BK: 'own',
    AS: 'own',
    officer: 'all',
    operations: 'all',
    administrator: 'all',
  },
  'insurerContacts.read': { officer: 'all', productManager: 'all', administrator: 'all' },
  'insurerContacts.write': { productManager: 'all', administrator: 'all' },
  /** Changes of policies: drafted by the office, approved by somebody else of it within a limit. */
  'endorsements.read': {
    officer: 'all',
    operations: 'all',
    approver: 'all',
    finance: 'all',
    compliance: 'all',
    administrator: 'all',
  },
  'endorsements.write': { officer: 'all', operations: 'all' },
  'endorsements.approve': { officer: 'all', approver: 'all' },
  /** Documents that came with a policy, its endorsements and its settlement. */
  'policyDocuments.read': { consultant: 'own', BK: 'own', AS: 'own', ...backOffice },
  'policyDocuments.write': {
    client: 'own',
    consultant: 'own',
    BK: 'own',
    AS: 'own',
    officer: 'all',
    operations: 'all',
    finance: 'all',
    administrator: 'all',
  },
  'policyDocuments.review': { officer: 'all', operations: 'all', finance: 'all', administrator: 'all' },
  /** Motor cases of brokers and agents, each of the own codes; the office works on everybody's. */
  'motor.read': {
    BK: 'own',
    AS: 'own',
    underwriter: 'all',
    operations: 'all',
    auditor: 'all',
    approver: 'all',
    compliance: 'all',
    administrator: 'all',
  },
  'motor.write': { BK: 'own', AS: 'own' },
  /** A referred case, within a limit; an approver also beyond it. */
  'motor.clear': { underwriter: 'all', approver: 'all' },
  'motor.generate': { operations: 'all' },
  'motor.audit': { auditor: 'all' },
  /** Never by who entered, generated or audited the case. */
  'motor.approve': { approver: 'all' },
  'demo.read': everybody,
  'company.read': everybody,
  'enquiries.write': everybody,
  'enquiries.read': { officer: 'all', compliance: 'all', administrator: 'all' },
  'enquiries.answer': { officer: 'all', administrator: 'all' },
  /** How long cases take, over all of them and by officer. */
  'cases.report': { officer: 'all', compliance: 'all', administrator: 'all' },
  'account.signIn': everybody,
  'account.own': signedIn,
  'account.password': signedIn,
  'account.secondFactor': signedIn,
  'users.read': { administrator: 'all', compliance: 'all' },
  'users.write': { administrator: 'all' },
  'settings.read': { administrator: 'all', compliance: 'all' },
  'settings.write': { administrator: 'all' },
  /** The books and their daily proof. */
  'ledger.read': { finance: 'all', compliance: 'all', administrator: 'all' },
  'dashboard.layout': signedIn,
  'dashboard.read': { ...signedIn, ...backOffice },
  /** Policies and their accounts; the house's share of commission is for who reads all of them. */
  'policies.read': { consultant: 'own', BK: 'own', AS: 'own', ...backOffice },
  /** What may be changed of a policy without an endorsement. */
  'policies.edit': { officer: 'all', operations: 'all', administrator: 'all' },
  'claims.read': everybody,
  'content.read': onAll(signedIn),
  /** Those who deal with clients. */
  'content.send': { consultant: 'all', BK: 'all', AS: 'all', officer: 'all' },
  'content.openShared': everybody,
  'content.review': { editor: 'all', compliance: 'all' },
  'content.edit': { editor: 'all' },
  'audit.read': { compliance: 'all' },
  /** Bank statements, and which movement each of their lines is. */
  'bank.read': { finance: 'all', compliance: 'all', administrator: 'all' },
  'bank.write': { finance: 'all' },
  /** Payments to insurers: one of finance prepares them, another person approves. */
  'insurerPayments.read': { finance: 'all', approver: 'all', compliance: 'all', administrator: 'all' },
  'insurerPayments.write': { finance: 'all' },
  'insurerPayments.approve': { finance: 'all', approver: 'all' },
  /** What consultants earn, its payout, and the drawing of earned commission. */
  'commission.read': {
    consultant: 'own',
    BK: 'own',
    AS: 'own',
    approver: 'all',
    finance: 'all',
    compliance: 'all',
    administrator: 'all',
  },
  'commission.write': { finance: 'all' },
  'commission.approve': { finance: 'all', approver: 'all' },
  /** What clients owe by its age, and their statements of account. */
  'ageing.read': { consultant: 'own', finance: 'all', officer: 'all', compliance: 'all', administrator: 'all' },
  /** Reminders of clients without an e-mail address, which somebody gives. */
  'reminders.write': { officer: 'all', operations: 'all', finance: 'all' },
  /** Policies, notes and receipts of another system, brought in by a workbook. */
  'policyImports.read': { operations: 'all', finance: 'all', compliance: 'all', administrator: 'all' },
  'policyImports.write': { operations: 'all', finance: 'all', administrator: 'all' },
  /** All that there is, with everybody's personal data. */
  'portal.export': { administrator: 'all' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof declared;

/**
 * Which role may do what, on all or on its own: the one place where this stands. Calls, pages and menus name a permission;
 * the server checks it before every call.
 */
export const permissions: Readonly<Record<Permission, Grants>> = declared;
export const permissionCodes = Object.keys(declared) as [Permission, ...Permission[]];

/** What a session that is limited may do besides what a visitor may. */
const whileLimited: Record<Limit, readonly Permission[]> = {
  password: ['account.password'],
  secondFactor: ['account.own', 'account.password', 'account.secondFactor'],
};

/** On what the holder may do this; null: on nothing. A visitor's rights are everybody's. */
export function scopeOf({ roles, limitedTo }: RightsHolder, permission: Permission): Scope | null {
  const grants = permissions[permission];
  if (grants.visitor) return grants.visitor;
  if (limitedTo && !whileLimited[limitedTo].includes(permission)) return null;
  let scope: Scope | null = null;
  for (const role of roles) {
    const granted = grants[role];
    if (granted === 'all') return 'all';
    if (granted) scope = granted;
  }
  return scope;
}

/** What somebody may do, and on what; what is absent they may not. */
export type Rights = { readonly [P in Permission]?: Scope };

/** All that the holder may do. */
export function rightsOf(holder: RightsHolder): Rights {
  const entries = permissionCodes.map((permission) => [permission, scopeOf(holder, permission)] as const);
  return Object.fromEntries(entries.filter(([, scope]) => scope !== null));
}

export const visitorRights: Rights = rightsOf({ roles: ['visitor'], limitedTo: null });

import type { Permission, Rights } from './permissions.ts';

export interface MenuEntry {
  /** A page of ours, without language. */
  readonly path: string;
  /** Who may use the page sees the entry. */
  readonly permission: Permission;
}

/** The menus of the site: which pages stand in which group, in their order. Names are texts of `menus`. */
export const menuGroups = {
  buy: {
    travel: { path: '/travelIndex', permission: 'quotes.search' },
    home: { path: '/homeIndex', permission: 'quotes.search' },
    fire: { path: '/fireIndex', permission: 'quotes.search' },
    student: { path: '/overseaSIndex', permission: 'quotes.search' },
    motor: { path: '/motorIndex', permission: 'quotes.search' },
    accident: { path: '/PAIndex', permission: 'quotes.search' },
    pet: { path: '/petsIndex', permission: 'quotes.search' },
    helper: { path: '/domesticIndex', permission: 'quotes.search' },
    medical: { path: '/medicalIndex', permission: 'quotes.search' },
    golf: { path: '/golfIndex', permission: 'quotes.search' },
  },
  buyCommercial: {
    smallBusiness: { path: '/smeIndex', permission: 'requests.write' },
    businessPackage: { path: '/commercial-insurance/form?templateId=BP', permission: 'requests.write' },
  },
  support: {
    promotions: { path: '/CpsPromotions', permission: 'content.read' },
    activities: { path: '/CpsActivities', permission: 'content.read' },
    library: { path: '/productLibrary', permission: 'content.read' },
    makingClaims: { path: '/makingClaims', permission: 'claims.read' },
    claimsFaq: { path: '/claimsFaq', permission: 'claims.read' },
    guides: { path: '/guides', permission: 'pages.read' },
    contactUs: { path: '/contactUs', permission: 'enquiries.write' },
  },
  myCase: {
    homePage: { path: '/home-page', permission: 'account.own' },
    dashboard: { path: '/home', permission: 'dashboard.read' },
    applications: { path: '/applications', permission: 'applications.read' },
    requests: { path: '/requests', permission: 'requests.write' },
    quotations: { path: '/commercial-insurance/quotation', permission: 'commercial.read' },
    policies: { path: '/quotation/policy-enquiry', permission: 'policies.read' },
    endorsements: { path: '/policy-endorsements', permission: 'endorsements.read' },
    clientRequests: { path: '/client-requests', permission: 'endorsements.read' },
  },
  motorOffice: {
    motorQuotations: { path: '/go_motor_quotation', permission: 'motor.read' },
    motorGenerate: { path: '/go_motor_generate', permission: 'motor.generate' },
    motorAudit: { path: '/go_motor_audit', permission: 'motor.audit' },
    motorApproval: { path: '/go_motor_approval', permission: 'motor.approve' },
    motorEnquiry: { path: '/go_quotation_enquiry', permission: 'motor.read' },
  },
  accounts: {
    insurerPayments: { path: '/insurer-payments', permission: 'insurerPayments.read' },
    commissionDrawings: { path: '/commission-drawings', permission: 'insurerPayments.read' },
    commissionPayouts: { path: '/commission-payouts', permission: 'insurerPayments.read' },
    commission: { path: '/commission', permission: 'commission.read' },
    ageing: { path: '/ageing', permission: 'ageing.read' },
    reminders: { path: '/reminders', permission: 'reminders.write' },
    receipts: { path: '/settlement/receipts', permission: 'money.read' },
    recordReceipt: { path: '/settlement/record-receipt', permission: 'receipts.write' },
    outstandingNotes: { path: '/settlement/notes', permission: 'money.read' },
    gatewayPayout: { path: '/settlement/gateway-payout', permission: 'receipts.write' },
    refunds: { path: '/settlement/refunds', permission: 'money.read' },
    bank: { path: '/settlement/bank', permission: 'bank.read' },
  },
  about: {
    whyOneGI: { path: '/whyOneGI', permission: 'pages.read' },
    ourCompany: { path: '/ourCompany', permission: 'pages.read' },
    security: { path: '/security', permission: 'pages.read' },
    privacy: { path: '/privacy', permission: 'pages.read' },
    terms: { path: '/termsConditionsOfUse', permission: 'pages.read' },
    disclaimer: { path: '/disclaimer', permission: 'pages.read' },
    sitemap: { path: '/sitemap', permission: 'pages.read' },
  },
  administration: {
    ledger: { path: '/ledger', permission: 'ledger.read' },
    policyImports: { path: '/policy-imports', permission: 'policyImports.read' },
    ledgerEntries: { path: '/ledger-entries', permission: 'ledger.read' },
    payments: { path: '/payments', permission: 'payments.read' },
    caseSteps: { path: '/case-steps', permission: 'cases.report' },
    enquiries: { path: '/enquiries', permission: 'enquiries.read' },
    insurerContacts: { path: '/insurer-contacts', permission: 'insurerContacts.read' },
    contentEditor: { path: '/content-editor', permission: 'content.review' },
    users: { path: '/users', permission: 'users.read' },
    settings: { path: '/settings', permission: 'settings.read' },
    recordAudit: { path: '/audit', permission: 'audit.read' },
  },
  myAccount: {
    sessions: { path: '/sessions', permission: 'account.own' },
    securitySettings: { path: '/security-settings', permission: 'account.secondFactor' },
    changePassword: { path: '/go_system_update_password', permission: 'account.password' },
  },
} as const satisfies Record<string, Record<string, MenuEntry>>;

export type MenuGroups = typeof menuGroups;
export type MenuGroupCode = keyof MenuGroups;
export type MenuItemCode = { [G in MenuGroupCode]: keyof MenuGroups[G] }[MenuGroupCode];

/** What a page is called by those to whom it shows something else than to everybody. */
const otherNames = {
  requests: { permission: 'requests.read', name: 'requestDesk' },
} as const satisfies { readonly [Item in MenuItemCode]?: { permission: Permission; name: string } };

/** The texts of `menus` that name a page. */
export type MenuName = MenuItemCode | (typeof otherNames)[keyof typeof otherNames]['name'];

/** What the page of an entry is called by somebody with these rights. */
export function menuNameOf(item: MenuItemCode, rights: Rights): MenuName {
  const other = item in otherNames ? otherNames[item as keyof typeof otherNames] : undefined;
  return other && rights[other.permission] ? other.name : item;
}

export interface MenuRow {
  readonly item: MenuItemCode;
  readonly name: MenuName;
  readonly path: string;
}

/** What somebody with these rights sees; groups left empty are left out. */
export function menusOf(rights: Rights) {
  return Object.entries(menuGroups)
    .map(([group, rows]) => ({
      group: group as MenuGroupCode,
      items: Object.entries(rows as Record<string, MenuEntry>)
        .filter(([, { permission }]) => rights[permission])
        .map(([code, { path }]): MenuRow => {
          const item = code as MenuItemCode;
          return { item, name: menuNameOf(item, rights), path };
        }),
    }))
    .filter(({ items }) => items.length > 0);
}

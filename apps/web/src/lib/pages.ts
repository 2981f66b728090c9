import { type GuideName, guideNames, guides } from '@onegi/contract/guides';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import type { Permission } from '@onegi/contract/permissions';
import type { Bundle } from './bundles.ts';
import { type LineName, lineNames } from './line-pages.ts';
import { chinesePrefix } from './locale-path.ts';

export interface Page {
  /** Path below the language, in React Router's syntax. The empty path is the home page. */
  readonly path: string;
  /** All that its parameter may be: each is an address, and a page, of its own. */
  readonly values?: readonly string[];
  /** Route module, below src. */
  readonly file: string;
  /** Who may open it; others are led to the login, or told that it is not theirs. */
  readonly permission: Permission;
  /** Which texts it needs. */
  readonly bundle: Bundle;
  /** The line whose texts it needs too. */
  readonly line?: LineName;
  /** Its address is a secret: it goes into no Referer, and into no search engine. */
  readonly secret?: true;
  /**
   * The server renders its first view for each visit, or once for everybody until the catalogue changes; where it cannot, the
   * page goes out as it was built.
   */
  readonly rendered?: 'forAnyone' | 'forUsers' | 'forAll';
  /** Whose tariffs it shows: they say when it was last changed. */
  readonly tariffs?: (value: string) => readonly LineCode[];
}

/** Landing page and step 1 of a line, which its own folder holds. */
function pagesOf(line: LineName, landing: string, search?: string): Page[] {
  const page = (path: string, file: string): Page => ({
    path,
    file: `features/lines/${line}/${file}`,
    permission: 'quotes.search',
    bundle: 'public',
    line,
  });
  const code = lineCodes.find((each) => lineNames[each] === line);
  const shows: Pick<Page, 'rendered' | 'tariffs'> = { rendered: 'forAll', tariffs: () => (code ? [code] : []) };
  return [{ ...page(landing, 'landing-page.tsx'), ...shows }, ...(search ? [page(search, 'search-page.tsx')] : [])];
}

/** A stage of the motor back office: its list, and of a case there both steps. */
function pagesOfMotor(list: string, permission: Permission, hasCases = true): Page[] {
  const page = (path: string, file: string): Page => ({
    path,
    file: `features/motor/${file}`,
    permission,
    bundle: 'motor',
  });
  return [
    page(list, 'case-list-page.tsx'),
    ...(hasCases
      ? [page(`${list}_detail`, 'case-detail-page.tsx'), page(`${list}_premium`, 'case-premium-page.tsx')]
      : []),
  ];
}

/** Every page of the site. Routes, prerendering and the server's list of known pages are all made from this table. */
export const pages: readonly Page[] = [
  {
    path: '',
    file: 'features/home/home-page.tsx',
    permission: 'pages.read',
    bundle: 'front',
    rendered: 'forAll',
    tariffs: () => lineCodes,
  },
  ...pagesOf('travel', 'travelIndex', 'travel-searchPlan'),
  ...pagesOf('home', 'homeIndex', 'home-searchPlan'),
  ...pagesOf('fire', 'fireIndex', 'fire-searchPlan'),
  ...pagesOf('motor', 'motorIndex', 'motor-searchPlan'),
  ...pagesOf('accident', 'PAIndex', 'PA-searchPlan'),
  ...pagesOf('medical', 'medicalIndex', 'medical-searchPlan'),
  ...pagesOf('student', 'overseaSIndex', 'overseas-searchPlan'),
  ...pagesOf('pet', 'petsIndex', 'pets-searchPlan'),
  ...pagesOf('helper', 'domesticIndex', 'domestic-searchPlan'),
  ...pagesOf('golf', 'golfIndex'),
  { path: 'guides', file: 'features/guides/guides-page.tsx', permission: 'pages.read', bundle: 'guides' },
  {
    path: 'guides/:guide',
    values: guideNames,
    file: 'features/guides/guide-page.tsx',
    permission: 'quotes.read',
    bundle: 'guides',
    rendered: 'forAll',
    tariffs: (guide) => [guides[guide as GuideName].line],
  },
  {
    path: 'quoteCards',
    file: 'features/quotes/quote-list-page.tsx',
    permission: 'quotes.search',
    bundle: 'quotes',
    rendered: 'forAnyone',
  },
  {
    path: 'planCompare',
    file: 'features/quotes/compare-page.tsx',
    permission: 'quotes.read',
    bundle: 'quotes',
    rendered: 'forAnyone',
  },
  {
    path: 'planCoverage/:prod/:isr/:plan',
    file: 'features/quotes/details-page.tsx',
    permission: 'quotes.read',
    bundle: 'quotes',
    rendered: 'forAnyone',
  },
  { path: 'apply', file: 'features/purchases/start-page.tsx', permission: 'applications.write', bundle: 'purchase' },
  {
    path: 'apply/:ref',
    file: 'features/purchases/application-page.tsx',
    permission: 'applications.write',
    bundle: 'purchase',
  },
  { path: 'pay/:ref', file: 'features/purchases/pay-page.tsx', permission: 'payments.pay', bundle: 'purchase' },
  {
    path: 'confirmation/:ref',
    file: 'features/purchases/confirmation-page.tsx',
    permission: 'applications.write',
    bundle: 'purchase',
  },
  {
    path: 'purchase/:token',
    file: 'features/purchases/purchase-link-page.tsx',
    permission: 'links.open',
    bundle: 'purchase',
    secret: true,
  },
  {
    path: 'commercial-insurance/form',
    file: 'features/requests/request-quote-page.tsx',
    permission: 'requests.write',
    bundle: 'purchase',
  },
  {
    path: 'commercial-insurance/quotation',
    file: 'features/commercial/quotation-page.tsx',
    permission: 'commercial.read',
    bundle: 'commercial',
  },
  {
    path: 'subject-matter',
    file: 'features/subject-matter/subject-matter-page.tsx',
    permission: 'commercial.read',
    bundle: 'commercial',
  },
  {
    path: 'insurer-contacts',
    file: 'features/commercial/contacts/insurer-contacts-page.tsx',
    permission: 'insurerContacts.read',
    bundle: 'insurerContacts',
  },
  {
    path: 'insurer/:token',
    file: 'features/insurer-link/insurer-link-page.tsx',
    permission: 'insurerLinks.open',
    bundle: 'insurer',
    secret: true,
  },
  {
    path: 'client/:token',
    file: 'features/client/client-page.tsx',
    permission: 'clientLinks.open',
    bundle: 'client',
    secret: true,
  },
  {
    path: 'motor-check/:number',
    file: 'features/motor-check/motor-check-page.tsx',
    permission: 'documents.read',
    bundle: 'motorCheck',
    secret: true,
  },
  { path: 'requests', file: 'features/requests/requests-page.tsx', permission: 'requests.write', bundle: 'requests' },
  { path: 'smeIndex', file: 'features/sme/landing-page.tsx', permission: 'requests.write', bundle: 'sme' },
  { path: 'sme-searchPlan', file: 'features/sme/search-page.tsx', permission: 'requests.write', bundle: 'purchase' },
  { path: 'login', file: 'features/accounts/login-page.tsx', permission: 'account.signIn', bundle: 'account' },
  {
    path: 'forgetpassword',
    file: 'features/accounts/forget-password-page.tsx',
    permission: 'account.signIn',
    bundle: 'account',
  },
  {
    path: 'FirstLogin',
    file: 'features/accounts/first-login-page.tsx',
    permission: 'account.signIn',
    bundle: 'account',
  },
  {
    path: 'go_system_update_password',
    file: 'features/accounts/update-password-page.tsx',
    permission: 'account.password',
    bundle: 'account',
  },
  { path: 'sessions', file: 'features/accounts/sessions-page.tsx', permission: 'account.own', bundle: 'account' },
  {
    path: 'security-settings',
    file: 'features/accounts/security-page.tsx',
    permission: 'account.secondFactor',
    bundle: 'account',
  },
  { path: 'users', file: 'features/accounts/users-page.tsx', permission: 'users.read', bundle: 'account' },
  { path: 'settings', file: 'features/accounts/settings-page.tsx', permission: 'settings.read', bundle: 'account' },
  { path: 'audit', file: 'features/audit/audit-page.tsx', permission: 'audit.read', bundle: 'audit' },
  {
    path: 'home-page',
    file: 'features/workplace/home-page.tsx',
    permission: 'account.own',
    bundle: 'work',
    rendered: 'forUsers',
  },
  {
    path: 'home',
    file: 'features/dashboard/dashboard-page.tsx',
    permission: 'dashboard.read',
    bundle: 'dashboard',
    rendered: 'forUsers',
  },
  {
    path: 'home1',
    file: 'features/dashboard/dashboard-page.tsx',
    permission: 'dashboard.read',
    bundle: 'dashboard',
    rendered: 'forUsers',
  },
  {
    path: 'home2',
    file: 'features/dashboard/dashboard-page.tsx',
    permission: 'dashboard.read',
    bundle: 'dashboard',
    rendered: 'forUsers',
  },
  {
    path: 'quotation/policy-enquiry',
    file: 'features/policies/policy-enquiry-page.tsx',
    permission: 'policies.read',
    bundle: 'policies',
  },
  {
    path: 'QuotationPolicyEnquiryEdit',
    file: 'features/policies/policy-page.tsx',
    permission: 'policies.read',
    bundle: 'policies',
  },
  {
    path: 'policy-endorsements',
    file: 'features/policies/endorsements/endorsements-page.tsx',
    permission: 'endorsements.read',
    bundle: 'policies',
  },
  ...pagesOfMotor('go_motor_quotation', 'motor.read'),
  ...pagesOfMotor('go_motor_generate', 'motor.generate'),
  ...pagesOfMotor('go_motor_audit', 'motor.audit'),
  // Its cases open in the enquiry.
  ...pagesOfMotor('go_motor_approval', 'motor.approve', false),
  ...pagesOfMotor('go_quotation_enquiry', 'motor.read'),
  {
    path: 'client-requests',
    file: 'features/policies/client-requests-page.tsx',
    permission: 'endorsements.read',
    bundle: 'policies',
  },
  {
    path: 'CpsPromotions',
    file: 'features/content/promotions-page.tsx',
    permission: 'content.read',
    bundle: 'content',
  },
  {
    path: 'CpsActivities',
    file: 'features/content/activities-page.tsx',
    permission: 'content.read',
    bundle: 'content',
  },
  { path: 'productLibrary', file: 'features/content/library-page.tsx', permission: 'content.read', bundle: 'content' },
  {
    path: 'makingClaims',
    file: 'features/content/making-claims-page.tsx',
    permission: 'claims.read',
    bundle: 'content',
  },
  { path: 'claimsFaq', file: 'features/content/claims-faq-page.tsx', permission: 'claims.read', bundle: 'content' },
  {
    path: 'content-editor',
    file: 'features/content/content-editor-page.tsx',
    permission: 'content.review',
    bundle: 'content',
  },
  { path: 'contactUs', file: 'features/contact/contact-page.tsx', permission: 'enquiries.write', bundle: 'company' },
  { path: 'whyOneGI', file: 'features/company/why-page.tsx', permission: 'pages.read', bundle: 'company' },
  { path: 'ourCompany', file: 'features/company/our-company-page.tsx', permission: 'pages.read', bundle: 'company' },
  { path: 'security', file: 'features/company/legal-page.tsx', permission: 'pages.read', bundle: 'legal' },
  { path: 'privacy', file: 'features/company/legal-page.tsx', permission: 'pages.read', bundle: 'legal' },
  { path: 'termsConditionsOfUse', file: 'features/company/legal-page.tsx', permission: 'pages.read', bundle: 'legal' },
  { path: 'disclaimer', file: 'features/company/legal-page.tsx', permission: 'pages.read', bundle: 'legal' },
  { path: 'collectionStatement', file: 'features/company/legal-page.tsx', permission: 'pages.read', bundle: 'legal' },
  {
    path: 'applications',
    file: 'features/workplace/applications-page.tsx',
    permission: 'applications.read',
    bundle: 'work',
  },
  { path: 'ledger', file: 'features/ledger/proofs-page.tsx', permission: 'ledger.read', bundle: 'ledger' },
  { path: 'ledger-entries', file: 'features/ledger/entries-page.tsx', permission: 'ledger.read', bundle: 'ledger' },
  {
    path: 'insurer-payments',
    file: 'features/settlement/insurers/insurer-payments-page.tsx',
    permission: 'insurerPayments.read',
    bundle: 'disbursements',
  },
  {
    path: 'insurer-payment-notes',
    file: 'features/settlement/insurers/insurer-notes-page.tsx',
    permission: 'insurerPayments.write',
    bundle: 'disbursements',
  },
  {
    path: 'commission-drawings',
    file: 'features/settlement/commission/drawings-page.tsx',
    permission: 'insurerPayments.read',
    bundle: 'disbursements',
  },
  {
    path: 'commission-payouts',
    file: 'features/settlement/commission/payouts-page.tsx',
    permission: 'insurerPayments.read',
    bundle: 'disbursements',
  },
  {
    path: 'commission',
    file: 'features/settlement/commission/commission-page.tsx',
    permission: 'commission.read',
    bundle: 'disbursements',
  },
  {
    path: 'ageing',
    file: 'features/settlement/ageing/ageing-page.tsx',
    permission: 'ageing.read',
    bundle: 'disbursements',
  },
  {
    path: 'ageing-notes',
    file: 'features/settlement/ageing/aged-notes-page.tsx',
    permission: 'ageing.read',
    bundle: 'disbursements',
  },
  {
    path: 'reminders',
    file: 'features/settlement/ageing/reminders-page.tsx',
    permission: 'reminders.write',
    bundle: 'disbursements',
  },
  {
    path: 'account-statement',
    file: 'features/settlement/ageing/statement-page.tsx',
    // Whose statement it is asks for a right of its own.
    permission: 'account.own',
    bundle: 'disbursements',
  },
  { path: 'payments', file: 'features/workplace/payments-page.tsx', permission: 'payments.read', bundle: 'work' },
  {
    path: 'settlement/bank',
    file: 'features/settlement/bank/statements-page.tsx',
    permission: 'bank.read',
    bundle: 'bank',
  },
  {
    path: 'settlement/bank/import',
    file: 'features/settlement/bank/import-page.tsx',
    permission: 'bank.write',
    bundle: 'bank',
  },
  {
    path: 'settlement/bank/lines',
    file: 'features/settlement/bank/lines-page.tsx',
    permission: 'bank.read',
    bundle: 'bank',
  },
  {
    path: 'policy-imports',
    file: 'features/transfer/imports-page.tsx',
    permission: 'policyImports.read',
    bundle: 'transfer',
  },
  {
    path: 'policy-imports/:importId',
    file: 'features/transfer/import-page.tsx',
    permission: 'policyImports.read',
    bundle: 'transfer',
  },
  { path: 'case-steps', file: 'features/workplace/case-steps-page.tsx', permission: 'cases.report', bundle: 'work' },
  { path: 'enquiries', file: 'features/contact/enquiries-page.tsx', permission: 'enquiries.read', bundle: 'account' },
  {
    path: 'settlement/receipts',
    file: 'features/settlement/receipts/receipts-page.tsx',
    permission: 'money.read',
    bundle: 'settlement',
  },
  {
    path: 'settlement/receipt',
    file: 'features/settlement/receipts/receipt-page.tsx',
    permission: 'money.read',
    bundle: 'settlement',
  },
  {
    path: 'settlement/record-receipt',
    file: 'features/settlement/receipts/record-receipt-page.tsx',
    permission: 'receipts.write',
    bundle: 'settlement',
  },
  {
    path: 'settlement/notes',
    file: 'features/settlement/receipts/notes-page.tsx',
    permission: 'money.read',
    bundle: 'settlement',
  },
  {
    path: 'settlement/gateway-payout',
    file: 'features/settlement/receipts/gateway-payout-page.tsx',
    permission: 'receipts.write',
    bundle: 'settlement',
  },
  {
    path: 'settlement/refunds',
    file: 'features/settlement/receipts/refunds-page.tsx',
    permission: 'money.read',
    bundle: 'settlement',
  },
  { path: 'sitemap', file: 'features/sitemap/sitemap-page.tsx', permission: 'pages.read', bundle: 'sitemap' },
  { path: 'outbox', file: 'features/demo/outbox-page.tsx', permission: 'demo.read', bundle: 'purchase' },
];

/** The page for addresses nobody knows. It is prerendered under this path. */
export const notFoundPath = '404';

/** Address of a page in one language, without a trailing slash. */
export function addressOf(path: string, prefix: '' | typeof chinesePrefix): string {
  return path === '' ? prefix || '/' : `${prefix}/${path}`;
}

/** One address, or pattern of addresses, that a page is built for. */
interface BuiltAddress {
  readonly page: Page;
  /** Path below the language, in React Router's syntax. */
  readonly path: string;
  /** Its only addresses are what the path says: nothing in it is a parameter. */
  readonly isPlain: boolean;
  readonly tariffs: readonly LineCode[];
}

/** Every page with its addresses: one each, and one for each value of its parameter where these are known. */
export const builtAddresses: readonly BuiltAddress[] = pages.flatMap((page) => {
  const tariffsOf = (value: string) => page.tariffs?.(value) ?? [];
  return page.values
    ? page.values.map((value) => ({
        page,
        path: page.path.replace(/:\w+/, value),
        isPlain: true,
        tariffs: tariffsOf(value),
      }))
    : [{ page, path: page.path, isPlain: !page.path.includes(':'), tariffs: tariffsOf('') }];
});

/** The address a page is built at. One page stands for all addresses that differ by unknown parameters alone. */
export const builtAddressOf = (path: string, prefix: '' | typeof chinesePrefix) =>
  addressOf(path.replaceAll(/:\w+/g, 'any'), prefix);

/** Every page is made at build time: its shell, or all of it. */
export const prerenderedPaths: string[] = (['', chinesePrefix] as const).flatMap((prefix) =>
  [...builtAddresses.map(({ path }) => path), notFoundPath].map((path) => builtAddressOf(path, prefix)),
);

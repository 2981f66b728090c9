import { type GuideName, guideNames, guides } from '@onegi/contract/guides';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import type { Permission } from '@onegi/contract/permissions';
import type { Bundle } from './bundles.ts';
import { type LineName, lineNames, linePages } from './line-pages.ts';
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

/** The pages of one folder with the same texts: path, file without its ending, who may open it, and what else there is to it. */
type Rows = Readonly<Record<string, readonly [file: string, permission: Permission, more?: Partial<Page>]>>;

const pagesIn = (folder: string, bundle: Bundle, rows: Rows): Page[] =>
  Object.entries(rows).map(([path, [file, permission, more]]) => ({
    path,
    file: `features/${folder}/${file}.tsx`,
    permission,
    bundle,
    ...more,
  }));

/** Landing page and step 1 of each line, which its own folder holds. */
const pagesOfLines = (Object.keys(linePages) as LineCode[]).flatMap((code) => {
  const line = lineNames[code];
  const [landing, search] = [linePages[code].landing.slice(1), linePages[code].search.slice(1)];
  return pagesIn(`lines/${line}`, 'public', {
    // A line whose landing page asks everything has no other.
    ...(search === landing ? {} : { [search]: ['search-page', 'quotes.search', { line }] }),
    [landing]: ['landing-page', 'quotes.search', { line, rendered: 'forAll', tariffs: () => [code] }],
  });
});

/** A stage of the motor back office: its list, and of a case there both steps. */
const pagesOfMotor = (list: string, permission: Permission): Page[] =>
  pagesIn('motor', 'motor', {
    [list]: ['case-list-page', permission],
    [`${list}_detail`]: ['case-detail-page', permission],
    [`${list}_premium`]: ['case-premium-page', permission],
  });

const forAnyone = { rendered: 'forAnyone' } as const;
const forUsers = { rendered: 'forUsers' } as const;
const secret = { secret: true } as const;
const topics = (guide: string) => [guides[guide as GuideName].line];

/** What visitors look up and buy. */
const shopPages: readonly Page[] = [
  ...pagesIn('home', 'front', { '': ['home-page', 'pages.read', { rendered: 'forAll', tariffs: () => lineCodes }] }),
  ...pagesOfLines,
  ...pagesIn('guides', 'guides', {
    guides: ['guides-page', 'pages.read'],
    'guides/:guide': ['guide-page', 'quotes.read', { values: guideNames, rendered: 'forAll', tariffs: topics }],
  }),
  ...pagesIn('quotes', 'quotes', {
    quoteCards: ['quote-list-page', 'quotes.search', forAnyone],
    planCompare: ['compare-page', 'quotes.read', forAnyone],
    'planCoverage/:prod/:isr/:plan': ['details-page', 'quotes.read', forAnyone],
    'shared/:token': ['shared-page', 'quotes.read', { ...forAnyone, ...secret }],
  }),
  ...pagesIn('purchases', 'purchase', {
    apply: ['start-page', 'applications.write'],
    'apply/:ref': ['application-page', 'applications.write'],
    'pay/:ref': ['pay-page', 'payments.pay'],
    'confirmation/:ref': ['confirmation-page', 'applications.write'],
    'purchase/:token': ['purchase-link-page', 'links.open', secret],
  }),
  ...pagesIn('requests', 'purchase', { 'commercial-insurance/form': ['request-quote-page', 'requests.write'] }),
  ...pagesIn('sme', 'sme', { smeIndex: ['landing-page', 'requests.write'] }),
  ...pagesIn('sme', 'purchase', { 'sme-searchPlan': ['search-page', 'requests.write'] }),
];

/** What somebody opens with an address that was sent to them alone. */
const linkedPages: readonly Page[] = [
  ...pagesIn('insurer-link', 'insurer', { 'insurer/:token': ['insurer-link-page', 'insurerLinks.open', secret] }),
  ...pagesIn('client', 'client', { 'client/:token': ['client-page', 'clientLinks.open', secret] }),
  ...pagesIn('motor-check', 'motorCheck', { 'motor-check/:number': ['motor-check-page', 'documents.read', secret] }),
];

const accountPages = pagesIn('accounts', 'account', {
  login: ['login-page', 'account.signIn'],
  forgetpassword: ['forget-password-page', 'account.signIn'],
  FirstLogin: ['first-login-page', 'account.signIn'],
  go_system_update_password: ['update-password-page', 'account.password'],
  sessions: ['sessions-page', 'account.own'],
  'security-settings': ['security-page', 'account.secondFactor'],
  users: ['users-page', 'users.read'],
  settings: ['settings-page', 'settings.read'],
});

/** Cases of the office: what is asked for, quoted, insured and changed. */
const casePages: readonly Page[] = [
  ...pagesIn('requests', 'requests', { requests: ['requests-page', 'requests.write'] }),
  ...pagesIn('commercial', 'commercial', {
    'commercial-insurance/quotation': ['quotation-page', 'commercial.read'],
  }),
  ...pagesIn('subject-matter', 'commercial', { 'subject-matter': ['subject-matter-page', 'commercial.read'] }),
  ...pagesIn('commercial/contacts', 'insurerContacts', {
    'insurer-contacts': ['insurer-contacts-page', 'insurerContacts.read'],
  }),
  ...pagesIn('policies', 'policies', {
    'quotation/policy-enquiry': ['policy-enquiry-page', 'policies.read'],
    QuotationPolicyEnquiryEdit: ['policy-page', 'policies.read'],
    'policy-endorsements': ['endorsements/endorsements-page', 'endorsements.read'],
    'client-requests': ['client-requests-page', 'endorsements.read'],
  }),
  ...pagesOfMotor('go_motor_quotation', 'motor.read'),
  ...pagesOfMotor('go_motor_generate', 'motor.generate'),
  ...pagesOfMotor('go_motor_audit', 'motor.audit'),
  // Its cases open in the enquiry.
  ...pagesIn('motor', 'motor', { go_motor_approval: ['case-list-page', 'motor.approve'] }),
  ...pagesOfMotor('go_quotation_enquiry', 'motor.read'),
  ...pagesIn('transfer', 'transfer', {
    'policy-imports': ['imports-page', 'policyImports.read'],
    'policy-imports/:importId': ['import-page', 'policyImports.read'],
  }),
];

const workplacePages: readonly Page[] = [
  ...pagesIn('workplace', 'work', {
    'home-page': ['home-page', 'account.own', forUsers],
    applications: ['applications-page', 'applications.read'],
    payments: ['payments-page', 'payments.read'],
    'case-steps': ['case-steps-page', 'cases.report'],
  }),
  ...pagesIn('dashboard', 'dashboard', {
    home: ['dashboard-page', 'dashboard.read', forUsers],
    home1: ['dashboard-page', 'dashboard.read', forUsers],
    home2: ['dashboard-page', 'dashboard.read', forUsers],
  }),
  ...pagesIn('audit', 'audit', {
    audit: ['audit-page', 'audit.read'],
  }),
  ...pagesIn('contact', 'account', { enquiries: ['enquiries-page', 'enquiries.read'] }),
  ...pagesIn('demo', 'purchase', { outbox: ['outbox-page', 'demo.read'] }),
];

const moneyPages: readonly Page[] = [
  ...pagesIn('ledger', 'ledger', {
    ledger: ['proofs-page', 'ledger.read'],
    'ledger-entries': ['entries-page', 'ledger.read'],
  }),
  ...pagesIn('settlement', 'disbursements', {
    'insurer-payments': ['insurers/insurer-payments-page', 'insurerPayments.read'],
    'insurer-payment-notes': ['insurers/insurer-notes-page', 'insurerPayments.write'],
    'commission-drawings': ['commission/drawings-page', 'insurerPayments.read'],
    'commission-payouts': ['commission/payouts-page', 'insurerPayments.read'],
    commission: ['commission/commission-page', 'commission.read'],
    ageing: ['ageing/ageing-page', 'ageing.read'],
    'ageing-notes': ['ageing/aged-notes-page', 'ageing.read'],
    reminders: ['ageing/reminders-page', 'reminders.write'],
    // Whose statement it is asks for a right of its own.
    'account-statement': ['ageing/statement-page', 'account.own'],
  }),
  ...pagesIn('settlement/bank', 'bank', {
    'settlement/bank': ['statements-page', 'bank.read'],
    'settlement/bank/import': ['import-page', 'bank.write'],
    'settlement/bank/lines': ['lines-page', 'bank.read'],
  }),
  ...pagesIn('settlement/receipts', 'settlement', {
    'settlement/receipts': ['receipts-page', 'money.read'],
    'settlement/receipt': ['receipt-page', 'money.read'],
    'settlement/record-receipt': ['record-receipt-page', 'receipts.write'],
    'settlement/notes': ['notes-page', 'money.read'],
    'settlement/gateway-payout': ['gateway-payout-page', 'receipts.write'],
    'settlement/refunds': ['refunds-page', 'money.read'],
  }),
];

/** What is read about insurance, and about the company. */
const readPages: readonly Page[] = [
  ...pagesIn('content', 'content', {
    CpsPromotions: ['promotions-page', 'content.read'],
    CpsActivities: ['activities-page', 'content.read'],
    productLibrary: ['library-page', 'content.read'],
    makingClaims: ['making-claims-page', 'claims.read'],
    claimsFaq: ['claims-faq-page', 'claims.read'],
    'content-editor': ['content-editor-page', 'content.review'],
  }),
  ...pagesIn('contact', 'company', { contactUs: ['contact-page', 'enquiries.write'] }),
  ...pagesIn('company', 'company', {
    whyOneGI: ['why-page', 'pages.read'],
    ourCompany: ['our-company-page', 'pages.read'],
  }),
  ...pagesIn('company', 'legal', {
    security: ['legal-page', 'pages.read'],
    privacy: ['legal-page', 'pages.read'],
    termsConditionsOfUse: ['legal-page', 'pages.read'],
    disclaimer: ['legal-page', 'pages.read'],
    collectionStatement: ['legal-page', 'pages.read'],
  }),
  ...pagesIn('sitemap', 'sitemap', { sitemap: ['sitemap-page', 'pages.read'] }),
];

/** Every page of the site. Routes, prerendering and the server's list of known pages are all made from this table. */
export const pages: readonly Page[] = [
  ...shopPages,
  ...linkedPages,
  ...accountPages,
  ...casePages,
  ...workplacePages,
  ...moneyPages,
  ...readPages,
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

import type { AllMessages } from '@onegi/messages';

interface Texts {
  /** Domains of packages/messages; a page loads those of its bundle, in its language alone. */
  readonly texts: readonly (keyof AllMessages)[];
  /** Its pages work with the API. */
  readonly api?: true;
}

/** Which texts pages need beside the ones every page has: each bundle is a layout per language (src/text-layouts.ts). */
export const bundles = {
  front: { texts: ['frontPage', 'lineNames', 'search', 'travel'] },
  public: { texts: ['search'] },
  guides: { texts: ['guides', 'lineNames'] },
  sitemap: { texts: ['menus'] },
  quotes: { texts: ['incidentCheck', 'quoteList', 'quotes'], api: true },
  purchase: {
    texts: ['apply', 'incidentCheck', 'questionForm', 'quoteList', 'quotes', 'search', 'requests', 'sme'],
    api: true,
  },
  requests: { texts: ['accountsWeb', 'caseDesk', 'lists', 'requestDesk', 'requests'], api: true },
  commercial: { texts: ['accountsWeb', 'caseDesk', 'commercial', 'lists', 'offerDesk', 'subjectMatter'], api: true },
  insurerContacts: { texts: ['accountsWeb', 'insurerContacts', 'requestDesk'], api: true },
  insurer: { texts: ['insurerLink', 'uploadField'], api: true },
  client: { texts: ['clientPage', 'uploadField'], api: true },
  motorCheck: { texts: ['motorCheck'], api: true },
  sme: { texts: ['sme'] },
  account: {
    texts: ['accounts', 'accountsWeb', 'accountsWork', 'caseDesk', 'enquiryList', 'errors', 'lists', 'loginTerms'],
    api: true,
  },
  audit: { texts: ['accountsWeb', 'audit', 'lists'], api: true },
  content: { texts: ['accountsWeb', 'content', 'lists', 'uploadField'], api: true },
  company: { texts: ['company', 'contact', 'enquiries'], api: true },
  legal: {
    texts: ['collectionStatement', 'disclaimer', 'informationSecurity', 'legal', 'privacyPolicy', 'termsOfUse'],
    api: true,
  },
  bank: { texts: ['accountsWeb', 'bank', 'lists', 'uploadField'], api: true },
  ledger: { texts: ['accountsWeb', 'ledgerPages', 'lists'], api: true },
  disbursements: { texts: ['accountsWeb', 'ageing', 'disbursements', 'lists', 'policyList'], api: true },
  policies: {
    texts: [
      'accountsWeb',
      'clientLink',
      'endorsements',
      'lists',
      'policyDocuments',
      'policyList',
      'policyPage',
      'subjectMatter',
      'uploadField',
    ],
    api: true,
  },
  motor: {
    texts: [
      'accountsWeb',
      'audit',
      'caseDesk',
      'lists',
      'motorCases',
      'motorDesk',
      'motorFieldNames',
      'motorForm',
      'uploadField',
    ],
    api: true,
  },
  transfer: { texts: ['accountsWeb', 'lists', 'transfer', 'uploadField'], api: true },
  settlement: { texts: ['accountsWeb', 'lists', 'receipts'], api: true },
  work: { texts: ['accountsWeb', 'caseSteps', 'lists', 'work', 'workplace'], api: true },
  dashboard: { texts: ['accountsWeb', 'dashboard', 'lineNames'], api: true },
} satisfies Record<string, Texts>;

export type Bundle = keyof typeof bundles;

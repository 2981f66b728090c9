// What the personal-lines specification asks for, and where it lives. docs/personal-lines.md is printed from these tables and
// the code; `npm run check` refuses a row whose page, field, text, file or test is not there or says something else.

/** A test by its file and its title. */
export type TestName = readonly [file: string, title: string];

export const contract = 'packages/contract/src';
export const api = 'apps/api/src';
export const web = 'apps/web/src';
export const lines = `${web}/features/lines`;
export const quotes = `${web}/features/quotes`;
export const purchases = `${web}/features/purchases`;

export const bounds = (line: string): TestName => [
  `${api}/modules/quotes/every-line.golden.test.ts`,
  line === 'motor' ? 'refuses %o on the field concerned' : 'plan-%s refuses %o',
];
export const ofForm = (line: string, title: string): TestName => [
  `${lines}/${line}/${line === 'travel' ? 'rules' : line}.test.ts`,
  title,
];

export interface Behaviour {
  readonly says: string;
  readonly file: string;
  readonly tests: readonly TestName[];
}

export const action = `${quotes}/plan-action.test.ts`;
export const sendsLink: TestName = [
  'e2e/consultant-sends-link.desktop.spec.ts',
  'a consultant e-mails a purchase link, and the client buys through it at the listed price, once',
];
export const visitorBuys: TestName = [
  'e2e/visitor-buys.phone.spec.ts',
  'a visitor on a phone, in Chinese, searches, compares, applies, pays after a bank check and holds a policy',
];
export const handsOver: TestName = [
  'e2e/consultant-hands-over.desktop.spec.ts',
  'a consultant prepares a home application with a sum for its building, and the client confirms and pays',
];
export const lineJourney: TestName = [
  'e2e/line-journeys.ts',
  'from the landing page (${start}) to prices, back to the search, to a comparison and to a plan',
];
export const promotionRefused: TestName = [
  `${api}/modules/quotes/quotes.golden.test.ts`,
  'tells why a promotion code does not apply, on its field, in both languages',
];

export const dictionary = `${contract}/fields/lines.ts`;
export const serveCall = `${api}/http/serve-call.ts`;
export const rulesOf = (line: string) => `${lines}/${line}/rules.ts`;

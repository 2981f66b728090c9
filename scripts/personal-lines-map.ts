import type { LineCode } from '../packages/contract/src/lines.ts';

// What the personal-lines specification asks for, and where it lives. docs/personal-lines.md is printed from this table and
// the code; `npm run check` refuses a row whose page, field, text, file or test is not there or says something else.

/** A test by its file and its title. */
export type TestName = readonly [file: string, title: string];

const contract = 'packages/contract/src';
const api = 'apps/api/src';
const web = 'apps/web/src';
const lines = `${web}/features/lines`;
const quotes = `${web}/features/quotes`;
const purchases = `${web}/features/purchases`;

const bounds = (line: string): TestName => [
  `${api}/modules/quotes/every-line.golden.test.ts`,
  line === 'motor' ? 'refuses %o on the field concerned' : 'plan-%s refuses %o',
];
const ofForm = (line: string, title: string): TestName => [
  `${lines}/${line}/${line === 'travel' ? 'rules' : line}.test.ts`,
  title,
];

export const routes: readonly { path: string; is: string }[] = [
  { path: '/', is: 'Home: every line’s short form behind tabs, recent searches, insurers' },
  { path: '/travelIndex', is: 'Landing page' },
  { path: '/homeIndex', is: 'Landing page: gross floor area as a number' },
  { path: '/fireIndex', is: 'Landing page' },
  { path: '/overseaSIndex', is: 'Landing page' },
  { path: '/motorIndex', is: 'Landing page: cover, make, model, year, value' },
  { path: '/petsIndex', is: 'Landing page: cat or dog, age, promotion code' },
  { path: '/domesticIndex', is: 'Landing page: nationality and period; on to /quoteCards' },
  { path: '/medicalIndex', is: 'Landing page' },
  { path: '/PAIndex', is: 'Landing page: who, and children; on to /PA-searchPlan' },
  { path: '/golfIndex', is: 'Landing page: who, and travel insurance; on to /quoteCards' },
  { path: '/travel-searchPlan', is: 'Step 1' },
  { path: '/PA-searchPlan', is: 'Step 1' },
  { path: '/home-searchPlan', is: 'Step 1' },
  { path: '/medical-searchPlan', is: 'Step 1' },
  { path: '/domestic-searchPlan', is: 'Step 1' },
  { path: '/fire-searchPlan', is: 'Step 1' },
  { path: '/pets-searchPlan', is: 'Step 1: Third Party Liability too' },
  { path: '/overseas-searchPlan', is: 'Step 1' },
  { path: '/motor-searchPlan', is: 'Step 1' },
  { path: '/sme-searchPlan', is: 'Three steps to a business package, then the request' },
  { path: '/smeIndex', is: 'Landing page of the business package, with 10% off' },
  { path: '/quoteCards', is: 'Step 2: the quotes' },
  { path: '/planCompare', is: 'Two or three plans side by side' },
  { path: '/planCoverage/:prod/:isr/:plan', is: 'One plan in full' },
  { path: '/apply', is: 'Step 3 begins with a quote' },
  { path: '/apply/:ref', is: 'Step 3: optional covers, details, review' },
  { path: '/pay/:ref', is: 'Step 4' },
  { path: '/confirmation/:ref', is: 'Step 5' },
  { path: '/purchase/:token', is: 'Where a purchase link leads' },
  { path: '/commercial-insurance/form', is: 'Request Quote, from template data' },
  { path: '/requests', is: 'The requests of this browser' },
];

/** What a search parameter takes on the wire, what the form begins with ('' nothing), and what its values mean. */
type Parameter = readonly [takes: string, begins: string, means?: string];

interface LineParameters {
  readonly line: LineCode;
  /** The value of tempStr: the call is /buy/plan-<tempStr>. */
  readonly tempStr: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

const yesNo = 'Y · N';
const flag = 'true · false';

export const commonParameters: Readonly<Record<string, Parameter>> = {
  promotion: ['text of at most 40', '', 'always optional'],
  sort: ['ASC · DESC', 'ASC', 'Low to High, High to Low; clearable'],
  isrList: ['list of text', '', 'providers; absent: all'],
};

export const searchParameters: readonly LineParameters[] = [
  {
    line: 'TRAVEL',
    tempStr: 'travel',
    parameters: {
      planType: ['S · A', 'S', 'single trip, annual'],
      destination: ['M · A · W', 'A', 'Mainland China, Asia, Worldwide'],
      departDate: ['text', '2026-11-21', 'today'],
      returnDate: ['text', '2026-11-25', 'single trips alone'],
      travelling: ['I · F', 'I', 'individual, family'],
      spouse: [yesNo, 'N'],
      adult: ['1 to 20', '1'],
      children: ['0 to 20', '1'],
    },
  },
  {
    line: 'HOME',
    tempStr: 'others',
    parameters: {
      area: [
        '01 · 02 · 03 · 04 · 05 · 06',
        '01',
        'under 500, 501-700, 701-1,000, 1,001-1,250, 1,251-1,500 sq ft, others',
      ],
      areaNumber: ['1 to 5000', '', 'with 06 alone'],
      typeBuild: ['A · H', 'A', 'apartment, house or village house up to 3 storeys'],
      ageBuild: ['W · M', 'W', 'within 35 years, more'],
    },
  },
  {
    line: 'FIRE',
    tempStr: 'fire',
    parameters: { year: ['1 to 99', '', 'age of building'], sumInsured: ['1 to 1000000000', '', 'HK$'] },
  },
  {
    line: 'OS',
    tempStr: 'others',
    parameters: {
      period: ['01 · 02', '01', '1 year, 2 years'],
      person: ['1 to 20', '1'],
      coverFr: ['text', '2026-11-21', 'today; no day before'],
    },
  },
  {
    line: 'MOTOR',
    tempStr: 'motor',
    parameters: {
      coverType: ['C · T', 'C', 'comprehensive, third party'],
      make: ['text of at most 10', ''],
      model: ['text of at most 40', '', 'of the make'],
      year: ['1900 to 2200', '', 'this year and the 49 before, judged by the day of the search'],
      estimated: ['1 to 100000000', '', 'HK$; comprehensive cover alone'],
      disc: ['0 · 20 · 30 · 40 · 50 · 60', '0', 'no-claim discount in percent'],
      driverNo: ['1 to 9', '1', 'named drivers'],
      policyHolder: [yesNo, 'Y', 'the policyholder is driver 1'],
      driverList: [
        'list of (driverNum 1 to 9, age 17 to 99 · true, exp 0 to 82 · true)',
        '1-T-T',
        'true: confirmed as ordinary',
      ],
      accident: [yesNo, 'N'],
      amount: ['0 to 100000000', '', 'total claimed in HK$; after an accident alone'],
      offense: [yesNo, 'N'],
      company: [yesNo, 'N', 'declined, cancelled or special terms by an insurer'],
    },
  },
  {
    line: 'PA',
    tempStr: 'others',
    parameters: {
      peopleType: ['I · F', 'I', 'yourself, you and spouse'],
      children: ['0 to 20', '0'],
      yourOcc: ['01 · 02 · 03 · 04 · 05', '01', 'forms offer 01 to 04; 05 needs an officer'],
      spouseOcc: ['01 · 02 · 03 · 04 · 05', '01', 'with a spouse alone'],
    },
  },
  {
    line: 'PET',
    tempStr: 'pet',
    parameters: {
      petNumber: ['1', '1'],
      petType: ['C · D', 'D', 'cat, dog'],
      petAgt: [
        '00 · 01 · 02 · 03 · 04 · 05 · 06 · 07 · 08 · 09',
        '00',
        '00: 6 months to below age 1; 01 to 09: age 1 to age 9',
      ],
      petThird: [flag, 'false', 'Third Party Liability'],
    },
  },
  {
    line: 'DH',
    tempStr: 'dh',
    parameters: {
      nationality: ['P · X', 'P', 'Philippines, other overseas'],
      coverPeriod: ['01 · 02', '01', '1 year, 2 years'],
    },
  },
  {
    line: 'MEDICAL',
    tempStr: 'medical',
    parameters: {
      planType: ['H · D · O', 'H', 'hospital care, dental, outpatient'],
      peopleType: ['01 · 02 · 03', '01', 'yourself, you and spouse, family'],
      age: ['1 to 120', '', 'hospital care alone'],
      clinical: [flag, 'false'],
      dental: [flag, 'false'],
      cillness: [flag, 'false'],
      maternity: [flag, 'false'],
      cmedicine: [flag, 'false'],
    },
  },
  {
    line: 'GOLF',
    tempStr: 'others',
    parameters: { golfType: ['I · F', 'I', 'individual, family'], incTravel: [yesNo, 'N', 'include travel insurance'] },
  },
];

/** Names that travel, by what they are a part of. `of` names the shape in scripts/checks/personal-lines.ts. */
export const fieldGroups = [
  {
    title: 'Plan card',
    of: 'planCard',
    file: `${contract}/calls/quotes/shapes.ts`,
    names: [
      'wfIsr',
      'wfIsrimg',
      'wfIsrurl',
      'wfPlan',
      'wfPlan9',
      'wfProd',
      'wfPrem',
      'wfTotalPrem',
      'wfDisc',
      'wfCcy',
      'wfMethod',
      'wfBrochure',
      'wfJacketname',
    ],
    elsewhere: [['isSelected', 'never travels: the plans picked stand in the address of the list (`chosen`)']],
  },
  {
    title: 'Comparison row',
    of: 'compareRow',
    file: `${contract}/calls/quotes/plan-compare.ts`,
    names: ['wfBene', 'wfContent1', 'wfContent2', 'wfContent3'],
  },
  {
    title: 'Plan details',
    of: 'planCompareAnswer',
    file: `${contract}/calls/quotes/plan-compare.ts`,
    names: ['benefitList', 'coverList', 'optionCoverList'],
  },
  {
    title: 'Recent search',
    of: 'recentSearch',
    file: `${contract}/calls/quotes/recent-searches.ts`,
    names: ['wfProdName', 'wfPlanName', 'wfIsrimg', 'cardText'],
  },
  {
    title: 'Applicant',
    of: 'applicant',
    file: `${contract}/calls/purchases/shapes.ts`,
    names: [
      'title',
      'surname',
      'firstName',
      'dateOfBirth',
      'hkid',
      'flat',
      'floor',
      'building',
      'street',
      'district',
      'phone',
      'email',
      'referrerCode',
    ],
    elsewhere: [
      ['cruise vacation rider', 'an optional cover, off unless chosen: `TRO1`'],
      ['scuba diving rider', 'an optional cover, off unless chosen: `TRO2`'],
    ],
  },
  {
    title: 'The two agreements',
    of: 'submitBody',
    file: `${contract}/calls/purchases/applications.ts`,
    names: ['agreeWording', 'agreeMarketing'],
  },
  {
    title: 'Send a purchase link',
    of: 'sendLinkBody',
    file: `${contract}/calls/quotes/send-link.ts`,
    names: ['email', 'url', 'wfPlan9', 'productCat'],
  },
] as const satisfies readonly {
  title: string;
  of: string;
  file: string;
  names: readonly string[];
  elsewhere?: readonly (readonly [string, string])[];
}[];

interface Behaviour {
  readonly says: string;
  readonly file: string;
  readonly tests: readonly TestName[];
}

const action = `${quotes}/plan-action.test.ts`;
const sendsLink: TestName = [
  'e2e/consultant-sends-link.desktop.spec.ts',
  'a consultant e-mails a purchase link, and the client buys through it at the listed price, once',
];
const visitorBuys: TestName = [
  'e2e/visitor-buys.phone.spec.ts',
  'a visitor on a phone, in Chinese, searches, compares, applies, pays after a bank check and holds a policy',
];
const handsOver: TestName = [
  'e2e/consultant-hands-over.desktop.spec.ts',
  'a consultant prepares a home application with a sum for its building, and the client confirms and pays',
];
const lineJourney: TestName = [
  'e2e/line-journeys.ts',
  'from the landing page (${start}) to prices, back to the search, to a comparison and to a plan',
];
const promotionRefused: TestName = [
  `${api}/modules/quotes/quotes.golden.test.ts`,
  'tells why a promotion code does not apply, on its field, in both languages',
];

export const states: readonly Behaviour[] = [
  {
    says: 'Five steps in order: Search, Quotes, Apply, Pay, Confirm; backwards at any time',
    file: `${web}/components/step-bar.tsx`,
    tests: [visitorBuys],
  },
  {
    says: 'Method A: the client-email dialog, then the provider’s address',
    file: `${quotes}/use-plan-deeds.tsx`,
    tests: [
      [action, 'applies now for method A'],
      [action, 'is this portal’s apply page with the quote for a connected insurer'],
      [action, 'is the insurer’s own site for another'],
    ],
  },
  {
    says: 'Method B: the client-email dialog sends the link, opens the provider’s address in a new tab and says so',
    file: `${quotes}/use-plan-deeds.tsx`,
    tests: [[action, 'e-mails the purchase link for method B'], sendsLink],
  },
  {
    says: 'Method D, a total of null or 0.00, and any other method: Request Quote, with OTHERS_P (OTHERS_M for motor), product and insurer',
    file: `${quotes}/plan-action.ts`,
    tests: [
      [action, 'requests a quote for method D and for every other letter'],
      [action, 'requests a quote for a plan without a price or with a price of nothing, whatever its method'],
      [action, 'is the request form with product and insurer for a quote to be asked for'],
    ],
  },
  {
    says: 'A card is picked and let go; at most 3; the bar shows while any is; Compare from 2 on; Cancel lets all go',
    file: `${quotes}/compare-bar.tsx`,
    tests: [
      [`${quotes}/choice.test.ts`, 'a plan pressed is chosen, pressed again it is not'],
      [`${quotes}/choice.test.ts`, 'a fourth plan is not chosen'],
      lineJourney,
    ],
  },
  {
    says: 'Another number of named drivers keeps driver 1 and adds the others with age and experience true',
    file: `${contract}/lines/drivers.ts`,
    tests: [ofForm('motor', 'keeps driver 1 and starts the others anew when their number changes')],
  },
  {
    says: 'A new departure date moves the return date to it and sets the days that may be chosen',
    file: `${lines}/travel/form.ts`,
    tests: [
      ofForm('travel', 'moves the return date to a new departure date, but not while it is half typed'),
      ofForm('travel', 'offers return days from departure to the day limit'),
    ],
  },
  {
    says: 'Individual takes the spouse back',
    file: `${lines}/travel/form.ts`,
    tests: [ofForm('travel', 'takes the spouse back when Individual is chosen')],
  },
  {
    says: 'Next: the form must be right, then the promotion code is checked, then the quotes',
    file: `${lines}/use-line-form.ts`,
    tests: [lineJourney, promotionRefused],
  },
  {
    says: 'Step 3: optional covers, then details; Back keeps everything; home adds a form of its own and a confirmation view',
    file: `${purchases}/application-page.tsx`,
    tests: [visitorBuys, handsOver],
  },
  {
    says: 'Long lists are paged: another size returns to page 1, and so does a page that is not there',
    file: `${web}/components/pager.tsx`,
    tests: [
      [`${web}/lib/paging.test.ts`, 'returns to page 1 with another size'],
      [`${web}/lib/paging.test.ts`, 'goes to page 1 when the page wanted is not there'],
      ['e2e/requests-paged.desktop.spec.ts', 'a browser with many requests pages through them, and Back leads back'],
    ],
  },
];

interface Rule {
  readonly rule: string;
  readonly text: string;
  /** Of its message. */
  readonly key: string;
  /** Names the key: the rule that browser and server share. */
  readonly declared: string;
  /** Applies it while the form is filled in. */
  readonly browser: string;
  /** Applies it to whatever arrives. */
  readonly server: string;
  /** Each holds the text or its key. */
  readonly tests: readonly TestName[];
}

const dictionary = `${contract}/fields/lines.ts`;
const serveCall = `${api}/http/serve-call.ts`;
const rulesOf = (line: string) => `${lines}/${line}/rules.ts`;

export const rules: readonly Rule[] = [
  {
    rule: 'Client e-mail: required; Accept is disabled until it is valid',
    text: 'E-mail is required',
    key: 'validation.emailRequired',
    declared: `${contract}/fields/formats.ts`,
    browser: `${quotes}/client-email-dialog.tsx`,
    server: serveCall,
    tests: [
      sendsLink,
      [`${contract}/fields/dictionary.test.ts`, 'tell an e-mail address, an English name and a real day'],
    ],
  },
  {
    rule: 'Client e-mail: looks like x@y.z; Accept is disabled until it does',
    text: 'E-mail must be valid',
    key: 'validation.email',
    declared: `${contract}/fields/formats.ts`,
    browser: `${quotes}/client-email-dialog.tsx`,
    server: serveCall,
    tests: [sendsLink, [`${api}/modules/purchases/application.test.ts`, '%s is refused on its field']],
  },
  {
    rule: 'Fire: age of building and sum insured required',
    text: 'The field cannot be empty',
    key: 'validation.empty',
    declared: dictionary,
    browser: rulesOf('fire'),
    server: serveCall,
    tests: [ofForm('fire', 'needs both answers'), bounds('fire')],
  },
  {
    rule: 'Fire: age of building 1 to 99',
    text: 'Age of Building must be within 1-99',
    key: 'validation.buildingAgeYears',
    declared: dictionary,
    browser: rulesOf('fire'),
    server: serveCall,
    tests: [ofForm('fire', 'takes buildings of 1 to 99 years'), bounds('fire')],
  },
  {
    rule: 'Motor: make, model, year, and with comprehensive cover the value, required',
    text: 'This field is required',
    key: 'validation.required',
    declared: `${contract}/lines/motor.ts`,
    browser: rulesOf('motor'),
    server: serveCall,
    tests: [ofForm('motor', 'needs to know the car'), bounds('motor')],
  },
  {
    rule: 'Motor: the value in digits, with comprehensive cover alone',
    text: 'Please enter number',
    key: 'validation.number',
    declared: dictionary,
    browser: rulesOf('motor'),
    server: serveCall,
    tests: [ofForm('motor', 'asks for the value in digits, with comprehensive cover alone'), bounds('motor')],
  },
  {
    rule: 'Motor: named drivers 1 to 9',
    text: 'Named drivers can be 1 to 9',
    key: 'validation.drivers',
    declared: dictionary,
    browser: rulesOf('motor'),
    server: serveCall,
    tests: [ofForm('motor', 'takes 1 to 9 drivers'), bounds('motor')],
  },
  {
    rule: 'Motor: manufactured this year or in one of the 49 before',
    text: 'The year of manufacture must be within the last 50 years',
    key: 'validation.madeIn',
    declared: `${contract}/lines/motor.ts`,
    browser: rulesOf('motor'),
    server: `${api}/modules/quotes/lines/motor.ts`,
    tests: [ofForm('motor', 'takes cars of this year and the 49 before'), bounds('motor')],
  },
  {
    rule: 'Promotion code: optional, checked by the server before going on, its message under the field',
    text: 'The promotion code is invalid.',
    key: 'errors.promotionRefused',
    declared: `${contract}/errors.ts`,
    browser: `${lines}/check-promotion.ts`,
    server: `${api}/modules/catalogue/check-promotion.ts`,
    tests: [promotionRefused],
  },
  {
    rule: 'Home, area others: required',
    text: 'This field is required',
    key: 'validation.required',
    declared: `${contract}/lines/home.ts`,
    browser: rulesOf('home'),
    server: serveCall,
    tests: [ofForm('home', 'asks for the gross floor area with Others alone'), bounds('home')],
  },
  {
    rule: 'Home, area others: greater than 0; digits only, leading zeros dropped',
    text: 'Gross Area must be greater than 0',
    key: 'validation.areaMin',
    declared: dictionary,
    browser: rulesOf('home'),
    server: serveCall,
    tests: [ofForm('home', 'asks for the gross floor area with Others alone'), bounds('home')],
  },
  {
    rule: 'Home, area others: at most 5000',
    text: 'Gross Area must be less than 5000',
    key: 'validation.areaMax',
    declared: dictionary,
    browser: rulesOf('home'),
    server: serveCall,
    tests: [ofForm('home', 'asks for the gross floor area with Others alone'), bounds('home')],
  },
  {
    rule: 'Overseas student: at least one person',
    text: 'Please enter an integer',
    key: 'validation.integer',
    declared: dictionary,
    browser: rulesOf('student'),
    server: serveCall,
    tests: [ofForm('student', 'is for at least one person'), bounds('student')],
  },
  {
    rule: 'Overseas student: no first day before today',
    text: 'Cover cannot start before today',
    key: 'validation.startBeforeToday',
    declared: `${contract}/lines/search.ts`,
    browser: rulesOf('student'),
    server: `${api}/modules/quotes/lines/student.ts`,
    tests: [ofForm('student', 'covers no day before today, and starts within 90 days'), bounds('student')],
  },
  {
    rule: 'Personal accident: children not below 0',
    text: 'Please enter an integer',
    key: 'validation.integer',
    declared: dictionary,
    browser: rulesOf('accident'),
    server: serveCall,
    tests: [ofForm('accident', 'takes no fewer than no children'), bounds('accident')],
  },
  {
    rule: 'Medical, hospital care: age required',
    text: 'This field is required',
    key: 'validation.required',
    declared: `${contract}/lines/medical.ts`,
    browser: rulesOf('medical'),
    server: serveCall,
    tests: [ofForm('medical', 'asks for the age in hospital care alone'), bounds('medical')],
  },
  {
    rule: 'Medical, hospital care: age greater than 0',
    text: 'Age must be greater than 0',
    key: 'validation.ageMin',
    declared: dictionary,
    browser: rulesOf('medical'),
    server: serveCall,
    tests: [ofForm('medical', 'asks for the age in hospital care alone'), bounds('medical')],
  },
  {
    rule: 'Travel: adults an integer from 1, children from 0, of a family from 1',
    text: 'Please enter an integer',
    key: 'validation.integer',
    declared: `${contract}/fields/quotes.ts`,
    browser: rulesOf('travel'),
    server: serveCall,
    tests: [
      ofForm('travel', 'wants whole adults from 1 and says so in the words of the rule'),
      ofForm('travel', 'takes no children for individuals, but at least one for a family'),
      [`${contract}/fields/dictionary.test.ts`, 'names wire fields in every refusal, of one field or of several'],
    ],
  },
  {
    rule: 'Travel: at most 20 adults and 20 children',
    text: 'Amount cannot exceed 20',
    key: 'validation.amountMax',
    declared: `${contract}/fields/quotes.ts`,
    browser: rulesOf('travel'),
    server: serveCall,
    tests: [
      ofForm('travel', 'takes at most 20 of each, and tells of both at once'),
      [`${contract}/fields/dictionary.test.ts`, 'names wire fields in every refusal, of one field or of several'],
    ],
  },
  {
    rule: 'Travel: no departure before today',
    text: 'The departure date cannot be before today',
    key: 'validation.departBeforeToday',
    declared: `${contract}/lines/travel.ts`,
    browser: rulesOf('travel'),
    server: `${api}/modules/quotes/lines/travel.ts`,
    tests: [ofForm('travel', 'cannot depart before today')],
  },
  {
    rule: 'Travel, single trip: no return before the departure',
    text: 'The return date cannot be before the departure date',
    key: 'validation.returnBeforeDeparture',
    declared: `${contract}/lines/travel.ts`,
    browser: rulesOf('travel'),
    server: serveCall,
    tests: [
      ofForm('travel', 'cannot return before it departs, and needs real dates'),
      [`${contract}/fields/dictionary.test.ts`, 'names wire fields in every refusal, of one field or of several'],
    ],
  },
  {
    rule: 'Travel, single trip: back by the departure plus TRAVEL_DAY_LIMIT less 1',
    text: 'A single trip can be at most {days} days long',
    key: 'validation.returnTooLate',
    declared: `${contract}/lines/travel.ts`,
    browser: rulesOf('travel'),
    server: `${api}/modules/quotes/lines/travel.ts`,
    tests: [ofForm('travel', 'lasts at most the day limit, both days counted')],
  },
  {
    rule: 'Pet: one pet',
    text: 'One pet can be insured in one policy',
    key: 'validation.onePet',
    declared: dictionary,
    browser: rulesOf('pet'),
    server: serveCall,
    tests: [bounds('pet')],
  },
  {
    rule: 'Applicant: English names only',
    text: 'Please enter the name in English, as on the identity card',
    key: 'validation.englishName',
    declared: `${contract}/fields/formats.ts`,
    browser: `${purchases}/application-issues.ts`,
    server: `${api}/modules/purchases/check-application.ts`,
    tests: [
      [`${contract}/fields/dictionary.test.ts`, 'tell an e-mail address, an English name and a real day'],
      [`${api}/modules/purchases/application.test.ts`, '%s is refused on its field'],
    ],
  },
  {
    rule: 'Applicant: HKID number with its check digit',
    text: 'HKID number is not valid',
    key: 'validation.hkid',
    declared: `${contract}/fields/formats.ts`,
    browser: `${purchases}/application-issues.ts`,
    server: `${api}/modules/purchases/check-application.ts`,
    tests: [[`${contract}/fields/dictionary.test.ts`, 'verify the identity card check digit']],
  },
  {
    rule: 'Application: both agreements',
    text: 'Please tick this box to go on',
    key: 'validation.mustAgree',
    declared: `${contract}/fields/purchases.ts`,
    browser: `${purchases}/application-issues.ts`,
    server: serveCall,
    tests: [[`${api}/modules/purchases/application.test.ts`, 'both agreements are needed'], handsOver],
  },
  {
    rule: 'Application: no first day of cover before today',
    text: 'The date cannot be before {date}',
    key: 'validation.dateFrom',
    declared: `${contract}/questions.ts`,
    browser: `${purchases}/application-issues.ts`,
    server: `${api}/modules/purchases/check-application.ts`,
    tests: [[`${api}/modules/purchases/line-refusals.test.ts`, '%s (%s)']],
  },
  {
    rule: 'Helper: at least 18',
    text: 'The date of birth does not fit this quote: it must be from {from} to {until}',
    key: 'validation.bornOutside',
    declared: `${api}/modules/purchases/check-people.ts`,
    browser: `${purchases}/people-issues.ts`,
    server: `${api}/modules/purchases/check-people.ts`,
    tests: [[`${api}/modules/purchases/line-refusals.test.ts`, '%s (%s)']],
  },
  {
    rule: 'Applicant: at least 18',
    text: 'The applicant must be at least 18 years old',
    key: 'validation.applicantAge',
    declared: `${api}/modules/purchases/check-application.ts`,
    browser: `${purchases}/application-issues.ts`,
    server: `${api}/modules/purchases/check-application.ts`,
    tests: [
      [`${purchases}/application-issues.test.ts`, 'may buy on the 18th birthday and not the day before'],
      [`${api}/modules/purchases/application.test.ts`, '%s is refused on its field'],
    ],
  },
];

interface ShownText {
  readonly text: string;
  readonly key: string;
  /** Draws it: holds the last part of the key, or of a choice the field it is a choice of. */
  readonly shown: string;
}

const choicesIn = (
  line: string,
  field: string,
  texts: Readonly<Record<string, string>>,
  file = 'form.ts',
): readonly ShownText[] =>
  Object.entries(texts).map(([value, text]) => ({
    text,
    key: `${line}.form.choices.${field}.${value}`,
    shown: `${lines}/${line}/${file}`,
  }));

const classHints = {
  '01': 'Professional, administrative or clerical work, mainly indoors',
  '02': 'Outdoor duties or light manual work without machinery',
  '03': 'Skilled or semi-skilled manual work, light machinery, driving',
  '04': 'Manual work with heavy tools or hazardous machinery',
};

export const texts: readonly ShownText[] = [
  ...['Search', 'Quotes', 'Apply', 'Pay', 'Confirm'].map((text) => ({
    text,
    key: `common.steps.${text.toLowerCase()}`,
    shown: `${web}/components/step-bar.tsx`,
  })),
  { text: 'Get a Free Quote', key: 'search.freeQuote', shown: `${lines}/short-form.tsx` },
  { text: 'Next', key: 'common.actions.next', shown: `${lines}/search-frame.tsx` },
  { text: 'Recent searches', key: 'search.recent.title', shown: `${quotes}/recent-searches.tsx` },
  { text: 'More', key: 'frontPage.more', shown: `${web}/features/home/line-tabs.tsx` },
  { text: 'Available Quotes', key: 'quoteList.title', shown: `${quotes}/quote-list-page.tsx` },
  { text: 'Provider', key: 'quoteList.filters.provider', shown: `${quotes}/filter-panel.tsx` },
  { text: 'All', key: 'quoteList.filters.all', shown: `${quotes}/filter-panel.tsx` },
  { text: 'Premium', key: 'quoteList.filters.sort', shown: `${quotes}/filter-panel.tsx` },
  { text: 'Low to High', key: 'quoteList.filters.ASC', shown: `${quotes}/filter-panel.tsx` },
  { text: 'High to Low', key: 'quoteList.filters.DESC', shown: `${quotes}/filter-panel.tsx` },
  { text: 'Choose up to 3 plans to compare', key: 'quoteList.compareBar.hint', shown: `${quotes}/compare-bar.tsx` },
  { text: 'Chosen {count} plan', key: 'quoteList.compareBar.chosen', shown: `${quotes}/compare-bar.tsx` },
  { text: 'Cancel', key: 'quoteList.compareBar.cancel', shown: `${quotes}/compare-bar.tsx` },
  { text: 'Compare', key: 'quoteList.compareBar.compare', shown: `${quotes}/compare-bar.tsx` },
  {
    text: 'I declare that I am the proposer, or that I have approached the proposer, and that the proposer has agreed to receive this quotation at the e-mail address below.',
    key: 'quoteList.email.declaration',
    shown: `${quotes}/client-email-dialog.tsx`,
  },
  { text: 'Decline', key: 'quoteList.email.decline', shown: `${quotes}/client-email-dialog.tsx` },
  { text: 'Accept', key: 'quoteList.email.accept', shown: `${quotes}/client-email-dialog.tsx` },
  { text: 'please inform Client to check email', key: 'quoteList.email.sentText', shown: `${quotes}/sent-dialog.tsx` },
  {
    text: 'All quotes are for reference only and are subject to final confirmation by the insurance companies.',
    key: 'quoteList.footnote.reference',
    shown: `${quotes}/quote-footnotes.tsx`,
  },
  { text: 'View all quotes', key: 'quoteList.compare.viewAll', shown: `${quotes}/compare-page.tsx` },
  { text: 'Show All', key: 'quoteList.compare.showAll', shown: `${quotes}/show-toggle.tsx` },
  { text: 'Show Different', key: 'quoteList.compare.showDifferent', shown: `${quotes}/show-toggle.tsx` },
  { text: 'More details', key: 'quoteList.compare.moreDetails', shown: `${quotes}/compare-heads.tsx` },
  { text: 'Important notes', key: 'quoteList.details.notes', shown: `${quotes}/plan-details.tsx` },
  { text: 'Apply Now(A)', key: 'quoteList.action.applyA', shown: `${quotes}/act-button.tsx` },
  { text: 'Apply Now (B)', key: 'quoteList.action.applyB', shown: `${quotes}/act-button.tsx` },
  { text: 'Request Quote', key: 'quoteList.action.request', shown: `${quotes}/act-button.tsx` },
  {
    text: 'An officer contacts you within 24 hours',
    key: 'quoteList.action.requestHint',
    shown: `${quotes}/act-button.tsx`,
  },
  { text: 'No data available', key: 'common.states.noData', shown: `${web}/components/states.tsx` },
  { text: 'Monday to Friday 09:00 to 18:00', key: 'common.footer.hotlineHours', shown: `${web}/app/footer.tsx` },
  ...choicesIn('travel', 'tripType', { S: 'Single Trip', A: 'Annual Travel' }),
  ...choicesIn('travel', 'destination', { M: 'Mainland China', A: 'Asia', W: 'Worldwide' }),
  ...choicesIn('travel', 'party', { I: 'Individual', F: 'Family' }),
  {
    text: 'An adult family means self and spouse with at least 1 child.',
    key: 'travel.form.familyDefinition',
    shown: `${lines}/travel/search-page.tsx`,
  },
  {
    text: 'Children are 6 weeks to 17 years old.',
    key: 'travel.form.childrenDefinition',
    shown: `${lines}/travel/search-page.tsx`,
  },
  {
    text: 'Family children are directly related to the travelling adults.',
    key: 'travel.form.familyChildrenDefinition',
    shown: `${lines}/travel/search-page.tsx`,
  },
  ...choicesIn('home', 'areaBand', { '06': 'Others' }),
  ...choicesIn('home', 'buildingType', { A: 'Apartment', H: 'House or village house up to 3 storeys' }),
  ...choicesIn('home', 'buildingAge', { W: 'Within 35 years', M: 'More than 35 years' }),
  ...choicesIn('student', 'coverYears', { 1: '1 Year', 2: '2 Years' }),
  ...choicesIn('motor', 'cover', { C: 'Comprehensive', T: 'Third Party' }),
  ...choicesIn('accident', 'party', { I: 'Yourself', F: 'You and Spouse' }),
  ...Object.entries(classHints).map(([value, text]) => ({
    text,
    key: `accident.form.hints.yourClass.${value}`,
    shown: `${lines}/accident/fields.tsx`,
  })),
  {
    text: 'high hazard, not accepted online: scaffolder, diver, stunt performer, professional athlete, police and firefighters on duty, pilot and cabin crew.',
    key: 'accident.form.examples.05',
    shown: `${lines}/accident/class-list.tsx`,
  },
  ...choicesIn('pet', 'petType', { C: 'Cat', D: 'Dog' }),
  ...choicesIn('pet', 'petAgeYears', {
    0: '6 months to below age 1',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((years) => [years, `age ${years}`])),
  }),
  { text: 'Third Party Liability', key: 'pet.form.thirdParty', shown: `${lines}/pet/fields.tsx` },
  ...choicesIn('helper', 'nationality', { P: 'Philippines', X: 'Other overseas' }),
  ...choicesIn('helper', 'coverYears', { 1: '1 Year', 2: '2 Years' }),
  ...choicesIn('medical', 'careType', { H: 'Hospital Care', D: 'Dental', O: 'Outpatient' }),
  ...choicesIn('medical', 'people', { '01': 'Yourself', '02': 'You and Spouse', '03': 'Family' }),
  ...choicesIn('golf', 'party', { I: 'Individual', F: 'Family' }),
  { text: 'Include travel insurance', key: 'golf.form.withTravel', shown: `${lines}/golf/fields.tsx` },
  { text: '10% off', key: 'sme.landing.offer', shown: `${web}/features/sme/landing-page.tsx` },
  { text: 'Office', key: 'templates.options.occupancy.OFF', shown: `${web}/features/sme/steps.ts` },
  { text: 'Shop', key: 'templates.options.occupancy.SHP', shown: `${web}/features/sme/steps.ts` },
  {
    text: 'Bands: HK$1 to 100,000 · 100,001 to 300,000 · 300,001 to 1,000,000 · over 1,000,000',
    key: 'templates.hints.bands',
    shown: `${api}/modules/templates/rows/bp.ts`,
  },
];

interface DocumentedCall {
  /** Name of the call in the contract. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly contract: string;
  /** Wire names that the body or the query takes. */
  readonly takes: readonly string[];
  /** For a body of several shapes: the product that tells them apart. */
  readonly prod?: LineCode;
  readonly useCase: string;
}

const listCall = (name: string, tempStr: string, prod?: LineCode): DocumentedCall => ({
  name,
  method: 'POST',
  path: `/buy/plan-${tempStr}`,
  contract: `${contract}/calls/quotes/plan-lists.ts`,
  takes: ['promotion', 'sort', 'isrList'],
  prod,
  useCase: `${api}/modules/quotes/list-plans.ts`,
});

export const calls: readonly DocumentedCall[] = [
  listCall('planTravel', 'travel'),
  listCall('planFire', 'fire'),
  listCall('planMotor', 'motor'),
  listCall('planHelper', 'dh'),
  listCall('planPet', 'pet'),
  listCall('planMedical', 'medical'),
  listCall('planOthers', 'others', 'HOME'),
  {
    name: 'planCompare',
    method: 'POST',
    path: '/buy/plan-compare',
    contract: `${contract}/calls/quotes/plan-compare.ts`,
    takes: ['prod', 'difference', 'planList'],
    useCase: `${api}/modules/quotes/compare-plans.ts`,
  },
  {
    name: 'promotionCheck',
    method: 'POST',
    path: '/buy/promotion-check',
    contract: `${contract}/calls/quotes/promotion-check.ts`,
    takes: ['prod', 'promotion'],
    prod: 'FIRE',
    useCase: `${api}/modules/quotes/check-promotion-code.ts`,
  },
  {
    name: 'dropdown',
    method: 'POST',
    path: '/common/dropdown',
    contract: `${contract}/calls/common/dropdown.ts`,
    takes: ['codes', 'prod', 'make'],
    useCase: `${api}/modules/catalogue/find-list.ts`,
  },
  {
    name: 'planCoverage',
    method: 'POST',
    path: '/buy/plan-coverage',
    contract: `${contract}/calls/quotes/plan-coverage.ts`,
    takes: ['wfIsr', 'wfPlan', 'wfProd'],
    useCase: `${api}/modules/quotes/describe-quote.ts`,
  },
  {
    name: 'sendLink',
    method: 'POST',
    path: '/buy/send-link',
    contract: `${contract}/calls/quotes/send-link.ts`,
    takes: ['email', 'url', 'wfPlan9', 'productCat'],
    useCase: `${api}/modules/quotes/send-link.ts`,
  },
  {
    name: 'setting',
    method: 'GET',
    path: '/common/setting',
    contract: `${contract}/calls/common/setting.ts`,
    takes: ['key'],
    useCase: `${api}/modules/catalogue/routes.ts`,
  },
  {
    name: 'recentSearches',
    method: 'GET',
    path: '/buy/recent',
    contract: `${contract}/calls/quotes/recent-searches.ts`,
    takes: [],
    useCase: `${api}/modules/quotes/recent-searches.ts`,
  },
  {
    name: 'downFile',
    method: 'GET',
    path: '/common/down-file',
    contract: `${contract}/calls/common/down-file.ts`,
    takes: ['name'],
    useCase: `${api}/modules/documents/read-document.ts`,
  },
  {
    name: 'getTemplate',
    method: 'GET',
    path: '/commercial-insurance/template',
    contract: `${contract}/calls/requests/template.ts`,
    takes: ['templateId', 'prodCode', 'isr', 'parameter'],
    useCase: `${api}/modules/templates/open-template.ts`,
  },
  {
    name: 'requestQuote',
    method: 'POST',
    path: '/buy/request-quote',
    contract: `${contract}/calls/requests/request-quote.ts`,
    takes: ['templateId', 'prod', 'isr', 'answers'],
    useCase: `${api}/modules/requests/request-quote.ts`,
  },
];

export const errors: readonly Behaviour[] = [
  {
    says: 'The promotion code is refused: its field shows the server’s words; changing the field takes them away',
    file: `${lines}/use-line-form.ts`,
    tests: [promotionRefused],
  },
  {
    says: 'Any other failure of the server: a notice in the language of the page (msgC or msg)',
    file: `${web}/lib/notify.ts`,
    tests: [[`${web}/lib/api.test.ts`, 'fails in the words of the page it is on, under domain names']],
  },
  {
    says: 'A deed succeeded: the answer carries its message in both languages',
    file: `${api}/http/answers.ts`,
    tests: [[`${api}/http/serve-call.test.ts`, 'ready bytes and a message of its own go out as they are']],
  },
  { says: 'Recent searches that do not load: nothing is said', file: `${quotes}/recent-list.tsx`, tests: [] },
  {
    says: 'A field breaks its rule: the texts above, under the wire name of the field',
    file: `${api}/http/error-handler.ts`,
    tests: [
      [
        `${api}/http/serve-call.test.ts`,
        'complaints about path and body come together, under wire names and in both languages',
      ],
    ],
  },
  { says: 'Nothing to show: No data available', file: `${web}/components/states.tsx`, tests: [] },
];

interface Constant {
  readonly says: string;
  readonly file: string;
  /** Stands in the file, letter by letter. */
  readonly written: string;
}

export const constants: readonly Constant[] = [
  { says: 'Compare: at most 3 plans', file: `${quotes}/choice.ts`, written: 'mostCompared = 3' },
  { says: 'Compare: at least 2 plans', file: `${quotes}/choice.ts`, written: 'fewestCompared = 2' },
  {
    says: 'Compare: the API takes 1 to 3 plans',
    file: `${contract}/calls/quotes/plan-compare.ts`,
    written: ".min(1, 'validation.required').max(3, 'validation.compareMax')",
  },
  { says: 'Motor: named drivers up to 9', file: `${contract}/lines/drivers.ts`, written: 'MOST_DRIVERS = 9' },
  { says: 'Motor: 50 years of manufacture', file: `${contract}/lines/drivers.ts`, written: 'MODEL_YEARS = 50' },
  {
    says: 'Motor: no-claim discount 0, 20, 30, 40, 50, 60 percent',
    file: dictionary,
    written: '[0, 20, 30, 40, 50, 60]',
  },
  {
    says: 'Personal accident: forms offer occupation classes 01 to 04',
    file: `${lines}/accident/form.ts`,
    written: "onlineClasses = ['01', '02', '03', '04']",
  },
  {
    says: 'Travel: at most 20 adults and 20 children',
    file: `${contract}/lines/travel.ts`,
    written: '{ maxAdults: 20, maxChildren: 20, minAdults: 1 }',
  },
  {
    says: 'Travel: the longest trip is the setting TRAVEL_DAY_LIMIT',
    file: 'apps/api/seeds/catalogue/settings.ts',
    written: "TRAVEL_DAY_LIMIT: '182'",
  },
  {
    says: 'Travel: back by departure plus TRAVEL_DAY_LIMIT less 1',
    file: `${contract}/lines/travel.ts`,
    written: 'addDays(departOn, dayLimit - 1)',
  },
  {
    says: 'Levy: 0.04% from 1 January 2018, capped at HK$2,000, in every displayed premium',
    file: 'apps/api/seeds/catalogue/levies.ts',
    written: "['2018-01-01', '2019-03-31', 400, 2_000]",
  },
  { says: 'Money: HK$ with 2 decimals', file: `${web}/lib/money.ts`, written: 'HK$${dollars}.${digits.slice(-2)}' },
  {
    says: 'A request for a quote is answered within 24 hours',
    file: 'apps/api/seeds/catalogue/settings.ts',
    written: "REQUEST_QUOTE_SLA_HOURS: '24'",
  },
  {
    says: 'Travel: cruise vacation rider, off unless chosen',
    file: 'apps/api/seeds/catalogue/travel/optional-covers.ts',
    written: "name: 'Cruise vacation rider'",
  },
  {
    says: 'Travel: scuba diving rider, off unless chosen',
    file: 'apps/api/seeds/catalogue/travel/optional-covers.ts',
    written: "name: 'Scuba diving rider'",
  },
  {
    says: 'Paging: 10 (the default), 20, 50, 100 rows',
    file: 'packages/contract/src/page-sizes.ts',
    written: '[10, 20, 50, 100]',
  },
  { says: 'Paging: 7 page buttons', file: `${web}/lib/paging.ts`, written: 'visiblePages = 7' },
  {
    says: 'Paging: another size returns to page 1',
    file: `${web}/lib/paging.ts`,
    written: "next.delete('page')",
  },
  {
    says: 'Paging: a page that is not there is page 1',
    file: `${web}/lib/paging.ts`,
    written: 'wanted >= 1 && wanted <= pages ? wanted : 1',
  },
  { says: 'Home tabs: two beside More', file: `${web}/features/home/line-tabs.tsx`, written: 'FIRST = 2' },
  {
    says: 'Home tabs: More below 500 px',
    file: `${web}/features/home/line-tabs.module.css`,
    written: '@media (max-width: 499px)',
  },
  {
    says: 'Recent searches: 4 slides',
    file: `${quotes}/recent-searches.module.css`,
    written: 'grid-auto-columns: calc((100% - 3 * 16px) / 4);',
  },
  {
    says: 'Recent searches: 2 slides below 750 px',
    file: `${quotes}/recent-searches.module.css`,
    written: '@media (max-width: 749px) {\n  .track {\n    grid-auto-columns: calc((100% - 16px) / 2);',
  },
  {
    says: 'Recent searches: 1 slide below 500 px',
    file: `${quotes}/recent-searches.module.css`,
    written: '@media (max-width: 499px) {\n  .track {\n    grid-auto-columns: 100%;',
  },
];

/** Where the specification leaves a choice, shows two readings, or was not taken by the letter. */
export const readings: readonly string[] = [
  'Plans of other methods show Request Quote on the list and in the details alike, and lead to the same form.',
  'A card is picked by its own Compare box. Pressing anywhere else on it does nothing: the card holds links and a button.',
  'The lists of makes and models offer another try when they do not load, since no car can be searched without them.',
  'A class 5 occupation is explained and not offered; through the API it is listed with Request Quote.',
  'Empty lists say No data available; recent searches and the requests of a browser say what will stand there.',
  'A first visit to the travel form proposes a return five days after today; a changed departure moves it to the new day.',
  'Bounds that are not given are ours: 20 persons, children and years of age below 120, HK$1,000,000,000 insured, HK$100,000,000 for a car, a first day of cover within 90 days.',
  'Steps 4 and 5, the paths that are not shown and the answers’ other names are in the list of calls and fields.',
  'Support and company pages (/contactUs, /whyOneGI, /ourCompany) belong to the specification of servicing and back office.',
];

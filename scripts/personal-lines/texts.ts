import { api, lines, quotes, web } from './places.ts';

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
  { text: 'Recent searches', key: 'search.recent.title', shown: `${lines}/landing/recent-searches.tsx` },
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
  { text: 'Mon-Fri 09:00-18:00', key: 'common.footer.hotlineHours', shown: `${web}/app/hotline-block.tsx` },
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

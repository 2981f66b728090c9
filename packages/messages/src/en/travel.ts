export const travel = {
  form: {
    label: 'Your trip',
    tripType: 'Type of cover',
    destination: 'Destination',
    choices: {
      tripType: { S: 'Single Trip', A: 'Annual Travel' },
      destination: { M: 'Mainland China', A: 'Asia', W: 'Worldwide' },
      party: { I: 'Individual', F: 'Family' },
    },
    hints: {
      destination: {
        M: 'Including Macao',
        A: 'Japan, Korea, Taiwan, Thailand and 14 more places; including Mainland China',
        W: 'Everywhere, except places under sanction',
      },
    },
    departOn: 'Departure date',
    startOn: 'First day of cover',
    returnOn: 'Return date',
    length: '{days, plural, one {# day} other {# days, both days counted}}',
    longest: 'A single trip can be up to {days} days long.',
    annualNote: 'Covers any number of trips in 12 months, each up to 90 days.',
    party: 'Who is travelling',
    withSpouse: 'My spouse travels too',
    adults: 'Adults',
    children: 'Children',
    definitions: 'Who counts as what',
    familyDefinition: 'An adult family means self and spouse with at least 1 child.',
    childrenDefinition: 'Children are 6 weeks to 17 years old.',
    familyChildrenDefinition: 'Family children are directly related to the travelling adults.',
  },
  search: {
    title: 'Travel insurance search',
    description: 'Tell us about your trip and compare travel insurance prices from Hong Kong insurers at once.',
    headline: 'Tell us about your trip',
    lead: 'At most seven answers, no personal details. The prices follow at once.',
    whenTitle: 'Where and when',
    whoTitle: 'Travellers',
  },
  landing: {
    title: 'Travel insurance',
    description:
      'Compare single-trip and annual travel insurance from Hong Kong insurers: prices with levy, benefits side by side, bought online.',
    headline: 'Travel insurance, compared in a minute',
    lead: 'All prices at once, with the levy included. No name or phone number needed.',
    point: 'Single trips from 1 to 182 days, or a whole year of travel',
  },
};

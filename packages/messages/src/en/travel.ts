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
    lead: 'Six answers, no personal details. The prices follow at once.',
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
    covered: {
      medical: {
        title: 'Medical expenses abroad',
        text: 'Hospital and doctor when you fall ill or are hurt on the trip, and follow-up treatment in Hong Kong for 90 days.',
      },
      evacuation: {
        title: 'Emergency evacuation',
        text: 'Transport to a suitable hospital, or home to Hong Kong.',
      },
      cancellation: {
        title: 'Cancellation and curtailment',
        text: 'Prepaid costs that you cannot recover when the trip cannot start or must end early.',
      },
      baggage: {
        title: 'Baggage and money',
        text: 'Lost, stolen or damaged belongings, travel documents and cash.',
      },
      delay: {
        title: 'Travel delay',
        text: 'A cash amount for each full 6 hours that your flight or ship is late.',
      },
      liability: {
        title: 'Personal liability',
        text: 'Your legal liability when you injure someone or damage property.',
      },
    },
    compareCaption: 'For example: {insurer}, limits per insured person and trip',
    questions: {
      when: {
        q: 'When do I have to buy?',
        a: 'Before you leave Hong Kong. Cover cannot start once you have departed.',
      },
      family: {
        q: 'Who counts as a family?',
        a: 'You and your spouse, or you alone, with at least 1 child who is directly related to the travelling adults. One family price covers all the children.',
      },
      annual: {
        q: 'When is annual cover worth it?',
        a: 'It covers any number of trips in a year, each up to 90 days. As a rule of thumb it costs less than single cover from about seven five-day trips a year.',
      },
      existing: {
        q: 'Are illnesses that I already have covered?',
        a: 'No. Illness or injury that existed before the trip is not covered.',
      },
      change: {
        q: 'Can I get my money back?',
        a: 'The premium of a single trip is not refundable once the policy has been issued.',
      },
    },
  },
};

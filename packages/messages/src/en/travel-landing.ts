/** What the landing page says below its form. */
export const travelLanding = {
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
};

/** Texts of every line's search and landing page. */
export const search = {
  insurersTitle: 'Insurers on OneGI',
  promotion: 'Promotion code',
  freeQuote: 'Get a Free Quote',
  moreOptions: 'Promotion code and more options',
  choose: 'Choose',
  answers: { Y: 'Yes', N: 'No' },
  recent: {
    title: 'Recent searches',
    empty: 'Nothing here yet. Your searches will be kept here, so that you can return to their prices.',
    open: 'Show the quotes again: {search}',
    requestQuote: 'Request Quote',
  },
  landing: {
    points: {
      exact: 'The price on the list is the price on the receipt',
      policy: 'Your policy by e-mail as soon as the payment is confirmed',
    },
    coveredTitle: 'What is covered',
    coveredLead: 'Limits differ from plan to plan. Each plan shows its own in the comparison.',
    compareTitle: 'How the plans compare',
    compareLead: 'Three levels of cover. Each insurer sets its own limits; the comparison shows them all.',
    compareElsewhere: 'Get quotes to compare the limits of every plan',
    benefit: 'Benefit',
    tiers: { B: 'Basic', S: 'Standard', P: 'Premier' },
    questionsTitle: 'Questions and answers',
    levy: {
      q: 'Is the levy included?',
      a: 'Yes. Every price on this site includes the Insurance Authority levy, and it is the price you pay.',
    },
  },
};

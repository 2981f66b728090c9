/** Texts of every line's landing page below its form. */
export const landingPage = {
  breadcrumb: 'Path to this page',
  homePage: 'Home',
  from: 'from {price}',
  coveredTitle: 'What is covered',
  coveredLead: 'Limits differ from plan to plan. Each plan shows its own in the comparison.',
  compareTitle: 'How the plans compare',
  compareLead: 'Three levels of cover. Each insurer sets its own limits; the comparison shows them all.',
  compareElsewhere: 'Get quotes to compare the limits of every plan',
  benefit: 'Benefit',
  examplePrice: 'Price: {example}',
  noPrice: 'On request',
  tiers: { B: 'Basic', S: 'Standard', P: 'Premier' },
  allPlans: '{example}: {count, plural, one {# plan} other {# plans}} from {least} to {most}',
  showAll: 'Compare them all',
  questionsTitle: 'Questions and answers',
  levy: {
    q: 'Is the levy included?',
    a: 'Yes. Every price on this site includes the Insurance Authority levy, and it is the price you pay.',
  },
  insurersTitle: 'Insurers on OneGI',
  guidesTitle: 'What each insurer pays, in detail',
};

export const golf = {
  form: {
    label: 'Your golf',
    party: 'Who plays',
    withTravel: 'Include travel insurance',
    withTravelHelp: 'A whole year of travel cover for those insured.',
    choices: { party: { I: 'Individual', F: 'Family' } },
  },
  landing: {
    title: 'Golf insurance',
    description:
      'Compare golf insurance from Hong Kong insurers: liability on the course, equipment and hole-in-one, prices with levy side by side.',
    headline: 'Golf insurance, compared in a minute',
    lead: 'Two answers, and all prices at once, with the levy included.',
    point: 'For yourself or the whole family',
  },
};

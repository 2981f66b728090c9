export const fire = {
  form: {
    label: 'Your building',
    buildingAgeYears: 'Age of building',
    sumInsuredDollars: 'Sum insured',
    years: 'years',
    ageHelp: 'Whole years since the occupation permit, 1 to 99.',
    sumHelp: 'What it costs to rebuild, or the amount of your mortgage loan; not the market price.',
  },
  search: {
    title: 'Fire insurance search',
    description: 'Tell us the age of the building and the sum insured and compare fire insurance prices at once.',
    headline: 'Tell us about the building',
    lead: 'Two answers, no personal details. The prices follow at once.',
  },
  landing: {
    title: 'Fire insurance',
    description:
      'Compare fire insurance for flats and houses from Hong Kong insurers: prices with levy, benefits side by side, bought online.',
    headline: 'Fire insurance, compared in a minute',
    lead: 'For owners and mortgage loans: all prices at once, with the levy included.',
    point: 'The mortgage bank is named in the policy',
  },
};

export const student = {
  form: {
    label: 'The studies',
    coverYears: 'Insurance period',
    persons: 'Number of persons',
    startOn: 'First day of cover',
    choices: { coverYears: { '1': '1 Year', '2': '2 Years' } },
    startHelp: 'From today, at most {days} days ahead.',
  },
  search: {
    title: 'Overseas student insurance search',
    description: 'Say for how long and from when, and compare overseas student insurance prices at once.',
    headline: 'Tell us about the studies',
    lead: 'Three answers, no personal details. The prices follow at once.',
  },
  landing: {
    title: 'Overseas student insurance',
    description:
      'Compare overseas student insurance from Hong Kong insurers: one or two years, prices with levy, benefits side by side.',
    headline: 'Overseas student insurance, compared in a minute',
    lead: 'One or two years anywhere in the world: all prices at once, with the levy included.',
    point: '5% less for two or three students together, 8% less for four or more',
  },
};

export const helper = {
  form: {
    label: 'Your helper',
    nationality: 'Nationality of the helper',
    coverYears: 'Cover period',
    choices: {
      nationality: { P: 'Philippines', X: 'Other overseas' },
      coverYears: { '1': '1 Year', '2': '2 Years' },
    },
  },
  search: {
    title: 'Domestic helper insurance search',
    description:
      'Nationality and cover period: compare domestic helper insurance prices from Hong Kong insurers at once.',
    headline: 'Tell us about your helper',
    lead: 'Two answers, no personal details. The prices follow at once.',
  },
  landing: {
    title: 'Domestic helper insurance',
    description:
      'Compare domestic helper insurance from Hong Kong insurers: employer’s liability, medical and repatriation, prices with levy side by side.',
    headline: 'Domestic helper insurance, compared in a minute',
    lead: 'The cover the law asks of every employer, and medical care for your helper: all prices at once.',
    point: 'One year, or the two years of the contract',
  },
};

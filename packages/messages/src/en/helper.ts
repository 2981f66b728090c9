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
    covered: {
      employer: {
        title: 'Employer’s liability',
        text: 'What the Employees’ Compensation Ordinance asks of you: HK$100 million for each event.',
      },
      hospital: {
        title: 'Hospital and surgery',
        text: 'In standard and premier plans, after a waiting period of 14 days.',
      },
      clinic: { title: 'Out-patient and dental', text: 'Clinic visits, and two thirds of dental costs.' },
      repatriation: { title: 'Repatriation', text: 'The way home after a serious illness, an injury or a death.' },
      replacement: {
        title: 'Replacement helper',
        text: 'The cost of hiring again when the contract ends for illness.',
      },
      honesty: {
        title: 'Dishonesty and liability',
        text: 'Theft by the helper, and harm that the helper does to others.',
      },
    },
    compareCaption: 'For example: {insurer}, limits per policy year',
    questions: {
      law: {
        q: 'Does the law require it?',
        a: 'Yes. Every employer must hold employees’ compensation insurance from the first day of employment. Cover cannot be backdated.',
      },
      swap: { q: 'What if I change helpers?', a: 'The policy can be moved to the new helper free of charge.' },
      travel: {
        q: 'Is my helper covered on holiday with us?',
        a: 'Yes, for up to 60 days when travelling with your family.',
      },
      pregnancy: {
        q: 'What is not covered?',
        a: 'Pregnancy, and illness that existed before the cover began.',
      },
    },
  },
};

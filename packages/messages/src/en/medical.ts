export const medical = {
  form: {
    label: 'Your cover',
    careType: 'Plan type',
    people: 'Who is covered',
    age: 'Your age',
    ageHelp: 'At your last birthday.',
    ageHelpForSpouse: 'At your last birthday. It also prices your spouse.',
    years: 'years',
    clinical: 'Outpatient benefit',
    dental: 'Dental benefit',
    criticalIllness: 'Critical illness',
    maternity: 'Maternity',
    chineseMedicine: 'Chinese medicine',
    extraHelp: {
      clinical: 'General practitioners, specialists, physiotherapy, X-ray and laboratory',
      dental: 'Scaling, fillings, extraction and root canal treatment',
      criticalIllness: 'A lump sum at diagnosis; 90 days’ waiting period',
      maternity: 'From age 18 to 45 only; 12 months’ waiting period',
      chineseMedicine: 'Consultations by visit',
    },
    noMaternity: 'Maternity can be added from age 18 to 45 only. At your age it is left out and not charged.',
    more: 'Promotion code and extra benefits',
    choices: {
      careType: { H: 'Hospital Care', D: 'Dental', O: 'Outpatient' },
      people: { '01': 'Yourself', '02': 'You and Spouse', '03': 'Family' },
    },
    hints: {
      careType: {
        H: 'Room, doctors and surgery when you stay in hospital. Other benefits can be added below.',
        D: 'Dental care alone: scaling, fillings, extraction and more.',
        O: 'Visits to doctors, Chinese medicine, physiotherapy and tests, without hospital.',
      },
      people: {
        '01': 'One adult.',
        '02': 'Two adults, for less than twice the price.',
        '03': 'You, your spouse and up to 3 children.',
      },
    },
  },
  search: {
    title: 'Medical insurance search',
    description: 'Choose hospital, dental or outpatient cover and compare medical insurance prices at once.',
    headline: 'Tell us what to cover',
    lead: 'No health questions and no personal details yet. The prices follow at once.',
    careTitle: 'Care',
    whoTitle: 'People',
    extrasTitle: 'Extra benefits',
  },
  landing: {
    title: 'Medical insurance',
    description:
      'Compare hospital, dental and outpatient insurance from Hong Kong insurers: prices with levy, benefits side by side.',
    headline: 'Medical insurance, compared in a minute',
    lead: 'Hospital, dental or outpatient: all prices at once, with the levy included.',
    point: 'Ward, semi-private or private room; yourself or the whole family',
  },
};

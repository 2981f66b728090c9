export const accident = {
  form: {
    label: 'Who is covered',
    party: 'Who is covered',
    children: 'Family children',
    childrenHelp:
      'From 6 weeks to 17 years old, or to 23 in full-time education. At most three are charged, whatever their number.',
    yourClass: 'Your occupation class',
    spouseClass: 'Your spouse’s occupation class',
    classes: 'Occupations by class',
    classMeans: 'Class {number}: {examples}',
    requestQuote: 'Request a quote',
    examples: {
      '01': 'accountant, clerk, doctor, lawyer, teacher, student, retired',
      '02': 'outdoor sales, housewife or househusband, hairdresser, nurse, shop assistant, waiter',
      '03': 'cook, taxi driver, delivery worker, vehicle mechanic, security guard, cleaner',
      '04': 'carpenter, plumber, lift technician, lorry driver, construction foreman, removal worker',
      '05': 'high hazard, not accepted online: scaffolder, diver, stunt performer, professional athlete, police and firefighters on duty, pilot and cabin crew.',
    },
    choices: {
      party: { I: 'Yourself', F: 'You and Spouse' },
      yourClass: { '01': 'Class 1', '02': 'Class 2', '03': 'Class 3', '04': 'Class 4' },
      spouseClass: { '01': 'Class 1', '02': 'Class 2', '03': 'Class 3', '04': 'Class 4' },
    },
    hints: {
      yourClass: {
        '01': 'Professional, administrative or clerical work, mainly indoors',
        '02': 'Outdoor duties or light manual work without machinery',
        '03': 'Skilled or semi-skilled manual work, light machinery, driving',
        '04': 'Manual work with heavy tools or hazardous machinery',
      },
      spouseClass: {
        '01': 'Professional, administrative or clerical work, mainly indoors',
        '02': 'Outdoor duties or light manual work without machinery',
        '03': 'Skilled or semi-skilled manual work, light machinery, driving',
        '04': 'Manual work with heavy tools or hazardous machinery',
      },
    },
  },
  search: {
    title: 'Personal accident insurance search',
    description: 'Say who is covered and what work they do, and compare personal accident insurance prices at once.',
    headline: 'Tell us who is covered',
    lead: 'A few answers, no personal details. The prices follow at once.',
    whoTitle: 'People',
    workTitle: 'Work',
  },
  landing: {
    title: 'Personal accident insurance',
    description:
      'Compare personal accident insurance for you and your family from Hong Kong insurers: prices with levy, benefits side by side, bought online.',
    headline: 'Personal accident insurance, compared in a minute',
    lead: 'For you, your spouse and your children: all prices at once, with the levy included.',
    point: 'A tenth less for each when you and your spouse are insured together',
  },
};

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
    covered: {
      death: {
        title: 'Death and disablement',
        text: 'A lump sum after an accident, in full or by the scale of the policy.',
      },
      medical: { title: 'Medical expenses', text: 'Doctor and hospital after an accident, for each accident anew.' },
      therapy: {
        title: 'Therapy',
        text: 'Bonesetting, acupuncture, physiotherapy and chiropractic, visit by visit.',
      },
      income: {
        title: 'Hospital cash and income',
        text: 'A daily amount in hospital and a weekly amount while you cannot work, in standard and premier plans.',
      },
      liability: {
        title: 'Personal liability',
        text: 'Your legal liability when you injure someone or damage property, in standard and premier plans.',
      },
      assistance: { title: 'Emergency assistance', text: 'Help by telephone, worldwide.' },
    },
    compareCaption: 'For example: {insurer}, limits per adult',
    questions: {
      class: {
        q: 'Why is my occupation asked?',
        a: 'It decides how likely an accident is, and so the price. Class 1 is office work, class 4 heavy tools and machinery. Occupations of class 5 are not accepted online; request a quote and an officer contacts you within 24 hours.',
      },
      illness: {
        q: 'Is illness covered?',
        a: 'No. These plans pay for accidents alone. Treatment of illness belongs to medical insurance.',
      },
      family: {
        q: 'How are families priced?',
        a: 'You and your spouse together cost a tenth less. Each child adds an amount of its own, and no more than three are charged. A child’s sum insured is 20% of an adult’s, up to HK$300,000.',
      },
      age: {
        q: 'Who can be insured?',
        a: 'Adults of 18 to 65, renewable to 75, and children from 6 weeks to 17 years, or to 23 in full-time education.',
      },
      change: {
        q: 'What if I change my job?',
        a: 'Tell the insurer. Another class may mean another premium, and a change that is not reported can reduce a claim.',
      },
    },
  },
};

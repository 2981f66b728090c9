export const medical = {
  form: {
    label: 'Your cover',
    careType: 'Plan type',
    people: 'Who is covered',
    age: 'Your age',
    ageHelp: 'At your last birthday. It also prices your spouse.',
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
    covered: {
      hospital: {
        title: 'Hospital stay',
        text: 'Room and board, daily visits of the doctor, intensive care and the charges of the hospital.',
      },
      surgery: {
        title: 'Operations',
        text: 'Surgeon, anaesthetist and operating theatre, by the class of the operation.',
      },
      cancer: { title: 'Cancer treatment', text: 'Chemotherapy, radiotherapy and other non-surgical treatment.' },
      outpatient: {
        title: 'Outpatient visits',
        text: 'General practitioners, specialists, Chinese medicine and physiotherapy, as a plan of its own or added.',
      },
      dental: {
        title: 'Dental care',
        text: 'Scaling twice a year, fillings and extraction, as a plan of its own or added.',
      },
      extras: {
        title: 'Critical illness and maternity',
        text: 'Optional with hospital care: a lump sum at diagnosis, and the costs of childbirth.',
      },
    },
    compareCaption: 'For example: {insurer}, hospital care, limits per insured person',
    questions: {
      existing: {
        q: 'Are illnesses that I already have covered?',
        a: 'Not when they existed before cover started and were not declared. Declare them in the application; the insurer then decides.',
      },
      waiting: {
        q: 'From when am I covered?',
        a: 'There are waiting periods: 30 days for illness, 90 days for critical illness and 12 months for maternity.',
      },
      family: {
        q: 'How are couples and families priced?',
        a: 'By the applicant’s age, for both adults. A family price covers you, your spouse and up to 3 children.',
      },
      age: {
        q: 'Does the price grow with age?',
        a: 'For hospital care, yes: by age band, from 25 on every five years. From 70 on the plans are listed with Request Quote, and an officer contacts you within 24 hours. Dental and outpatient prices do not depend on age.',
      },
      vhis: {
        q: 'Are these plans certified under the Voluntary Health Insurance Scheme?',
        a: 'No. None of the plans listed here is a certified plan of the scheme, so their premiums do not qualify for its tax deduction.',
      },
    },
  },
};

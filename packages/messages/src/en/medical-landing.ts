/** What the landing page says below its form. */
export const medicalLanding = {
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
      a: 'For hospital care, yes: by age band, from 25 on every five years. Below 18 and from 70 on the plans are listed with Request Quote, and an officer contacts you within 24 hours. Dental and outpatient prices do not depend on age.',
    },
    vhis: {
      q: 'Are these plans certified under the Voluntary Health Insurance Scheme?',
      a: 'No. None of the plans listed here is a certified plan of the scheme, so their premiums do not qualify for its tax deduction.',
    },
  },
};

/** What the landing page says below its form. */
export const helperLanding = {
  covered: {
    employer: {
      title: 'Employer’s liability',
      text: 'What the Employees’ Compensation Ordinance asks of you: HK$100 million for each event.',
    },
    hospital: {
      title: 'Hospital and surgery',
      text: 'In standard and premier plans, after a waiting period of 14 days.',
    },
    clinic: { title: 'Outpatient and dental', text: 'Clinic visits, and two thirds of dental costs.' },
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
};

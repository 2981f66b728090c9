/** What the landing page says below its form. */
export const accidentLanding = {
  covered: {
    death: {
      title: 'Death and disablement',
      text: 'A lump sum after an accident, in full or by the scale of the policy.',
    },
    medical: { title: 'Medical expenses', text: 'Doctor and hospital after an accident, for each accident.' },
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
};

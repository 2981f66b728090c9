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
    point: 'One or two years, anywhere in the world',
    covered: {
      medical: {
        title: 'Medical expenses',
        text: 'In-patient and out-patient treatment abroad, and follow-up in Hong Kong for 90 days.',
      },
      evacuation: { title: 'Emergency evacuation', text: 'Transport to a suitable hospital, or home to Hong Kong.' },
      interruption: {
        title: 'Study interruption',
        text: 'Prepaid tuition when illness or a bereavement ends the term.',
      },
      sponsor: { title: 'Education fund', text: 'A sum for the studies when the sponsor dies in an accident.' },
      belongings: { title: 'Baggage and laptop', text: 'Belongings on the way and at the residence abroad.' },
      liability: { title: 'Personal liability', text: 'Legal liability for injuring someone or damaging property.' },
    },
    compareCaption: 'For example: {insurer}, limits per student and year',
    questions: {
      age: { q: 'Who can be insured?', a: 'Students aged 8 to 40 who study full time outside Hong Kong.' },
      home: {
        q: 'Are stays at home covered?',
        a: 'Holidays in Hong Kong are covered. Stays of more than 60 days are not.',
      },
      visa: {
        q: 'What if the visa is refused?',
        a: 'Before the policy starts, 80% of the premium is refunded on proof. Afterwards there is no refund.',
      },
      group: {
        q: 'Is it cheaper for brothers and sisters together?',
        a: 'Yes. Two or three persons pay 5% less, four or more 8% less. More than ten need a quote from an officer.',
      },
    },
  },
};

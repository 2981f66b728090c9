/** What the landing page says below its form. */
export const studentLanding = {
  covered: {
    medical: {
      title: 'Medical expenses',
      text: 'Inpatient and outpatient treatment abroad, and follow-up in Hong Kong for 90 days.',
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
};

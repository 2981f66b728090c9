/** Insurance for small businesses: the landing page and the three steps of the quotation. */
export const sme = {
  landing: {
    title: 'Business insurance for offices and shops',
    description:
      'One package for your office or shop: contents, stock, business interruption, liability and your staff. 10% off when you request it online.',
    headline: 'One package for your office or shop',
    lead: 'Answer three short steps. An officer compares the insurers for you and contacts you within 24 hours.',
    offer: '10% off',
    offerText: 'on the first year’s premium when you request your business package here',
    start: 'Get a Free Quote',
    points: {
      steps: 'Three short steps, then your request: about three minutes',
      insurers: 'Several insurers compared by one officer',
      free: 'Free, and nothing is bought before you accept an offer',
    },
    coveredTitle: 'What a business package covers',
    coveredLead: 'Which parts you take, and for how much, is up to you.',
    covered: {
      contents: { title: 'Contents and decoration', text: 'Fire, water, typhoon and burglary at your premises.' },
      interruption: { title: 'Business interruption', text: 'Gross profit lost while you cannot open.' },
      liability: {
        title: 'Public liability',
        text: 'Injury or damage to customers and neighbours, up to HK$20 million.',
      },
      money: { title: 'Money', text: 'Cash in the safe overnight and on the way to the bank.' },
      staff: { title: 'Employees’ compensation', text: 'The cover that the law asks of every employer.' },
      accident: { title: 'Personal accident', text: 'For all employees, or for those you choose.' },
    },
    stepsTitle: 'How it works',
    steps: {
      one: { title: 'Your premises', text: 'Office or shop, employees, age of the building, contents.' },
      two: { title: 'Your staff', text: 'Wageroll and personal accident cover.' },
      three: { title: 'Claims and work', text: 'Four questions about the past and the work that is done.' },
      four: { title: 'An officer answers', text: 'With offers of the insurers, within 24 hours.' },
    },
  },
  search: {
    title: 'Business package: your quotation',
    description: 'Three steps to a quotation for your office or shop.',
    label: 'Steps of your quotation',
    progress: 'Business package · {step, select, 4 {your request} other {step {step} of 3}}',
    backTo: 'Back to step {step}: {name}',
    steps: { premises: 'Your premises', staff: 'Your staff', history: 'Claims and work', request: 'Your request' },
    leads: {
      premises: 'Where you work and what is in it.',
      staff: 'What you pay your employees, and whether they are covered for accidents.',
      history: 'Four questions that every insurer asks.',
      request: 'The last details, and how an officer reaches you.',
    },
    yourAnswers: 'Your answers',
    edit: 'Edit: {name}',
  },
};

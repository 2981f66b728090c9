/** Why OneGI, and who OneGI is. */
export const company = {
  facts: {
    insurers: 'insurers compared',
    plans: 'plans priced',
    products: 'personal products',
    counted: 'Counted just now in our catalogue. Insurers and plans of the demonstration are invented.',
  },
  why: {
    title: 'Why OneGI',
    description: 'Prices that hold to the cent, cover you can calculate with, and cases you can follow.',
    lead: 'Comparing insurance should end with a decision, not with a surprise. Three things here are built so that it does.',
    price: {
      title: 'The price you see is the price you pay',
      p1: 'Every price in the list is a quote already: levy included, to the cent. The same figure stands in the comparison, on the details page, in the link a consultant sends, on the payment page and on the receipt.',
      p2: 'The quote keeps your answers, the version of the tariff and every part of the price under a signature. Years later the same record still gives the same cents, so nobody has to argue about what was offered.',
      l1: 'Prices before registration, always',
      l2: 'If an answer changes the price, you see the difference before you go on',
      l3: 'Discounts are named, and what they are taken off stays in sight',
      example: 'One quote, from start to finish',
      steps: { list: 'List', compare: 'Comparison', link: 'Link to the client', pay: 'Payment', receipt: 'Receipt' },
      same: 'the same total',
    },
    cover: {
      title: 'Cover you can calculate with',
      p1: 'Elsewhere cover is a brochure. Here each benefit of each plan is data: limit, excess, waiting time, conditions. So the comparison can tell you more than “covered”.',
      p2: 'Choose an incident, such as baggage that arrives 31 hours late, and see what each plan would pay and how that is worked out, line by line.',
      l1: 'The best value of each row is marked',
      l2: 'Rows in which all plans are equal can be hidden',
      l3: 'What a plan lacks is said on its card',
      action: 'Compare travel plans',
    },
    cases: {
      title: 'Who has your case, and until when',
      p1: 'Where an officer has to look first, your request gets a number and a time: within 24 hours. You see the time under My requests without signing in, and the page says so itself when we are late.',
      p2: 'What you began is kept at every step. It opens again by its link on another device, and a consultant can prepare it for you; declarations and payment stay yours.',
      action: 'My requests',
    },
    honest: {
      title: 'What is simulated',
      p1: 'OneGI is a demonstration: insurers, plans, tariffs and office are invented, payments take test cards only, and no real cover is sold. The rest is real: rating, documents, security and the rules of the trade work as they would for real.',
      action: 'Disclaimer',
    },
  },
  our: {
    title: 'Our company',
    description:
      'OneGI is an invented Hong Kong insurance broker: what it does, how it would earn, and how to reach it.',
    lead: 'OneGI is a general insurance broker for Hong Kong, made up for this demonstration. This is what such a company would have to tell you.',
    does: {
      title: 'What we do',
      p1: 'We compare the plans of several insurers for individuals, families and small businesses, arrange the one you choose, and stay at your side when something has to be changed or claimed.',
      p2: 'Consultants work with the same site as their clients: the same quotes, the same prices, and on top the tools to prepare an application, hand it over and follow it.',
    },
    side: {
      title: 'Whose side we are on',
      p1: 'A broker acts for the client, not for the insurer. We carry no risk and decide on no claim. Plans are ordered by price and compared by cover; what we earn plays no part in it.',
    },
    earn: {
      title: 'How we earn',
      p1: 'The insurer pays us a commission out of the premium. You pay no fee on top: the premium is what the price on the page says, with the levy in it.',
    },
    values: {
      title: 'What we hold ourselves to',
      l1: 'Say what a plan does not cover as clearly as what it does.',
      l2: 'Answer a request within 24 hours, and say so when we fail.',
      l3: 'Ask for no personal data before it is needed.',
      l4: 'No countdowns, no ticked boxes, no prices that grow at the checkout.',
    },
    facts: { title: 'OneGI in figures' },
    invented: {
      title: 'What is invented',
      p1: 'The company, its office, its number, its insurers and its clients. OneGI therefore holds no licence of the Insurance Authority and does no business. Please buy real insurance from a licensed broker or insurer: the Authority keeps a public register of them.',
    },
    contact: 'Contact us',
    why: 'Why OneGI',
  },
};

export const frontPage = {
  title: 'OneGI',
  description:
    'Compare insurance from Hong Kong insurers: travel, home, motor, medical and six more. Every price is shown before you register, with the levy included.',
  headline: 'Compare the cover. See every price first.',
  lead: 'Plans from several insurers side by side, with the levy in the price, before we ask for your name.',
  chooseLine: 'What would you like to insure?',
  more: 'More',
  differentTitle: 'What makes us different',
  different: {
    price: {
      title: 'The listed price is the price you pay',
      text: 'Levy included, held until your cover starts (30 days at most), the same to the cent on the receipt.',
    },
    all: {
      title: 'No plan is left out',
      text: 'Every plan of every insurer is listed, even one that needs a person to quote for it.',
    },
    first: {
      title: 'Prices before personal details',
      text: 'You compare first; we ask who you are only when you apply.',
    },
  },
};

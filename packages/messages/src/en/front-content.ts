/** Texts of the home page below its form. */
export const frontContent = {
  pricesTitle: 'What it costs today',
  pricesLead: 'One example for each kind of insurance, with the levy included. Each opens the list it is taken from.',
  from: 'from {price}',
  onRequest: 'Price on request',
  incidentTitle: '{incident}: what each plan pays',
  incidentLead:
    'A phone of {loss} is stolen on a trip ({example}). Worked out from the benefit terms of every plan on OneGI.',
  insurer: 'Insurer',
  tiers: { B: 'Basic', S: 'Standard', P: 'Premier' },
  paysNothing: 'Nothing',
  incidentLink: 'See these plans with their prices',
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

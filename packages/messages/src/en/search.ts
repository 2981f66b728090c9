/** Texts of every line's search and landing page. */
export const search = {
  insurersTitle: 'Insurers on OneGI',
  promotion: 'Promotion code',
  freeQuote: 'Get a Free Quote',
  withPromotion: 'Use a promotion code',
  choose: 'Choose',
  answers: { Y: 'Yes', N: 'No' },
  recent: {
    title: 'Recent searches',
    empty: 'Nothing here yet. Your searches will be kept here, so that you can return to their prices.',
    open: 'Show the quotes again: {search}',
    requestQuote: 'Request Quote',
  },
  landing: {
    points: {
      exact: 'The price on the list is the price on the receipt',
      policy: 'Your policy by e-mail as soon as the payment is confirmed',
    },
  },
};

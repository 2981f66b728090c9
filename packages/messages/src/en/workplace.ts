/** What the frame says to who is signed in. */
export const workplace = {
  user: 'Signed in as {name}',
  account: 'Your account',
  changePassword: 'Change password',
  logOut: 'Logout',
  loggedOut: 'You are logged out.',
  sellingAs: 'Selling as {name}, {code}',
  trail: 'You are here',
  legal: 'Legal information',
  rights: '© OneGI',
  hotline: 'Hotline {number} ({hours})',
  waits: '{count, plural, one {# waits} other {# wait}}',
  /** Pages that stand in no menu. */
  pages: {
    shop: 'All insurance',
    search: 'Search',
    quotes: 'Quotes',
    comparison: 'Comparison',
    plan: 'Plan',
    application: 'Application',
    payment: 'Payment',
    confirmation: 'Confirmation',
    purchaseLink: 'Purchase link',
    requestQuote: 'Request a quote',
    collectionStatement: 'Personal information collection',
    outbox: 'Demo outbox',
  },
};

/** The Request Quote form, what comes after it, and the list of a browser's own requests. */
export const requests = {
  form: {
    title: 'Request a quote',
    description: 'Ask an officer for a quote. You hear from us within 24 hours.',
    lead: 'Some risks need a person to look at them. Leave your details and an officer contacts you within 24 hours.',
    leadBusiness:
      'Tell us about your business. An officer compares the insurers for you and contacts you within 24 hours.',
    about: 'Your request',
    product: 'Product',
    promotion: 'Promotion',
    percentOff: '{percent}% off the premium',
    documents: 'What the officer will ask for',
    documentsLead: 'You need not send anything now. Having these at hand makes the answer quicker.',
    consent:
      'I declared I have approached the Proposer (Insured) and got the consent of using the above data for quotation purpose.',
    submit: 'Request Quote',
    privacy: 'We use these details only to answer your request.',
    notAvailable: 'This form is not available',
    notAvailableText:
      'The address names a product that no quote can be requested for. Please start from the list of plans.',
  },
  done: {
    title: 'Your request has been received',
    text: 'An officer contacts you within 24 hours, by {moment} at the latest.',
    number: 'Request number',
    keep: 'Please keep this number. We have also sent it to your e-mail.',
    mine: 'My requests',
    back: 'Back to the quotes',
    home: 'Go to the home page',
  },
  mine: {
    title: 'My requests',
    description: 'The quotes you requested in this browser, and when an officer answers.',
    lead: 'The quotes you requested in this browser.',
    empty: 'No requests yet',
    emptyText: 'When you request a quote, you find it here with its number and when an officer answers.',
    search: 'Search for a quote',
    number: 'Request number',
    insurer: 'Insurance company',
    anyInsurer: 'Any',
    asked: 'Requested',
    due: 'An officer answers by',
    show: 'Show what was asked',
    hide: 'Hide what was asked',
    states: { W: 'Waiting for an officer', A: 'Answered', C: 'Closed' },
    late: 'We are late. Please call the hotline {number} and quote the request number.',
  },
};

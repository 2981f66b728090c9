/** The disclaimer. */
export const disclaimer = {
  title: 'Disclaimer',
  description: 'What OneGI’s quotes, comparisons and texts are, what they are not, and what is simulated.',
  lead: 'What you see here helps you to choose. It does not take the place of the policy, and in this demonstration nothing is really sold.',
  sections: {
    demonstration: {
      title: 'This is a demonstration',
      p1: 'OneGI, its insurers, plans, prices, news and office are invented. A resemblance to real companies or products is not intended.',
      l1: 'Prices are worked out in earnest, from invented tariffs.',
      l2: 'Payments run through a sandbox that takes test cards only. No money moves.',
      l3: 'Policies, receipts and notices are made as they would be, but insure nothing.',
      l4: 'E-mails are kept in an outbox that everybody can open. They reach nobody.',
    },
    reference: {
      title: 'For reference only',
      p1: 'All quotes and comparisons are for reference and subject to final confirmation by the insurer. Benefits are shown in short; the wording of the policy decides what is covered, with its conditions and exclusions.',
      p2: '“What would it pay?” works out an example from the limits of each plan. It is no promise for a claim.',
    },
    advice: {
      title: 'Not personal advice',
      p1: 'The order of plans and the marks beside them follow from price and cover alone, not from what we earn. They are not advice: please think about your own needs, or ask a licensed consultant.',
    },
    sites: {
      title: 'Other websites',
      p1: 'Insurers that are not connected to OneGI take applications on their own sites. Their terms and their privacy policies apply there.',
    },
    liability: {
      title: 'Liability',
      p1: 'We check what is shown, and correct mistakes that we are told of. Section 8 of the terms and conditions of use says what we answer for.',
    },
  },
};

/** What waits for somebody, and the search over everything: for the server, the shell and the page after login. */
export const work = {
  waiting: {
    requestsOpen: 'Quote requests to answer',
    casesPending: 'Cases that wait for your information',
    enquiriesOpen: 'Enquiries to answer',
    paymentsUnresolved: 'Payments without a result',
    refundsDue: 'Refunds due',
    newsDrafts: 'News to approve',
    activityDrafts: 'Activities to approve',
    libraryDrafts: 'Library files to approve',
    claimFormDrafts: 'Claim forms to approve',
    faqDrafts: 'Claims questions to approve',
    linksUnpaid: 'Purchase links awaiting payment',
    applicationsUnpaid: 'Applications awaiting payment',
    quotesExpiring: 'Quotes about to expire',
  },
  kinds: {
    policy: 'Policies',
    request: 'Quote requests',
    enquiry: 'Enquiries',
    client: 'Clients',
    user: 'Users',
    plan: 'Plans',
    insurer: 'Insurers',
  },
  found: {
    period: '{start} to {end}',
    application: 'Open application',
    by: '{of}, {name}; found by {by, select, email {e-mail address {shown}} phone {telephone number {shown}} hkid {HKID {shown}} passport {passport {shown}} name {name} other {name and date of birth}}',
  },
  checks: { short: 'Please enter at least 2 characters' },
};

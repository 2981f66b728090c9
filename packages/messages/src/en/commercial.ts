/** Consultants' commercial cases: what their states and kinds are called, and their list. */
export const commercial = {
  states: {
    draft: 'Draft',
    waiting: 'Waiting for Reply',
    pending: 'Pending for Information',
    closed: 'Declined',
    accepted: 'Accepted',
    expired: 'Expired',
  },
  transactionTypes: { newBusiness: 'New business', renewal: 'Renewal', endorsement: 'Endorsement' },
  list: {
    number: 'Request no.',
    state: 'Status',
    allStates: 'All',
    requestedFrom: 'Requested from',
    requestedUntil: 'Requested to',
    insuredName: 'Insured Name',
    product: 'Product Class',
    allProducts: 'All product classes',
    transactionType: 'Business type',
    allTransactionTypes: 'All business types',
    startsOn: 'Period from',
    endsOn: 'Period to',
    requestedAt: 'Request date',
    consultantCode: 'TR Code',
  },
};

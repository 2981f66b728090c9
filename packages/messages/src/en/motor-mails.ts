/** Mails about motor cases. */
export const motorMails = {
  facts: { rule: 'Referred because', field: 'To correct', note: 'Note', expires: 'Good until' },
  referred: {
    subject: 'Motor case {quotationNumber} was referred',
    heading: 'A motor case was referred to you',
    intro: 'The rules below refer this case to an underwriter. It cannot be confirmed before it is cleared.',
  },
  cleared: {
    subject: 'Motor case {quotationNumber} was cleared',
    heading: 'Your motor case was cleared',
    intro: 'An underwriter has cleared this case. Please look at the premium, and confirm the case while it is good.',
  },
  declined: {
    subject: 'Motor case {quotationNumber} was declined',
    heading: 'Your motor case was declined',
    intro: 'An underwriter has declined this case for the reason below.',
  },
  returned: {
    subject: 'Motor case {quotationNumber} was returned for correction',
    heading: 'A motor case was returned to you',
    intro:
      'Something in this case does not agree with its documents. Please correct what is named below and confirm the case again.',
  },
  approved: {
    subject: 'Motor case {quotationNumber} is a policy',
    heading: 'The policy is issued',
    intro: 'Your motor case was approved. The policy and its debit note are in policy servicing.',
  },
  lapsed: {
    subject: 'Motor case {quotationNumber} has lapsed',
    heading: 'A motor case has lapsed',
    intro:
      'Nobody confirmed this quotation within 30 days, and it is over. If the client still needs it, copy the case.',
  },
};

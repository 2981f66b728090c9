/** What insurers are sent, with the link by which they answer. */
export const insurerMails = {
  asked: {
    subject: 'Request for an offer: {product} ({caseNumber})',
    preview: 'The link is good until {moment}.',
    heading: 'We ask for your offer',
    intro:
      'We place commercial insurance for a client and ask for your terms. The link opens the case with its answers and documents; no account or password is needed.',
  },
  askedAgain: {
    subject: 'More information has arrived: {product} ({caseNumber})',
    preview: 'It is your turn again. The link is good until {moment}.',
    heading: 'More information has arrived',
    intro:
      'The client has answered what was asked about this case. Please open the new link, read the case again and answer. What you have offered before stands until you change it.',
  },
  facts: {
    class: 'Class of business',
    period: 'Period of insurance',
    asked: 'What we ask',
    answers: 'Your offer, what you need to know first, or that you do not quote',
    until: 'Link good until',
  },
  action: 'Open the case',
  after:
    'The link is meant for you alone: whoever has it can read the case and answer for you. If this is not yours to answer, please tell our office.',
};

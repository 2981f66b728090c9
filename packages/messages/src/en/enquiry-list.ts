/** The screen of those who answer enquiries. */
export const enquiryList = {
  title: 'Enquiries',
  description: 'What visitors asked on the contact page.',
  lead: 'What visitors asked on the contact page. Reply by e-mail, then mark the enquiry as answered.',
  state: 'State',
  allStates: 'All states',
  states: { open: 'Open', answered: 'Answered' },
  answer: 'Mark as answered',
  reopen: 'Open again',
  marked: '{number} is marked as answered.',
  opened: '{number} is open again.',
  empty: {
    all: 'No enquiries yet',
    open: 'No enquiry is waiting for an answer',
    answered: 'No enquiry has been answered yet',
  },
  columns: {
    number: 'Enquiry number',
    sentAt: 'Sent',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    enquiry: 'Enquiry',
    answeredBy: 'Answered by',
    answeredAt: 'Answered',
  },
};

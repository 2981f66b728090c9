/** What the server says about enquiries. */
export const enquiries = {
  nameEmpty: 'Name is required',
  enquiryEmpty: 'Please fill in your enquiry',
  enquiryLong: 'Max 50 characters',
  received: 'Thank you. Your enquiry {enquiryNumber} has reached us, and we will reply by e-mail.',
  answered: 'The enquiry is marked as answered',
  reopened: 'The enquiry is open again',
};

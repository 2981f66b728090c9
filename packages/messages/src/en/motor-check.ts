/** The page that says whether a number of a motor document gives cover. */
export const motorCheck = {
  title: 'Check a motor insurance document',
  description: 'Says whether a cover note or certificate of motor insurance is valid today.',
  lead: 'Checked by the number printed on the document.',
  valid: 'Valid',
  validText: 'The document {number} gives cover on {date}.',
  notValid: 'Not valid',
  notValidText: 'Under this number there is no cover on {date}.',
  notValidHint: 'Please compare the number with the document. A proposal or a quotation gives no cover.',
  contact: 'Contact us',
};

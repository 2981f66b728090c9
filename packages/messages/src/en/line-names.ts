/** What the lines are called, in short and in full. */
export const lineNames = {
  TRAVEL: { name: 'Travel', full: 'Travel insurance' },
  HOME: { name: 'Home', full: 'Home insurance' },
  FIRE: { name: 'Fire', full: 'Fire insurance' },
  OS: { name: 'Student', full: 'Overseas student insurance' },
  MOTOR: { name: 'Motor', full: 'Motor insurance' },
  PA: { name: 'Accident', full: 'Personal accident insurance' },
  PET: { name: 'Pet', full: 'Pet insurance' },
  DH: { name: 'Helper', full: 'Domestic helper insurance' },
  MEDICAL: { name: 'Medical', full: 'Medical insurance' },
  GOLF: { name: 'Golf', full: 'Golf insurance' },
};

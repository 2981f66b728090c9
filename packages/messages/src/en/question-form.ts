/** Forms whose questions are data: what their fields say beside the question. */
export const questionForm = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  thatIsRight: 'That is right',
  notSo: 'Not so',
};

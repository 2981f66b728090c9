/** Forms whose questions are data: what their fields say beside the question. */
export const questionForm = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  missing: {
    enter: 'Enter {label}',
    choose: 'Choose {label}',
    answer: 'Please answer this question',
    statement: 'Please say whether this is right',
  },
  thatIsRight: 'That is right',
  notSo: 'Not so',
};

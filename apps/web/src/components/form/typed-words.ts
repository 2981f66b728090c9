/** The key of a message as a page says it: a date is shown as its field writes it, not as the calls carry it. */
export const typedWords = (message: string): string =>
  message === 'validation.date' ? 'validation.typedDate' : message;

/** Messages that show how a value travels, and the ones that show how it is typed on a page. */
const typed: Readonly<Record<string, string>> = {
  'validation.date': 'validation.typedDate',
  // Days gone by stand in three boxes.
  'validation.pastDate': 'validation.typedPastDate',
};

/** The key of a message as a page says it: a date is shown as its field writes it, not as the calls carry it. */
export const typedWords = (message: string): string => typed[message] ?? message;

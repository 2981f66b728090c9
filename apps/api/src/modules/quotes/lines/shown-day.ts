/** dd-mm-yyyy, as lists and mails show a day. */
export const shownDay = (date: string) => date.split('-').reverse().join('-');

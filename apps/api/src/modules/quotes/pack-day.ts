/** A day without its hyphens, to be short in an address. */
export const packDay = (date: string) => date.replaceAll('-', '');

export const unpackDay = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

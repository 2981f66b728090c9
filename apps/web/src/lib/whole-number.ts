/** A whole number, or its digits, as people read it: 290000 becomes '290,000'. */
export const formatWhole = (value: number | string) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Which form of a counted word a whole number takes: Chinese has one, English another for one alone. */
export const pluralOf = (locale: string, value: number): 'one' | 'other' =>
  locale === 'en' && value === 1 ? 'one' : 'other';

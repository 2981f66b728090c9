import type { LineCode } from '../lines.ts';

/** A value of a search as an address writes it: lists stay readable, drivers become '1-35-10,2-T-T' (T: true). */
export function addressText(value: unknown): string {
  if (Array.isArray(value)) return value.map(addressText).join(',');
  if (typeof value === 'object' && value !== null) {
    return Object.values(value)
      .map((each) => (each === true ? 'T' : String(each)))
      .join('-');
  }
  return String(value);
}

/** '1-35-10,2-T-T' back to the drivers of a search, as they travel. */
export function addressItems(text: string): Record<string, unknown>[] {
  return text.split(',').map((item) => {
    const [driverNum, age, exp] = item.split('-').map((part) => (part === 'T' ? true : Number(part)));
    return { driverNum, age, exp };
  });
}

/** The page that lists a search's quotes: '/quoteCards?prod=TRAVEL&planType=S&…'. The search is as it travels. */
export function listAddress(line: LineCode, search: Readonly<Record<string, unknown>>): string {
  return `/quoteCards?${searchParams(line, search)}`;
}

/** A search as parameters of an address; what is absent or empty is left out. */
export function searchParams(line: LineCode, search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams({ prod: line });
  for (const [name, value] of Object.entries(search)) {
    const text = value === undefined ? '' : addressText(value);
    if (text !== '') params.set(name, text);
  }
  return params.toString().replaceAll('%2C', ',');
}

const narrow: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"' };

/**
 * A definition in English with quotation marks and apostrophes as typewriters have them: a Chinese font draws the curly ones
 * as wide as a character of its own.
 */
export function withNarrowQuotes<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/[‘’“”]/g, (mark) => narrow[mark] ?? mark) as T;
  if (Array.isArray(value)) return value.map(withNarrowQuotes) as T;
  if (typeof value === 'function') {
    return ((...given: unknown[]) => withNarrowQuotes((value as (...of: unknown[]) => unknown)(...given))) as T;
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNarrowQuotes(inner)])) as T;
}

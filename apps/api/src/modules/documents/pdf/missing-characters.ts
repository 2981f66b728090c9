/** Stands where the font has no character: better than one that is missing without a sign. */
const MISSING = '□';

/** Takes no room in any font: joiners, soft hyphens, and the ends of lines and cells. */
const isInvisible = (character: string) => /\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(character);

/** A text as a font prints it. @param has whether the font has a character, by its code point */
function asPrinted(text: string, has: (code: number) => boolean): string {
  // Every font of ours has these: most texts, and all pictures.
  if (!/[^ -~]/.test(text)) return text;
  return [...text].map((each) => (has(each.codePointAt(0) as number) || isInvisible(each) ? each : MISSING)).join('');
}

/**
 * What is to be printed, with a sign in each text for every character that the font lacks: a rare one of a name or a place, a
 * picture that somebody typed.
 */
export function withMissingSeen<T>(printed: T, has: (code: number) => boolean): T {
  if (typeof printed === 'string') return asPrinted(printed, has) as T;
  if (Array.isArray(printed)) return printed.map((each) => withMissingSeen(each, has)) as T;
  if (printed === null || typeof printed !== 'object' || Object.getPrototypeOf(printed) !== Object.prototype)
    return printed;
  return Object.fromEntries(Object.entries(printed).map(([name, each]) => [name, withMissingSeen(each, has)])) as T;
}

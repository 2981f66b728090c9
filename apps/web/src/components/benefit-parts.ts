/** The first comma that is not inside a figure: 'HK$5,000' stays whole. */
const restBegins = /, |，/;

/** 'HK$5,000, up to HK$3,000 per item' comes apart into the main figure, the comma and the conditions. */
export function benefitParts(text: string): [string] | [figure: string, comma: string, rest: string] {
  const at = restBegins.exec(text);
  if (!at) return [text];
  return [text.slice(0, at.index), at[0], text.slice(at.index + at[0].length)];
}

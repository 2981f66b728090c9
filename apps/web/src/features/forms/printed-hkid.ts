/** Shows a complete number the way the card prints it: a1234563 becomes A123456(3). */
export function printedHkid(typed: string): string {
  const found = /^([A-Z]{1,2}\d{6})([0-9A])$/.exec(typed.toUpperCase().replace(/[\s()-]/g, ''));
  return found ? `${found[1]}(${found[2]})` : typed;
}

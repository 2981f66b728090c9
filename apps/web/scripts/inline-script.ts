/**
 * Puts an inline script before the page's styles, which would hold it up. It is the same for every visit, so that the
 * server can allow it by hash.
 * @throws when the page has no styles, or the script would end early
 */
export function withInlineScript(html: string, script: string): string {
  const styles = html.indexOf('<link rel="stylesheet"');
  if (styles < 0) throw new Error('The built page has no styles');
  if (script.includes('</')) throw new Error('This script cannot stand in a page');
  return `${html.slice(0, styles)}<script>${script}</script>${html.slice(styles)}`;
}

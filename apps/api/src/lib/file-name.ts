/** Longest name that is taken: every file system can hold it, in Chinese too. */
export const LONGEST_NAME = 80;

/**
 * True for a name and nothing but a name: no folders, nothing hidden at its front or turned around by marks of direction,
 * none of the characters that a file system refuses.
 */
export function isPlainFileName(name: string): boolean {
  return (
    name.length > 0 &&
    [...name].length <= LONGEST_NAME &&
    name === name.trim() &&
    !name.startsWith('.') &&
    !name.includes('..') &&
    !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}/\\:*?"<>|]/u.test(name)
  );
}

/** The header that names a download in any script; RFC 6266 with RFC 8187. */
export function dispositionOf(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

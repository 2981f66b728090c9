/** Keys of 32 bytes for one use. The newest seals and signs; the older ones only open and verify. */
export type Keys = readonly [Buffer, ...Buffer[]];

export const KEY_IN_WORDS = '32 random bytes in base64 or hex (openssl rand -base64 32)';

/** Keys as an operator writes them, the newest first; null when one is none. */
export function parseKeys(texts: readonly string[]): Keys | null {
  const found = texts.map((text) => {
    const word = text.trim();
    return Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64');
  });
  const [newest, ...older] = found;
  return newest && found.every(({ length }) => length === 32) ? [newest, ...older] : null;
}

import { createHash } from 'node:crypto';
import type { Manifest } from './manifest.ts';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Counts files and hashes them into one number, whatever their order of reading was meant to be: it must be the same. */
export function fileDigest() {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  return {
    add(key: string, contents: Buffer): void {
      hash.update(`${key} ${contents.length} ${sha256Of(contents)}\n`);
      count += 1;
      bytes += contents.length;
    },
    end: (): Manifest['files'] => ({ count, bytes, sha256: hash.digest('hex') }),
  };
}

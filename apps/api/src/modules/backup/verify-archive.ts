import { createHash, type Hash } from 'node:crypto';
import { StartError } from '../../start-error.ts';
import type { KeyConfig } from '../keys/keys-in-use.ts';
import { fileDigest } from './file-digest.ts';
import { type Manifest, readManifest, tableTitle } from './manifest.ts';
import { readArchive } from './read-archive.ts';

const EMPTY = createHash('sha256').digest('hex');

/**
 * Reads an archive from its beginning to its end without restoring anything: that it is whole, unchanged, made by the
 * portal whose keys are given, and that it holds what its manifest says.
 * @throws StartError in one sentence
 */
export async function verifyArchive(path: string, secretKey: string, keys: KeyConfig): Promise<Manifest> {
  const tables = new Map<string, Hash>();
  const files = fileDigest();
  let manifestBytes: Buffer | undefined;
  let signature: string | undefined;
  for await (const entry of readArchive(path, secretKey)) {
    if (entry.kind === 'manifest') manifestBytes = entry.bytes;
    else if (entry.kind === 'signature') signature = entry.bytes.toString();
    else if (entry.kind === 'file') files.add(entry.key, entry.bytes);
    else {
      const hash = tables.get(entry.table) ?? createHash('sha256');
      tables.set(entry.table, hash.update(entry.bytes));
    }
  }
  if (!manifestBytes || !signature)
    throw new StartError(`The backup ${path} is damaged or cut off: its end is missing.`);
  const manifest = readManifest(manifestBytes, signature, keys);
  const found = new Map([...tables].map(([title, hash]) => [title, hash.digest('hex')]));
  const named = new Map(manifest.tables.map((table) => [tableTitle(table), table.sha256]));
  const wrong = [...named].filter(([title, sha256]) => (found.get(title) ?? EMPTY) !== sha256).map(([title]) => title);
  wrong.push(...[...found.keys()].filter((title) => !named.has(title)));
  if (files.end().sha256 !== manifest.files.sha256) wrong.push('the files');
  if (wrong.length > 0) {
    throw new StartError(`The backup ${path} does not hold what its manifest says: ${wrong.join(', ')}.`);
  }
  return manifest;
}

import type { Files } from '../../ports/files.ts';
import { HEAD_FILE } from '../audit/head.ts';
import { fileDigest } from './file-digest.ts';
import { entryNames, type Manifest } from './manifest.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** Read side by side: an object store answers each after a while, and many together as soon as one. */
const TOGETHER = 16;

async function* inGroups(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const key of keys) {
    group.push(key);
    if (group.length < TOGETHER) continue;
    yield group;
    group = [];
  }
  yield group;
}

/** Every stored file in the order of the keys. What is removed meanwhile is left out. */
export async function* readFiles(files: Files): AsyncGenerator<{ key: string; bytes: Buffer }> {
  for await (const group of inGroups(files.list())) {
    const read = await Promise.all(group.map(async (key) => ({ key, bytes: await files.read(key) })));
    for (const { key, bytes } of read) {
      // The copy of the audit trail's end runs ahead of the database's snapshot; a restore writes it anew.
      if (bytes && key !== HEAD_FILE) yield { key, bytes };
    }
  }
}

/** Writes every stored file. Rows are saved before: each file that a saved row names is there, unless it was removed since. */
export async function dumpFiles(files: Files, archive: ArchiveWriter): Promise<Manifest['files']> {
  const digest = fileDigest();
  for await (const { key, bytes } of readFiles(files)) {
    digest.add(key, bytes);
    await archive.add(entryNames.file(key), bytes);
  }
  return digest.end();
}

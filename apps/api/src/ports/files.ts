import type { Readable } from 'node:stream';

/** A stored file on its way out. */
export interface StoredFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Stored files, on the disk or in an object store. Keys are UUIDs; nothing of a file can be read from its key. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Keeps the file that lies at this path, which it may move away; nothing is held in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** The file as a stream, which whoever asked must read or destroy; null when there is no such file. */
  openStream(key: string): Promise<StoredFile | null>;
  /** Removes the file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** The keys of all files in the order of the alphabet, read little by little; files put or removed meanwhile may be missed. */
  list(): AsyncIterable<string>;
}

/** Stored files, on the disk or in an object store. Keys are UUIDs; nothing of a file can be read from its key. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Removes the file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** The keys of all files in the order of the alphabet, read little by little; files put or removed meanwhile may be missed. */
  list(): AsyncIterable<string>;
}

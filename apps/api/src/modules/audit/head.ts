import type { Db } from '../../db/database.ts';
import type { Keys } from '../../lib/keys.ts';
import type { Files } from '../../ports/files.ts';
import { type ChainHead, isSignedHead, signHead } from './chained-row.ts';

/** A copy of the head lies with the files, out of reach of whoever has the database alone. */
const HEAD_FILE = '6f6e6567-6961-4064-8974-747261696c01';

export interface StoredHead extends ChainHead {
  readonly signature: Buffer;
}

/** Where the database says that the chain ends; null before the first row. */
export async function readHead(db: Db): Promise<StoredHead | null> {
  const row = await db.selectFrom('audit_head').select(['seq', 'row_hash', 'signature']).executeTakeFirst();
  return row ? { seq: row.seq, rowHash: row.row_hash, signature: row.signature } : null;
}

export async function writeHead(db: Db, secretKeys: Keys, head: ChainHead): Promise<void> {
  const row = { seq: head.seq, row_hash: head.rowHash, signature: signHead(secretKeys, head) };
  await db
    .insertInto('audit_head')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute();
}

const textOf = ({ seq, rowHash }: ChainHead) => `${seq}:${rowHash.toString('hex')}`;

/** A head in one word, for keeping elsewhere: 1234:9f86d081… */
export const printHead = textOf;

/** Reads a printed head; null when it is none. */
export function parseHead(text: string): ChainHead | null {
  const found = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim());
  return found ? { seq: Number(found[1]), rowHash: Buffer.from(found[2] ?? '', 'hex') } : null;
}

export async function keepHeadAside(files: Files, secretKeys: Keys, head: ChainHead): Promise<void> {
  await files.put(HEAD_FILE, Buffer.from(`${textOf(head)}:${signHead(secretKeys, head).toString('hex')}`));
}

/** The copy that lies with the files: null when there is none, 'forged' when its signature is not ours. */
export async function readHeadAside(files: Files, secretKeys: Keys): Promise<ChainHead | null | 'forged'> {
  const bytes = await files.read(HEAD_FILE);
  if (!bytes) return null;
  const text = bytes.toString();
  const split = text.lastIndexOf(':');
  const head = parseHead(text.slice(0, split));
  return head && isSignedHead(secretKeys, head, Buffer.from(text.slice(split + 1), 'hex')) ? head : 'forged';
}

/** Removes the copy, with the database that it belongs to. */
export const forgetHeadAside = (files: Files): Promise<void> => files.remove(HEAD_FILE);

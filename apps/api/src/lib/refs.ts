import { timingSafeEqual } from 'node:crypto';
import type { Seal } from './seal.ts';

const ID_BYTES = 16;
const CODE_BYTES = 16;

type Kind = 'application' | 'payment' | 'document' | 'request';

function codeOf(seal: Seal, kind: Kind, id: Buffer): Buffer {
  return seal.hash(`${kind} reference`, id.toString('hex')).subarray(0, CODE_BYTES);
}

/**
 * The reference of a row: its id with a code that only this server can make. Whoever knows it may open the
 * application, so it is not stored anywhere, and a guess fails without asking the database.
 */
export function refOf(seal: Seal, kind: Kind, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, codeOf(seal, kind, bytes)]).toString('base64url');
}

/** The row id behind a reference; null when it is not one of ours. */
export function idOfRef(seal: Seal, kind: Kind, ref: string): string | null {
  const bytes = Buffer.from(ref, 'base64url');
  if (bytes.length !== ID_BYTES + CODE_BYTES || bytes.toString('base64url') !== ref) return null;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), codeOf(seal, kind, id))) return null;
  const hex = id.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

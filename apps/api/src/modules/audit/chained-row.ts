import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Keys } from '../../lib/keys.ts';

/** A row as it is hashed: every value in one spelling, moments to the microsecond. */
export interface HashedRow {
  readonly id: string;
  readonly at_text: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly actor_roles: readonly string[];
  readonly action: string;
  readonly object_kind: string;
  readonly object_id: string | null;
  readonly object_name: string | null;
  readonly before_facts: string;
  readonly after_facts: string;
  readonly address_hash: Buffer | null;
  readonly agent: string | null;
  readonly request_id: string | null;
}

/** Where the chain ends, signed. */
export interface ChainHead {
  readonly seq: number;
  readonly rowHash: Buffer;
}

const FORMAT = 1;

/** The hash that stands before the first row. */
export const beginning: ChainHead = { seq: 0, rowHash: Buffer.alloc(32) };

/** The columns of a HashedRow, of the chain and of what waits for it alike. */
export const hashedColumns: RawBuilder<HashedRow> = sql`id,
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at_text,
  actor_kind, actor_id, actor_roles, action, object_kind, object_id, object_name, before_facts, after_facts,
  address_hash, agent, request_id`;

/** sha256 over the row, its place and the hash of the row before it. */
export function rowHash(row: HashedRow, seq: number, previousHash: Buffer): Buffer {
  const values = [
    FORMAT,
    seq,
    previousHash.toString('hex'),
    row.id,
    row.at_text,
    row.actor_kind,
    row.actor_id,
    row.actor_roles,
    row.action,
    row.object_kind,
    row.object_id,
    row.object_name,
    row.before_facts,
    row.after_facts,
    row.address_hash?.toString('hex') ?? null,
    row.agent,
    row.request_id,
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest();
}

function signatureOf(secretKey: Buffer, { seq, rowHash: hash }: ChainHead): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'onegi audit head', 32));
  return createHmac('sha256', key)
    .update(`${seq}\n${hash.toString('hex')}`)
    .digest();
}

/** Signs an end of the chain with a key derived from the newest of the application's. */
export const signHead = ([newest]: Keys, head: ChainHead): Buffer => signatureOf(newest, head);

/** Whether one of the keys has signed this end of the chain. */
export function isSignedHead(secretKeys: readonly Buffer[], head: ChainHead, signature: Buffer): boolean {
  return secretKeys.some((key) => {
    const right = signatureOf(key, head);
    return signature.length === right.length && timingSafeEqual(signature, right);
  });
}

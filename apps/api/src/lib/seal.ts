import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Keys } from './keys.ts';

const FORMAT = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES;

/** Encrypts personal data field by field, and finds it again by keyed hash. */
export interface Seal {
  /**
   * Encrypts a JSON value (AES-256-GCM).
   * @param owner what the value belongs to, such as `applications/<id>`: it cannot be opened as anything else's
   */
  seal(owner: string, value: unknown): Buffer;
  /** Reads back a sealed value. Throws when it was changed, moved to another owner or sealed with an unknown key. */
  open<T>(owner: string, sealed: Buffer): T;
  /** The same for bytes, such as those of a file. */
  sealBytes(owner: string, bytes: Buffer): Buffer;
  openBytes(owner: string, sealed: Buffer): Buffer;
  /** Seals with the newest key what any of the keys has sealed. Throws as open does. */
  reseal(owner: string, sealed: Buffer): Buffer;
  /**
   * 32 bytes that are equal for equal values of one kind, and tell nothing without the key. They stay the same when the
   * keys that seal are replaced.
   */
  hash(kind: string, value: string): Buffer;
}

interface Key {
  readonly id: Buffer;
  /** Made once: from bytes it would be made anew for every value, which costs more than the encryption. */
  readonly cipher: KeyObject;
}

const part = (master: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `onegi ${purpose}`, 32));

/** Four bytes that tell keys apart and tell nothing of them; they stand in everything that a key has sealed. */
export const keyIdOf = (master: Buffer): Buffer =>
  createHash('sha256').update(part(master, 'key id')).digest().subarray(0, KEY_ID_BYTES);

/** The id of the key that sealed these bytes. */
export const sealedWith = (sealed: Buffer): Buffer => sealed.subarray(1, 1 + KEY_ID_BYTES);

/** Where the key's id stands in sealed bytes, as SQL's substring counts. */
export const KEY_ID_IN_SQL = { from: 2, length: KEY_ID_BYTES } as const;

/** The key of hashes in databases that were begun before hashes had a key of their own. */
export const hashKeyOf = (master: Buffer): Buffer => part(master, 'keyed hash');

const derive = (master: Buffer): Key => ({
  id: keyIdOf(master),
  cipher: createSecretKey(part(master, 'field encryption')),
});

/**
 * @param keys 32 bytes each. The first seals; the others only open what they sealed before, so that a new key can be
 *   put in front while old rows are still there.
 * @param hashKey 32 bytes: the database's own (openKeyring), which no rotation changes
 */
export function createSeal({ keys, hashKey }: { readonly keys: Keys; readonly hashKey: Buffer }): Seal {
  const known = keys.map(derive);
  const [current] = known as [Key, ...Key[]];
  const hashing = createSecretKey(hashKey);
  const encrypt = (owner: string, text: Buffer) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', current.cipher, nonce).setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([Buffer.of(FORMAT), current.id, nonce, hidden, cipher.getAuthTag()]);
  };
  const decrypt = (owner: string, sealed: Buffer) => {
    const key = known.find(({ id }) => id.equals(sealedWith(sealed)));
    if (sealed[0] !== FORMAT || !key) throw new Error('Sealed with a key that is not known here');
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', key.cipher, sealed.subarray(1 + KEY_ID_BYTES, HEAD_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, end)), decipher.final()]);
  };
  return {
    seal: (owner, value) => encrypt(owner, Buffer.from(JSON.stringify(value))),
    open: (owner, sealed) => JSON.parse(decrypt(owner, sealed).toString('utf8')),
    sealBytes: encrypt,
    openBytes: decrypt,
    reseal: (owner, sealed) => encrypt(owner, decrypt(owner, sealed)),
    hash: (kind, value) => createHmac('sha256', hashing).update(`${kind}\n${value}`).digest(),
  };
}

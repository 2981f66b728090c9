import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

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
  /** 32 bytes that are equal for equal values of one kind, and tell nothing without the key. */
  hash(kind: string, value: string): Buffer;
}

interface Key {
  readonly id: Buffer;
  readonly cipher: Buffer;
  readonly mac: Buffer;
}

function derive(master: Buffer): Key {
  const part = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `onegi ${purpose}`, 32));
  return {
    id: createHash('sha256').update(part('key id')).digest().subarray(0, KEY_ID_BYTES),
    cipher: part('field encryption'),
    mac: part('keyed hash'),
  };
}

/**
 * @param keys 32 bytes each. The first seals and hashes; the others only open what they sealed before, so that a new
 *   key can be put in front while old rows are still there.
 */
export function createSeal(...keys: [Buffer, ...Buffer[]]): Seal {
  const known = keys.map(derive);
  const [current] = known as [Key, ...Key[]];
  return {
    seal(owner, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.cipher, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), current.id, nonce, text, cipher.getAuthTag()]);
    },
    open(owner, sealed) {
      const key = known.find(({ id }) => id.equals(sealed.subarray(1, 1 + KEY_ID_BYTES)));
      if (sealed[0] !== FORMAT || !key) throw new Error('Sealed with a key that is not known here');
      const end = sealed.length - TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key.cipher, sealed.subarray(1 + KEY_ID_BYTES, HEAD_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(end));
      const text = Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, end)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    },
    hash: (kind, value) => createHmac('sha256', current.mac).update(`${kind}\n${value}`).digest(),
  };
}

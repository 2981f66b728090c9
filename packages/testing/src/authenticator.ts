import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size);
  if (size < 256) return Buffer.of((major << 5) | 24, size);
  return Buffer.of((major << 5) | 25, size >> 8, size & 255);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([cborHead(5, value.size), ...pairs]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [1, 4, 64];

/** An authenticator made of software: one ES256 key for one host, that signs what a browser would have it sign. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The answer to a request for a new passkey. */
  register(challenge: string): Record<string, unknown> {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.of(0, this.#id.length);
    const authData = Buffer.concat([
      this.#head(USER_PRESENT | USER_VERIFIED | HAS_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ]);
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    ).toString('base64url');
    const clientDataJSON = this.#clientData('webauthn.create', challenge).toString('base64url');
    return this.#answer({ attestationObject, clientDataJSON, transports: ['internal'] });
  }

  /** The answer to a request to sign in. `isVerified: false`: without finger or PIN. */
  sign(challenge: string, { isVerified = true } = {}): Record<string, unknown> {
    this.#counter += 1;
    const authenticatorData = this.#head(USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
    const clientData = this.#clientData('webauthn.get', challenge);
    const signer = createSign('sha256').update(authenticatorData).update(sha256(clientData));
    return this.#answer({
      authenticatorData: authenticatorData.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: signer.sign(this.#privateKey).toString('base64url'),
    });
  }

  #head(flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest[0] = flags;
    rest.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), rest]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

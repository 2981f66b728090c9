const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0);

/** The text's bytes, a one, zeros, and the length in bits: whole blocks of 64 bytes (RFC 1321, 3.1 and 3.2). */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n, true);
  return view;
}

/** What round a step belongs to mixes the words differently, and takes the block's words in another order. */
function mixed(step: number, b: number, c: number, d: number): { value: number; word: number } {
  if (step < 16) return { value: (b & c) | (~b & d), word: step };
  if (step < 32) return { value: (d & b) | (~d & c), word: (5 * step + 1) % 16 };
  if (step < 48) return { value: b ^ c ^ d, word: (3 * step + 5) % 16 };
  return { value: c ^ (b | ~d), word: (7 * step) % 16 };
}

/**
 * Upper-case MD5 of a text in UTF-8 (RFC 1321), the form in which a password that exists travels. It hides nothing:
 * TLS does, and the server keeps a slow hash of it.
 */
export function md5(text: string): string {
  const view = padded(text);
  const state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476] as [number, number, number, number];
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = state;
    for (let step = 0; step < 64; step++) {
      const { value, word } = mixed(step, b, c, d);
      const sum = (a + value + (sines[step] as number) + view.getInt32(block + word * 4, true)) | 0;
      const shift = shifts[(step >> 4) * 4 + (step % 4)] as number;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    [a, b, c, d].forEach((value, at) => {
      state[at] = ((state[at] as number) + value) | 0;
    });
  }
  const result = new DataView(new ArrayBuffer(16));
  state.forEach((value, at) => {
    result.setInt32(at * 4, value, true);
  });
  const hex = Array.from({ length: 16 }, (_, at) => result.getUint8(at).toString(16).padStart(2, '0'));
  return hex.join('').toUpperCase();
}

/** The digest of a password that was typed; nothing typed stays nothing, so that it is asked for. */
export const digestOf = (password: string): string => (password === '' ? '' : md5(password));

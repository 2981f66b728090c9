/** Room to begin with; it doubles as needed. */
const FIRST_ROOM = 64 * 1024;
const ZERO = '0'.charCodeAt(0);

/**
 * Puts text together as bytes, for answers that are nearly all parts encoded before: copying those costs a tenth of encoding
 * them anew (`npm run bench rating`). Its room is used again for the next text, so no one may read the last one by then.
 */
export class ByteWriter {
  #room = Buffer.allocUnsafeSlow(FIRST_ROOM);
  #length = 0;

  /** Begins a new text. */
  begin(): void {
    this.#length = 0;
  }

  /** Appends bytes as they are. */
  bytes(part: Buffer): void {
    if (this.#length + part.length > this.#room.length) this.#grow(part.length);
    this.#room.set(part, this.#length);
    this.#length += part.length;
  }

  /** Appends a short text of ASCII characters, as a code. (For so few a loop is quicker than a call out of JavaScript.) */
  ascii(text: string): void {
    if (this.#length + text.length > this.#room.length) this.#grow(text.length);
    const room = this.#room;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) room[at++] = text.charCodeAt(i);
    this.#length = at;
  }

  /** Appends a whole number from 0 in decimal, with leading zeros up to so many digits. No text is made of it. */
  digits(value: number, least = 1): void {
    let count = 1;
    for (let limit = 10; value >= limit; limit *= 10) count++;
    count = Math.max(count, least);
    if (this.#length + count > this.#room.length) this.#grow(count);
    const room = this.#room;
    let left = value;
    for (let at = this.#length + count - 1; at >= this.#length; at--) {
      const rest = Math.floor(left / 10);
      room[at] = ZERO + left - rest * 10;
      left = rest;
    }
    this.#length += count;
  }

  /** @returns what was written, in this writer's own room */
  written(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  #grow(more: number): void {
    const room = Buffer.allocUnsafeSlow(Math.max(this.#room.length * 2, this.#length + more));
    this.#room.copy(room, 0, 0, this.#length);
    this.#room = room;
  }
}

/** Room to begin with; it doubles as needed. */
const FIRST_ROOM = 64 * 1024;

/**
 * Puts text together as bytes, for answers that are nearly all parts encoded before: copying those costs a tenth of encoding
 * them anew (`npm run bench rating`). Its room is used again for the next text, so take the bytes before beginning anew.
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

  /** Appends a short text of ASCII characters: a figure or a code. (For so few a loop is quicker than a call out of JavaScript.) */
  ascii(text: string): void {
    if (this.#length + text.length > this.#room.length) this.#grow(text.length);
    const room = this.#room;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) room[at++] = text.charCodeAt(i);
    this.#length = at;
  }

  /** @returns a copy of what was written */
  copy(): Buffer {
    const bytes = Buffer.allocUnsafeSlow(this.#length);
    this.#room.copy(bytes, 0, 0, this.#length);
    return bytes;
  }

  #grow(more: number): void {
    const room = Buffer.allocUnsafeSlow(Math.max(this.#room.length * 2, this.#length + more));
    this.#room.copy(room, 0, 0, this.#length);
    this.#room = room;
  }
}

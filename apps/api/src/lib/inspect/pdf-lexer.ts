import { FileFault } from './file-fault.ts';

export interface PdfToken {
  readonly kind: 'name' | 'number' | 'keyword' | 'open' | 'close' | 'string' | 'end';
  /** Names without their slash and with #xx resolved; nothing for strings. */
  readonly text: string;
}

/** How many bytes may still be read, over all lexers of a file: objects within objects must not cost their square. */
export interface Budget {
  left: number;
}

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const [PERCENT, OPEN_PAREN, CLOSE_PAREN, SLASH, LESS, GREATER, BACKSLASH] = [0x25, 0x28, 0x29, 0x2f, 0x3c, 0x3e, 0x5c];
const BRACKETS = new Map<number, PdfToken>([
  [0x5b, { kind: 'open', text: '[' }],
  [0x5d, { kind: 'close', text: ']' }],
  [0x7b, { kind: 'open', text: '{' }],
  [0x7d, { kind: 'close', text: '}' }],
]);
const REGULAR = Uint8Array.from({ length: 256 }, (_, byte) =>
  WHITE.has(byte) || BRACKETS.has(byte) || [PERCENT, OPEN_PAREN, CLOSE_PAREN, SLASH, LESS, GREATER].includes(byte)
    ? 0
    : 1,
);
const STRING: PdfToken = { kind: 'string', text: '' };
const END: PdfToken = { kind: 'end', text: '' };

/** Reads the tokens of a PDF from one place on, as ISO 32000-1, 7.2 and 7.3 have them. */
export class PdfLexer {
  readonly #bytes: Buffer;
  readonly #budget: Budget;
  at: number;

  constructor(bytes: Buffer, at: number, budget: Budget) {
    this.#bytes = bytes;
    this.at = at;
    this.#budget = budget;
  }

  /** @throws FileFault uncheckable when the budget is used up */
  next(): PdfToken {
    const from = this.at;
    const token = this.#read();
    this.#budget.left -= this.at - from;
    if (this.#budget.left < 0) throw new FileFault('uncheckable');
    return token;
  }

  #read(): PdfToken {
    this.#skipWhite();
    const byte = this.#bytes[this.at];
    if (byte === undefined) return END;
    if (byte === SLASH) {
      this.at += 1;
      const name = this.#run();
      return {
        kind: 'name',
        text: name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      };
    }
    if (byte === OPEN_PAREN) return this.#skipString();
    if (byte === LESS) {
      if (this.#bytes[this.at + 1] === LESS) return this.#take(2, { kind: 'open', text: '<<' });
      const end = this.#bytes.indexOf(GREATER, this.at);
      this.at = end < 0 ? this.#bytes.length : end + 1;
      return STRING;
    }
    if (byte === GREATER) {
      const isDouble = this.#bytes[this.at + 1] === GREATER;
      return this.#take(isDouble ? 2 : 1, { kind: 'close', text: '>>' });
    }
    const bracket = BRACKETS.get(byte);
    if (bracket) return this.#take(1, bracket);
    if (byte === CLOSE_PAREN) return this.#take(1, { kind: 'keyword', text: ')' });
    const text = this.#run();
    return { kind: /^[+-]?[\d.]+$/.test(text) ? 'number' : 'keyword', text };
  }

  #take(length: number, token: PdfToken): PdfToken {
    this.at += length;
    return token;
  }

  #run(): string {
    const from = this.at;
    while (REGULAR[this.#bytes[this.at] ?? 0]) this.at += 1;
    return this.#bytes.toString('latin1', from, this.at);
  }

  #skipWhite(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === PERCENT) {
        while (this.at < this.#bytes.length && this.#bytes[this.at] !== 10 && this.#bytes[this.at] !== 13) this.at += 1;
      } else if (byte === undefined || !WHITE.has(byte)) return;
      else this.at += 1;
    }
  }

  #skipString(): PdfToken {
    let depth = 0;
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at];
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN_PAREN) depth += 1;
      else if (byte === CLOSE_PAREN) {
        depth -= 1;
        if (depth === 0) return this.#take(1, STRING);
      }
    }
    return STRING;
  }
}

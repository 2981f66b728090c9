import { bothTexts } from '../lib/texts.ts';
import type { MessageParams } from './app-error.ts';

const success = bothTexts('answers.success');

/** What stands before and behind the data of a plain success, for hot paths that write their answer's bytes themselves. */
export const successEnvelope = {
  head: Buffer.from('{"data":'),
  tail: Buffer.from(`,"msg":${JSON.stringify(success.en)},"msgC":${JSON.stringify(success.zhHant)}}`),
};

/** A whole answer that is bytes already: envelope and data, in wire names. */
export class RawAnswer {
  readonly bytes: Buffer;
  /** Called once the bytes were handed over and nobody reads them any more. */
  readonly onSent: (() => void) | undefined;
  constructor(bytes: Buffer, onSent?: () => void) {
    this.bytes = bytes;
    this.onSent = onSent;
  }
}

/** An answer with its own message instead of the plain success. */
export class Told<T> {
  readonly data: T;
  readonly message: string;
  readonly params: MessageParams;
  constructor(data: T, message: string, params: MessageParams = {}) {
    this.data = data;
    this.message = message;
    this.params = params;
  }
}

import { bothTexts } from '../lib/texts.ts';
import type { MessageParams } from './app-error.ts';

const success = bothTexts('answers.success');

/** A plain success around data that is JSON already. */
export const successJson = (data: string): string =>
  `{"data":${data},"msg":${JSON.stringify(success.en)},"msgC":${JSON.stringify(success.zhHant)}}`;

const [HEAD, TAIL] = successJson('\n')
  .split('\n')
  .map((part) => Buffer.from(part)) as [Buffer, Buffer];

/** Data that is JSON already, in wire names: for lists whose rows were encoded before. */
export class JsonData {
  readonly #data: Buffer;
  /** @param data JSON, UTF-8 */
  constructor(data: Buffer) {
    this.#data = data;
  }

  /** The whole answer, a plain success. */
  answer(): Buffer {
    return Buffer.concat([HEAD, this.#data, TAIL]);
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

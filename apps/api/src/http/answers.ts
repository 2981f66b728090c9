import { ByteWriter } from '../lib/byte-writer.ts';
import { bothTexts } from '../lib/texts.ts';
import type { MessageParams } from './app-error.ts';

const success = bothTexts('answers.success');

/** A plain success around data that is JSON already. */
export const successJson = (data: string): string =>
  `{"data":${data},"msg":${JSON.stringify(success.en)},"msgC":${JSON.stringify(success.zhHant)}}`;

/** What stands before and behind the data of a plain success. */
const [HEAD, TAIL] = successJson('\n')
  .split('\n')
  .map((part) => Buffer.from(part)) as [Buffer, Buffer];

const writer = new ByteWriter();

/** A plain success whose data is JSON already, in wire names: for lists whose rows were encoded before. */
export class JsonData {
  /** The whole answer. */
  readonly answer: Buffer;
  /** @param write writes the data as JSON, UTF-8 */
  constructor(write: (out: ByteWriter) => void) {
    writer.begin();
    writer.bytes(HEAD);
    write(writer);
    writer.bytes(TAIL);
    this.answer = writer.copy();
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

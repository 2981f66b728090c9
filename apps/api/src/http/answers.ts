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

/** Writers whose answers were sent. Making and collecting half a megabyte for every answer costs more than filling it. */
const idle: ByteWriter[] = [];
const MOST_IDLE = 32;

/** A plain success whose data is JSON already, in wire names: for lists whose rows were encoded before. */
export class JsonData {
  /** The whole answer. */
  readonly answer: Buffer;
  #writer: ByteWriter | null;

  private constructor(answer: Buffer, writer: ByteWriter | null) {
    this.answer = answer;
    this.#writer = writer;
  }

  /** @param write writes the data as JSON, UTF-8 */
  static write(write: (out: ByteWriter) => void): JsonData {
    const writer = idle.pop() ?? new ByteWriter();
    writer.begin();
    writer.bytes(HEAD);
    write(writer);
    writer.bytes(TAIL);
    return new JsonData(writer.written(), writer);
  }

  /** The same answer to be sent any number of times. */
  kept(): JsonData {
    return new JsonData(Buffer.from(this.answer), null);
  }

  /** Call it once the answer was sent: nobody reads it any more. One that is never released is merely collected. */
  release(): void {
    if (this.#writer && idle.length < MOST_IDLE) idle.push(this.#writer);
    this.#writer = null;
  }
}

/** An answer with its own message instead of the plain success. */
export class AnswerWithMessage<T> {
  readonly data: T;
  readonly message: string;
  readonly params: MessageParams;
  constructor(data: T, message: string, params: MessageParams = {}) {
    this.data = data;
    this.message = message;
    this.params = params;
  }
}

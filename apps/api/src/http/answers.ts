import { bothTexts } from '../lib/texts.ts';
import type { MessageParams } from './app-error.ts';

const success = bothTexts('answers.success');

/** A plain success around data that is JSON already. */
export const successJson = (data: string): string =>
  `{"data":${data},"msg":${JSON.stringify(success.en)},"msgC":${JSON.stringify(success.zhHant)}}`;

/** Data that is JSON already, in wire names: for lists whose rows were encoded before. */
export class JsonData {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
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

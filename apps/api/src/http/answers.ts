import type { MessageParams } from './app-error.ts';

/** An answer that is JSON already (hot paths keep it so): it becomes `data` as it stands, in wire names. */
export class RawJson {
  readonly json: string | Buffer;
  constructor(json: string | Buffer) {
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

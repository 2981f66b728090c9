import { type ErrorCode, errors } from '@onegi/contract/errors';

export type MessageParams = Record<string, string | number>;

/** One field's failure; `field` is its domain name (a path such as `people.0.hkid` is allowed). */
export interface FieldFailure {
  field: string;
  /** Key of packages/messages. */
  message: string;
  params?: MessageParams;
}

export interface ErrorExtras {
  fields?: FieldFailure[];
  /** Replaces the table's message where the text is data, not code. */
  text?: { msg: string; msgC: string };
}

/** A failure the caller is told about. Status, message and log level stand in the contract's error table alone. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly fields: FieldFailure[];
  readonly text: { msg: string; msgC: string } | undefined;

  constructor(code: ErrorCode, params: MessageParams = {}, extras: ErrorExtras = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.text = extras.text;
    const { field, message } = errors[code];
    this.fields = extras.fields ?? (field ? [{ field, message, params }] : []);
  }
}

/** For a catch: answers one refusal as another, such as a file of a hidden owner as a file that is not there. */
export const answerAs = (code: ErrorCode, as: ErrorCode) => (error: unknown) => {
  throw error instanceof AppError && error.code === code ? new AppError(as) : error;
};

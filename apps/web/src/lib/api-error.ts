import type { ErrorCode } from '@onegi/contract/errors';

export interface FieldError {
  /** Domain name. */
  readonly field: string;
  readonly message: string;
}

/** A refused or failed call. The message is in the page's language and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when the server was not reached. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: readonly FieldError[];

  constructor(status: number, code: ErrorCode | 'network', message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  /** The message of one field, by its domain name. */
  messageOf(field: string): string | undefined {
    return this.fields.find((found) => found.field === field)?.message;
  }
}

import type { ErrorCode } from '@onegi/contract/errors';

export interface FieldError {
  /** Domain name. */
  readonly field: string;
  readonly message: string;
  /** An officer can often still offer the cover. */
  readonly isReferred?: boolean;
}

/** The server's, or the page's own: the server was not reached, or its answer cannot be read. */
type Code = ErrorCode | 'network' | 'unreadable';

/** A refused or failed call. The message is in the page's language and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when the server was not reached. */
  readonly status: number;
  readonly code: Code;
  readonly fields: readonly FieldError[];

  constructor(
    status: number,
    code: Code,
    message: string,
    fields: readonly FieldError[] = [],
    options: ErrorOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  /** The message of one field, by its domain name. */
  messageOf(field: string): string | undefined {
    return this.fields.find((found) => found.field === field)?.message;
  }
}

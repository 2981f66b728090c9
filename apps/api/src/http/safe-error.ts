export interface SafeError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An unexpected error for the log: where it happened and what kind it is, without the values a database error quotes. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) {
    // A library's own object: only its code is surely harmless.
    const code = (error as { code?: unknown } | null)?.code;
    return { type: typeof error, message: code === undefined ? 'not an error' : String(code), stack: '' };
  }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isFromDatabase = 'severity' in error;
  const places = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  return {
    type: error.name,
    message: isFromDatabase ? `database error on ${table ?? '?'} ${constraint ?? ''}`.trim() : error.message,
    ...(code === undefined ? {} : { code: String(code) }),
    stack: places.join('\n'),
  };
}

import type { FieldMap, Shape } from '@onegi/contract/shape';
import * as z from 'zod';

export interface Issue {
  /** Domain name of the field at fault. */
  readonly field: string;
  /** Key of packages/messages, and what it needs. */
  readonly message: string;
  readonly params?: Record<string, string | number>;
}

function paramsOf(issue: z.core.$ZodIssue): Issue['params'] {
  const own = 'params' in issue ? (issue.params as Issue['params']) : undefined;
  const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }), ...own };
}

/**
 * Checks a form's values against the contract's shape, by the same rules the server applies.
 * Each field is checked by itself first, so that one mistake does not hide another; first issue per field.
 */
export function issuesOf<F extends FieldMap>(shape: Shape<F>, value: Record<string, unknown>): Issue[] {
  const found = new Map<string, Issue>();
  const add = (path: (string | number | symbol)[], issue: z.core.$ZodIssue) => {
    const field = path.map(String).join('.');
    if (!found.has(field)) found.set(field, { field, message: issue.message, params: paramsOf(issue) });
  };
  for (const [domain, { schema }] of Object.entries(shape.fields)) {
    const result = z.safeEncode(schema, value[domain]);
    for (const issue of result.error?.issues ?? []) add([domain, ...issue.path], issue);
  }
  const whole = z.safeEncode(shape.codec, value as never);
  for (const issue of whole.error?.issues ?? []) {
    const [first = '', ...rest] = issue.path;
    add([shape.domainName(String(first)), ...rest], issue);
  }
  return [...found.values()];
}

import type { FieldMap, Shape } from '@onegi/contract/shape';
import * as z from 'zod';

export interface Issue {
  /** Domain name of the field at fault. */
  readonly field: string;
  /** Key of packages/messages, and what it needs. */
  readonly message: string;
  readonly params: Record<string, string | number>;
}

function paramsOf(issue: z.core.$ZodIssue): Issue['params'] {
  const own = 'params' in issue ? (issue.params as Issue['params'] | undefined) : undefined;
  const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }), ...own };
}

/** Checks a form's values against the contract's shape, by the same rules the server applies. First issue per field. */
export function issuesOf<F extends FieldMap>(shape: Shape<F>, value: unknown): Issue[] {
  const result = z.safeEncode(shape.codec, value as never);
  if (result.success) return [];
  const found = new Map<string, Issue>();
  for (const issue of result.error.issues) {
    const [first, ...rest] = issue.path.map(String);
    const field = [shape.domainName(first ?? ''), ...rest].join('.');
    if (!found.has(field)) found.set(field, { field, message: issue.message, params: paramsOf(issue) });
  }
  return [...found.values()];
}

import * as z from 'zod';
import type { Finding } from './lines/search.ts';
import type { DomainOf, FieldMap, Shape } from './shape.ts';

function paramsOf(issue: z.core.$ZodIssue): Finding['params'] {
  const own = 'params' in issue ? (issue.params as Finding['params']) : undefined;
  const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }), ...own };
}

/**
 * Judges values by a shape of the contract, the same way in the browser and on the server.
 * Each field is checked by itself first, so that one mistake does not hide another.
 * @returns the first finding of each field, under domain names, its message a key of packages/messages
 */
export function checkShape<F extends FieldMap>(shape: Shape<F>, value: Record<string, unknown>): Finding[] {
  const found = new Map<string, Finding>();
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

/** Values as their shape keeps them: trimmed, numbers of cards without their brackets. Null where the shape finds a fault. */
export function readByShape<F extends FieldMap>(shape: Shape<F>, value: Record<string, unknown>): DomainOf<F> | null {
  const wire = z.safeEncode(shape.codec, value as never);
  return wire.success ? (z.safeDecode(shape.codec, wire.data).data ?? null) : null;
}

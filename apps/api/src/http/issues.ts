import type * as z from 'zod';
import type { MessageParams } from './app-error.ts';

/** A schema's complaint about the request, under the name the caller sent. */
export interface WireFailure {
  field: string;
  message: string;
  params: MessageParams;
}

const MESSAGE_KEY = /^[a-z]\w*(\.\w+)+$/i;
const PARAMS = ['minimum', 'maximum', 'divisor'] as const;

function paramsOf(issue: z.core.$ZodIssue): MessageParams {
  const params: MessageParams = {};
  for (const name of PARAMS) {
    const value = (issue as unknown as Record<string, unknown>)[name];
    if (typeof value === 'number' || typeof value === 'bigint') params[name] = Number(value);
  }
  return issue.code === 'custom' ? { ...params, ...(issue.params as MessageParams | undefined) } : params;
}

/** The issues of one part of a request as message keys; a schema without a key of its own says "not in the expected form". */
export function failuresOf(error: z.ZodError): WireFailure[] {
  const failures = new Map<string, WireFailure>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    // A field tells its first fault: "required" says all there is to say of an empty one.
    if (failures.has(field)) continue;
    const message = MESSAGE_KEY.test(issue.message) ? issue.message : 'validation.object';
    failures.set(field, { field, message, params: paramsOf(issue) });
  }
  return [...failures.values()];
}

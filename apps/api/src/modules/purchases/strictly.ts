import type * as z from 'zod';
import type { FieldFailure } from '../../http/app-error.ts';
import { failuresOf } from '../../http/issues.ts';

/**
 * Reads half-filled data by a strict schema; what was left empty counts as missing.
 * @param path before the names of the fields that are wrong
 * @returns null when something is
 */
export function strictly<T>(wire: unknown, strict: z.ZodType<T>, path: string, found: FieldFailure[]): T | null {
  const filled = Object.fromEntries(
    Object.entries(wire as Record<string, unknown>).filter(([, value]) => typeof value !== 'string' || value.trim()),
  );
  const parsed = strict.safeParse(filled);
  if (parsed.success) return parsed.data;
  for (const { field, message, params } of failuresOf(parsed.error)) {
    found.push({ field: `${path}.${field}`, message, params });
  }
  return null;
}

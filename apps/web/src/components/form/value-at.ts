/** What stands in a field named by path, as text. */
export function valueAt(form: object, path: string): string {
  let value: unknown = form;
  for (const part of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  }
  return typeof value === 'object' ? '' : String(value ?? '');
}

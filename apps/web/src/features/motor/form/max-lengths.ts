import { motorFields } from '@onegi/contract/fields/motor';

/** How much a field of the form holds, as the contract says. */
export function lengthOf(name: string): number | undefined {
  const schema = (motorFields as Readonly<Record<string, { readonly schema: object }>>)[name]?.schema;
  const length = schema && 'maxLength' in schema ? schema.maxLength : undefined;
  return typeof length === 'number' ? length : undefined;
}

import { date, email, hkid, hongKongPhone, passport } from '@onegi/contract/fields/formats';
import type { Seal } from '../../lib/seal.ts';
import type { PersonFields } from './person.ts';

/** What a person is found by: a kind of fact, and the fact in its one spelling. */
type Lookup = readonly [kind: string, value: string];

const formats = { hkid, passport, email, phone: hongKongPhone } as const;

const nameOf = ({ surname, firstName }: PersonFields) =>
  `${surname ?? ''} ${firstName ?? ''}`
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();

/**
 * Everything that somebody is found by. What is missing, or typed in half, finds nobody. Identity card and passport stand first,
 * name and birth last: settlement/client-mark.ts tells by their places what marks a client.
 */
export function lookupsOf(fields: PersonFields): Lookup[] {
  const found: Lookup[] = Object.entries(formats).flatMap(([kind, format]) => {
    const { data } = fields[kind] === undefined ? {} : format.safeParse(fields[kind]);
    return data === undefined ? [] : [[kind, kind === 'email' ? data.toLowerCase() : data] as const];
  });
  const name = nameOf(fields);
  const { data: bornOn } = date.safeParse(fields.bornOn);
  return name && bornOn ? [...found, ['name and birth', `${name}\n${bornOn}`]] : found;
}

/** Keyed hashes, each of its own kind: equal where the facts are, and telling nothing without the key. */
export const lookupHashes = (seal: Seal, fields: PersonFields): Buffer[] =>
  lookupsOf(fields).map(([kind, value]) => seal.hash(kind, value));

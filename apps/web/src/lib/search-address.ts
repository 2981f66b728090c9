import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { addressItems } from '@onegi/contract/lines/address';
import { lineSearches, type SearchByLine } from '@onegi/contract/lines/all';
import type { Field, FieldMap, Shape } from '@onegi/contract/shape';
import * as z from 'zod';

/** A line together with a search of that line. */
export interface LineSearch<Line extends LineCode = LineCode> {
  readonly line: Line;
  readonly search: SearchByLine[Line];
}

/** Which line an address speaks of; travel where it says nothing, undefined for what is no line. */
export function lineOf(address: URLSearchParams): LineCode | undefined {
  const asked = (address.get('prod') ?? 'TRAVEL').toUpperCase();
  return lineCodes.find((line) => line === asked);
}

/** What a parameter can stand for on the wire: the first that its field takes is meant. */
function readings(text: string): unknown[] {
  const number = /^\d{1,12}$/.test(text) ? [Number(text)] : [];
  const flag = text === 'true' ? [true] : text === 'false' ? [false] : [];
  return [text, ...number, ...flag, addressItems(text)];
}

function wireValue({ schema }: Field, text: string): unknown {
  return readings(text).find((reading) => z.safeDecode(schema, reading as never).success) ?? text;
}

/**
 * The search of a quote list's address, judged by the contract.
 * @returns undefined when the address lacks some of it or holds what no search can be
 */
export function searchOfAddress(address: URLSearchParams): LineSearch | undefined {
  const line = lineOf(address);
  if (!line) return undefined;
  const shape = lineSearches[line] as unknown as Shape<FieldMap>;
  const wire: Record<string, unknown> = {};
  for (const [domain, field] of Object.entries(shape.fields)) {
    const text = address.get(field.wire)?.trim();
    // How the list is sorted and filtered is not part of what is searched.
    if (text && domain !== 'sort' && domain !== 'insurers') wire[field.wire] = wireValue(field, text);
  }
  const decoded = z.safeDecode(shape.codec, wire as never);
  return decoded.success ? ({ line, search: decoded.data } as LineSearch) : undefined;
}

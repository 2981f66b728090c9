import type { SoldLine } from '@onegi/contract/lines';
import * as travel from './lines/travel.ts';
import { packDay, unpackDay } from './pack-day.ts';
import type { SealedSearch } from './quote.ts';

/** What quoting needs to know of each line. A new line is added here. */
export const quotedLines = { TRAVEL: travel } satisfies Record<SoldLine, unknown>;

/**
 * A sealed search as text: short, safe in an address, and the same text for the same search. Every card of a list
 * carries it.
 */
export function packSearch(sealed: SealedSearch): string {
  return [
    sealed.line,
    sealed.tariffVersion,
    sealed.engineVersion,
    packDay(sealed.quotedOn),
    packDay(sealed.expiresOn),
    ...quotedLines[sealed.line].pack(sealed.search, sealed.options, sealed.terms),
  ].join('~');
}

/** Reads back what packSearch wrote and the server signed. */
export function unpackSearch(seal: string): SealedSearch {
  const [line, tariffVersion, engineVersion, quotedOn = '', expiresOn = '', ...rest] = seal.split('~');
  return {
    line: line as SoldLine,
    tariffVersion: Number(tariffVersion),
    engineVersion: Number(engineVersion),
    quotedOn: unpackDay(quotedOn),
    expiresOn: unpackDay(expiresOn),
    ...quotedLines[line as SoldLine].unpack(rest),
  };
}

import type { SoldLine } from '@onegi/contract/lines';
import * as travel from './lines/travel.ts';
import type { SealedSearch } from './quote.ts';

/** What quoting needs to know of each line. A new line is added here. */
export const quotedLines = { TRAVEL: travel } satisfies Record<SoldLine, unknown>;

/** A sealed search as text: short, and the same text for the same search. */
export function packSearch(sealed: SealedSearch): string {
  return JSON.stringify([
    sealed.line,
    sealed.tariffVersion,
    sealed.engineVersion,
    sealed.quotedOn,
    sealed.expiresOn,
    ...quotedLines[sealed.line].pack(sealed.search, sealed.options, sealed.terms),
  ]);
}

/** Reads back what packSearch wrote and the server signed. */
export function unpackSearch(payload: string): SealedSearch {
  const [line, tariffVersion, engineVersion, quotedOn, expiresOn, ...rest] = JSON.parse(payload) as [
    SoldLine,
    number,
    number,
    string,
    string,
    ...unknown[],
  ];
  return { line, tariffVersion, engineVersion, quotedOn, expiresOn, ...quotedLines[line].unpack(rest) };
}

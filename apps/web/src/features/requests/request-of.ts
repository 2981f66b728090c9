import { type SoldLine, soldLines } from '@onegi/contract/lines';

/** What the form knows from its address. */
export interface QuoteRequest {
  readonly line: SoldLine;
  readonly insurer?: string;
  /** The list it was asked from: a page of ours. */
  readonly searchUrl?: string;
}

/** Reads the form's address; a line that is not sold has no form. Without any parameters it is travel's. */
export function requestOf(params: URLSearchParams): QuoteRequest | undefined {
  const asked = (params.get('prod') ?? 'TRAVEL').toUpperCase();
  const line = soldLines.find((known) => known === asked);
  if (!line || (params.get('templateId') ?? 'OTHERS_P') !== 'OTHERS_P') return undefined;
  const insurer = params.get('isr')?.toUpperCase();
  const searchUrl = params.get('searchUrl');
  return {
    line,
    ...(insurer && /^[A-Z0-9]{2,8}$/.test(insurer) ? { insurer } : {}),
    ...(searchUrl && /^\/quoteCards\?[\w=&.,%+~-]+$/.test(searchUrl) && searchUrl.length <= 600 ? { searchUrl } : {}),
  };
}

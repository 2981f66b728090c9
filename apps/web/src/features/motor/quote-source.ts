import { barePath } from '../../lib/locale-path.ts';

export const quoteKinds = ['quote', 'application'] as const;
export type QuoteKind = (typeof quoteKinds)[number];

/** What a case can be begun from: a personal quote or an application for one. */
export type QuoteSource = { readonly quoteRef: string } | { readonly applicationRef: string };

/** An address without its origin is one, too. */
const ANY_ORIGIN = 'https://portal.invalid';
const reference = /^[A-Za-z0-9._~-]{1,400}$/;

const sourceOf = (kind: QuoteKind, ref: string): QuoteSource =>
  kind === 'quote' ? { quoteRef: ref } : { applicationRef: ref };

/** Pages of the shop that carry one reference: of a quote in what they ask for, of an application in their path. */
function ofAddress(typed: string): QuoteSource | undefined {
  if (!URL.canParse(typed, ANY_ORIGIN)) return undefined;
  const { pathname, searchParams } = new URL(typed, ANY_ORIGIN);
  const [, applicationRef] = /^\/(?:apply|pay|confirmation)\/([^/]+)$/.exec(barePath(pathname)) ?? [];
  if (applicationRef && reference.test(applicationRef)) return sourceOf('application', applicationRef);
  // Of several that are compared it is not known which one is meant.
  const [quoteRef, ...others] = searchParams.getAll('quote');
  return quoteRef && others.length === 0 && reference.test(quoteRef) ? sourceOf('quote', quoteRef) : undefined;
}

/** What was pasted: the address of a page of a quote or an application, or the reference alone. @returns undefined where it is neither */
export function quoteSource(typed: string, kind: QuoteKind): QuoteSource | undefined {
  const text = typed.trim();
  return reference.test(text) ? sourceOf(kind, text) : ofAddress(text);
}

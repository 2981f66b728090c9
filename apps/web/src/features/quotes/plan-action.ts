import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';

/** What pressing a plan's button does. */
export type PlanAction = 'apply' | 'send-link' | 'request';

type Acted = Pick<PlanCard, 'method' | 'totalCents' | 'quoteRef'>;

/** Method A: apply now. B: e-mail the purchase link. Anything else, and any plan without a price: request a quote. */
export function planAction({ method, totalCents, quoteRef }: Acted): PlanAction {
  if (!totalCents || !quoteRef) return 'request';
  if (method === 'A') return 'apply';
  return method === 'B' ? 'send-link' : 'request';
}

/** This portal's own apply page of a quote; the insurer's site when the insurer is not connected. */
export function providerUrl({ applyUrl, quoteRef }: Pick<PlanCard, 'applyUrl' | 'quoteRef'>): string {
  return isOwnPage(applyUrl) ? applyPageOf(quoteRef) : applyUrl;
}

export const applyPageOf = (quoteRef: string | null) => `/apply?quote=${encodeURIComponent(quoteRef ?? '')}`;

export const isOwnPage = (applyUrl: string) => applyUrl.startsWith('/');

/** The Request Quote form, which knows the line, the insurer and the search it was asked from. */
export function requestUrl({ line, insurer }: Pick<PlanCard, 'line' | 'insurer'>, searchUrl: string | null): string {
  const prod = line.toUpperCase();
  const params = new URLSearchParams({ templateId: prod === 'MOTOR' ? 'OTHERS_M' : 'OTHERS_P', prod, isr: insurer });
  if (searchUrl) params.set('searchUrl', searchUrl);
  return `/commercial-insurance/form?${params}`;
}

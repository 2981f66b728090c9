import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import type { RequestReason } from '@onegi/contract/fields/requests';

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

type Asked = Pick<PlanCard, 'line' | 'insurer' | 'plan' | 'totalCents' | 'quoteRef'>;

/** Why a plan's button asks for a quote. */
export const requestReason = ({ totalCents, quoteRef }: Pick<Asked, 'totalCents' | 'quoteRef'>): RequestReason =>
  totalCents && quoteRef ? 'offline' : 'noPrice';

/** The Request Quote form, which knows the plan, its price, the search it was asked from and why. */
export function requestUrl(plan: Asked, searchUrl: string | null, reason: RequestReason = requestReason(plan)): string {
  const { line, insurer, quoteRef } = plan;
  const prod = line.toUpperCase();
  const params = new URLSearchParams({ templateId: prod === 'MOTOR' ? 'OTHERS_M' : 'OTHERS_P', prod, isr: insurer });
  params.set('plan', plan.plan);
  if (quoteRef) params.set('quote', quoteRef);
  params.set('reason', reason);
  if (searchUrl) params.set('searchUrl', searchUrl);
  return `/commercial-insurance/form?${params}`;
}

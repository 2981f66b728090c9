import { type RequestReason, requestReasons, type TemplateId } from '@onegi/contract/fields/requests';
import { lineCodes } from '@onegi/contract/lines';

/** What the form knows from its address. */
export interface QuoteRequest {
  readonly templateId: TemplateId;
  /** A line that is sold, or a commercial class. */
  readonly product: string;
  readonly insurer?: string;
  readonly plan?: string;
  readonly quoteRef?: string;
  readonly reason?: RequestReason;
  /** The list it was asked from: a page of ours. */
  readonly searchUrl?: string;
  readonly promotionCode?: string;
}

/** Every line has the personal form; motor and business have their own. */
const ownForms: Readonly<Record<string, TemplateId>> = { MOTOR: 'OTHERS_M', BP: 'BP' };
const products: readonly string[] = [...lineCodes, 'BP'];
const usualProducts: Readonly<Record<string, string>> = { OTHERS_M: 'MOTOR', BP: 'BP' };

const LONGEST_ADDRESS = 2_000;
const isListAddress = (url: string) => /^\/quoteCards\?[\w=&.,%+~*-]+$/.test(url) && url.length <= LONGEST_ADDRESS;

/** Reads the form's address; a product that no quote can be requested for has no form. Without one it is travel's. */
export function requestOf(params: URLSearchParams): QuoteRequest | undefined {
  const template = (params.get('templateId') ?? 'OTHERS_P').toUpperCase();
  const product = (params.get('prod') ?? usualProducts[template] ?? 'TRAVEL').toUpperCase();
  if (!products.includes(product) || !/^(OTHERS_P|OTHERS_M|BP)$/.test(template)) return undefined;
  const insurer = params.get('isr')?.toUpperCase();
  const plan = params.get('plan');
  const quoteRef = params.get('quote');
  const reason = requestReasons.find((known) => known === params.get('reason'));
  const searchUrl = params.get('searchUrl');
  const promotionCode = params.get('promotion')?.toUpperCase();
  return {
    templateId: ownForms[product] ?? 'OTHERS_P',
    product,
    ...(insurer && /^[A-Z0-9]{2,8}$/.test(insurer) ? { insurer } : {}),
    ...(plan && /^[\w-]{3,40}$/.test(plan) ? { plan } : {}),
    ...(quoteRef && quoteRef.length <= LONGEST_ADDRESS ? { quoteRef } : {}),
    ...(reason ? { reason } : {}),
    ...(searchUrl && isListAddress(searchUrl) ? { searchUrl } : {}),
    ...(promotionCode && /^[A-Z0-9]{4,12}$/.test(promotionCode) ? { promotionCode } : {}),
  };
}

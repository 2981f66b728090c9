import type { LineCode } from '@onegi/contract/lines';
import { addressItems } from '@onegi/contract/lines/address';
import { variantOf } from '@onegi/contract/lines/benefit-variants';
import type { Asked } from '../../../lib/early-answers.ts';
import type { Kind, PriceRequest, RequestSources } from './sources.ts';

const writings: Record<Kind, (text: string) => unknown> = {
  text: (text) => text,
  code: (text) => text.toUpperCase(),
  number: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  flag: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
  items: addressItems,
};

/** The body as it travels; undefined when the address lacks part of a search. */
function bodyOf(address: URLSearchParams, fields: PriceRequest['body']): Record<string, unknown> | undefined {
  const body: Record<string, unknown> = {};
  for (const [name, written] of Object.entries(fields)) {
    const text = address.get(name)?.trim();
    if (text) body[name] = writings[written.replace('?', '') as Kind](text);
    else if (!written.endsWith('?')) return undefined;
  }
  return body;
}

const inDomain = (value: unknown) => (value === 'Y' || value === 'N' ? value === 'Y' : value);

/** The requests the page will send for the list of this address; undefined where it will send none. */
export function earlyRequestsOf(
  address: URLSearchParams,
  sources: RequestSources,
): { prices: Asked; facts: Asked } | undefined {
  const line = (address.get('prod') ?? 'TRAVEL').toUpperCase();
  const asked = sources.prices[line];
  const body = asked && bodyOf(address, asked.body);
  if (!asked || !body) return undefined;
  const choices = Object.entries(asked.choices).map(([domain, name]) => [domain, inDomain(body[name])]);
  const variant = variantOf(line as LineCode, Object.fromEntries(choices) as never);
  const query = new URLSearchParams({
    [sources.facts.product]: line,
    ...(variant === '' ? {} : { [sources.facts.variant]: variant }),
  });
  return {
    prices: { method: 'POST', address: asked.address, body: JSON.stringify(body) },
    facts: { method: 'GET', address: `${sources.facts.address}?${query}` },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { purchaseFields } from '@onegi/contract/fields/purchases';
import { quoteFields } from '@onegi/contract/fields/quotes';
import { addDays } from '@onegi/contract/lines/dates';

/** An answer's data, read as a client would. */
// biome-ignore lint/suspicious/noExplicitAny: wire JSON is read field by field
type Json = any;

export interface ShopperRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** From the root of the server: /api/… or a page of the sandbox gateway. */
  readonly path: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

export interface ShopperAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: Json;
  readonly location: string | null;
}

/** Sends one request, over however many attempts, and answers what the server said in the end. */
export type Send = (request: ShopperRequest) => Promise<ShopperAnswer>;

/** What the server has told the shopper: from then on it must hold. */
export type Acknowledged =
  | { readonly step: 'listed'; readonly total: string }
  | { readonly step: 'begun'; readonly applicationRef: string }
  | { readonly step: 'saved'; readonly version: number; readonly total: string }
  | { readonly step: 'submitted' }
  | { readonly step: 'opened'; readonly session: string; readonly total: string }
  | { readonly step: 'paid' }
  | { readonly step: 'confirmed'; readonly policyNumber: string; readonly total: string };

/** The server's answer ended the purchase. */
export class PurchaseRefused extends Error {
  constructor({ method, path }: ShopperRequest, { status, code }: ShopperAnswer) {
    super(`${method} ${path.replace(/[\w-]{40,}|[0-9a-f-]{36}/, '…')}: ${status} ${code ?? ''}`.trim());
  }
}

export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  /** Today in Hong Kong as the servers see it, yyyy-MM-dd. */
  readonly today: string;
  /** Another one for each purchase: no two of them for the same quote. Default 0. */
  readonly turn?: number;
  /** How long the confirmation is asked for after the card was charged. */
  readonly patienceMs?: number;
  readonly acknowledged?: (what: Acknowledged) => void;
  /** Between two calls: a person reads and types. */
  readonly pause?: () => Promise<void>;
}

export interface OpenedPurchase {
  readonly applicationRef: string;
  /** The gateway's own reference of the payment. */
  readonly session: string;
}

/** A search for five days in Asia, ten days from today, as the wire has it; longer and later with other turns. */
export const tripFrom = (today: string, turn = 0) => ({
  planType: 'S',
  destination: 'A',
  departDate: addDays(today, 10 + (turn % 150)),
  returnDate: addDays(today, 14 + (turn % 150) + (Math.floor(turn / 150) % 20)),
  travelling: 'I',
  spouse: 'N',
  adult: 1,
  children: 0,
});

const wireTotal = quoteFields.totalCents.wire;
const isSoldHere = (card: Json) =>
  card.quoteRef && /^[AB]$/.test(card[quoteFields.method.wire]) && card[quoteFields.applyUrl.wire] === '/apply';

/** Search, application, payment at the gateway's page, policy: every call that a shopper's browser makes. */
class Purchase {
  readonly #send: Send;
  readonly #buyer: Buyer;

  constructor(send: Send, buyer: Buyer) {
    this.#send = send;
    this.#buyer = buyer;
  }

  #tell(what: Acknowledged): void {
    this.#buyer.acknowledged?.(what);
  }

  async #call(request: ShopperRequest): Promise<Json> {
    const answer = await this.#send(request);
    if (answer.status >= 400) throw new PurchaseRefused(request, answer);
    await this.#buyer.pause?.();
    return answer.data;
  }

  #post(path: string, json: unknown): Promise<Json> {
    return this.#call({ method: 'POST', path: `/api/buy${path}`, json, idempotencyKey: randomUUID() });
  }

  async #card(): Promise<Json> {
    const json = tripFrom(this.#buyer.today, this.#buyer.turn);
    const cards: Json[] = await this.#call({ method: 'POST', path: '/api/buy/plan-travel', json });
    return cards.find(isSoldHere);
  }

  /** Saving has no key: a repetition of what was saved already is told by its version. */
  async #save(applicationRef: string, version: number): Promise<Json> {
    const person = { surname: 'DEMO', firstName: this.#buyer.firstName, dateOfBirth: '1990-05-17', hkid: 'A123456(3)' };
    const path = `/api/buy/application/${applicationRef}`;
    const applicant = {
      ...person,
      title: 'Miss',
      building: 'Sample House',
      district: 'WC',
      phone: '2000 0001',
      email: this.#buyer.email,
      isInsured: 'Y',
    };
    const insuredList = [{ ...person, personType: 'A', relationship: 'S' }];
    const json = { version, step: 2, language: 'en', optionCovers: [], applicant, insuredList, answers: {} };
    const request = { method: 'PUT', path, json } as const;
    const answer = await this.#send(request);
    if (answer.status < 400) return answer.data;
    const kept = answer.code === 'application.stale' ? await this.#call({ method: 'GET', path }) : undefined;
    if (kept?.version !== version + 1) throw new PurchaseRefused(request, answer);
    return kept;
  }

  async #charge(session: string): Promise<void> {
    const form = { number: '4242424242424242', expiry: '12/39', code: '123' };
    const request = { method: 'POST', path: `/sandbox-gateway/pay/${session}`, form } as const;
    const answer = await this.#send(request);
    // The gateway sends the browser back to the shop when it is done.
    if (!answer.location?.includes('/confirmation/')) throw new PurchaseRefused(request, answer);
  }

  async #confirmation(applicationRef: string): Promise<Json> {
    const until = performance.now() + (this.#buyer.patienceMs ?? 0);
    const request = { method: 'GET', path: `/api/buy/confirmation/${applicationRef}` } as const;
    for (;;) {
      const answer = await this.#send(request);
      if (answer.status < 400) return answer.data;
      if (answer.code !== 'confirmation.notReady' || performance.now() > until) {
        throw new PurchaseRefused(request, answer);
      }
      await sleep(250);
    }
  }

  async open(): Promise<OpenedPurchase> {
    const card = await this.#card();
    this.#tell({ step: 'listed', total: card[wireTotal] });
    const begun = await this.#post('/application', { quoteRef: card.quoteRef, language: 'en' });
    const { applicationRef } = begun;
    this.#tell({ step: 'begun', applicationRef });
    const saved = await this.#save(applicationRef, begun.version);
    const shownTotal = saved.quote[wireTotal];
    this.#tell({ step: 'saved', version: saved.version, total: shownTotal });
    const agreed = { version: saved.version, shownTotal, agreeWording: true, agreeMarketing: true };
    await this.#post(`/application/${applicationRef}/submit`, agreed);
    this.#tell({ step: 'submitted' });
    const payment = await this.#post('/payment', { applicationRef });
    const session = new URL(payment.gatewayUrl).pathname.split('/').at(-1) ?? '';
    this.#tell({ step: 'opened', session, total: payment[wireTotal] });
    return { applicationRef, session };
  }

  async pay({ applicationRef, session }: OpenedPurchase): Promise<void> {
    await this.#charge(session);
    this.#tell({ step: 'paid' });
    const confirmed = await this.#confirmation(applicationRef);
    const policyNumber = confirmed[purchaseFields.policyNumber.wire];
    this.#tell({ step: 'confirmed', policyNumber, total: confirmed[wireTotal] });
  }
}

/**
 * Buys a travel policy over HTTP up to the payment, whose page is open.
 * @throws PurchaseRefused with the first answer that ends the purchase; what `send` throws
 */
export function openTravelPayment(send: Send, buyer: Buyer): Promise<OpenedPurchase> {
  return new Purchase(send, buyer).open();
}

/**
 * Buys a travel policy over HTTP with a test card.
 * @throws PurchaseRefused with the first answer that ends the purchase; what `send` throws
 */
export async function buyTravel(send: Send, buyer: Buyer): Promise<void> {
  const purchase = new Purchase(send, buyer);
  await purchase.pay(await purchase.open());
}

/** One attempt at a request, its body and headers as a browser sends them. */
export function sendTo(
  origin: string,
  options: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
) {
  const { headers, signal } = options;
  return ({ method, path, json, form, idempotencyKey }: ShopperRequest): Promise<Response> =>
    fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form ? { body: new URLSearchParams(form) } : {}),
      ...(signal ? { signal } : {}),
    });
}

/** Reads an answer to its end. */
export async function readAnswer(answer: Response): Promise<ShopperAnswer> {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const { data, code } = isJson ? JSON.parse(text) : { data: null, code: undefined };
  return { status: answer.status, code, data, location: answer.headers.get('location') };
}

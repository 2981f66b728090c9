import type { CardBrand } from '@onegi/contract/fields/purchases';

/** What the shop asks a gateway to collect. */
export interface PaymentOrder {
  /** Ours, unguessable and once per payment: opening it again gives the same page, never a second one. */
  readonly paymentRef: string;
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** One line for the page and the card statement, without personal data. */
  readonly description: string;
  /** Where the gateway sends the browser after an attempt, and when the client changes their mind. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly language: 'en' | 'zh-Hant';
  /** When the page closes: the same whenever the same payment is opened again. */
  readonly openUntil: Date;
}

export interface OpenedPayment {
  readonly gatewayRef: string;
  /** The hosted page the browser goes to. */
  readonly url: string;
}

export type PaymentFailure = 'declined' | 'insufficient' | 'authentication';

/** The gateway's signed word. */
export interface PaymentNotice {
  /** The gateway's own id of the event: the same in every repetition. */
  readonly eventId: string;
  readonly kind: 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'chargedBack';
  /** Null where the gateway names the payment by our reference alone. */
  readonly gatewayRef: string | null;
  readonly paymentRef: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly failure?: PaymentFailure;
  readonly occurredAt: Date;
  /** We have asked: it is what is now, and nothing that comes before it is still to be told. */
  readonly isAnswer?: boolean;
}

/** Thrown by verify: the notice is not the gateway's, or too old. */
export class RefusedNotice extends Error {}

/** Thrown by open, ask, close and refund: the gateway did not answer, or not as it should. */
export class GatewayUnavailable extends Error {}

/** Collects money. Only its signed notices, and its answers, mark a payment as paid. */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** The brands of cards that its page takes, in the order they are shown. */
  readonly cards: readonly CardBrand[];
  /** @throws GatewayUnavailable */
  open(order: PaymentOrder): Promise<OpenedPayment>;
  /**
   * Reads a notice.
   * @param rawBody byte for byte as it arrived: the signature is over these bytes
   * @returns null for a genuine notice that says nothing about a payment's state
   * @throws RefusedNotice; GatewayUnavailable where it has to be asked whose payment the notice is of
   */
  verify(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): Promise<PaymentNotice | null>;
  /**
   * Asks what became of a payment, should its notices be lost: a payment of which all was given or taken back since is
   * told as that, one of which a part was as paid.
   * @returns what a notice would say, under an event id that is the same for the same answer; null while the page is
   * open and nothing was tried
   * @throws GatewayUnavailable
   */
  ask(gatewayRef: string, now: Date): Promise<PaymentNotice | null>;
  /** Makes an open page unusable; no error when it is over already. @throws GatewayUnavailable */
  close(gatewayRef: string): Promise<void>;
  /**
   * Gives the whole amount back, once however often it is asked.
   * @returns 'underway' when a later notice tells the end
   * @throws GatewayUnavailable
   */
  refund(payment: { gatewayRef: string; paymentRef: string; amountCents: number }): Promise<'done' | 'underway'>;
}

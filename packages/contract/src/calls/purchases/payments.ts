import * as z from 'zod';
import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { optional, shape } from '../../shape.ts';
import { payment } from './shapes.ts';

export const startPayment = call({
  name: 'startPayment',
  method: 'POST',
  path: '/buy/payment',
  summary: 'Opens the payment of a submitted application at the gateway; the open one is answered again',
  tag: 'purchases',
  permission: 'payments.pay',
  idempotent: true,
  body: shape({
    applicationRef: p.applicationRef,
    /** The total in sight when the button was pressed; absent from pages of the release before. */
    shownTotalCents: optional(p.shownTotalCents),
  }),
  answer: payment,
});

export const getPayment = call({
  name: 'getPayment',
  method: 'GET',
  path: '/buy/payment/{ref}',
  summary: 'Where a payment stands',
  tag: 'purchases',
  permission: 'payments.pay',
  params: shape({ paymentRef: { wire: 'ref', schema: p.paymentRef.schema } }),
  answer: payment,
});

/** The body stays raw text, since the gateway signs its very bytes. */
export const paymentWebhook = call({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/payment/webhook/{gateway}',
  summary: "The gateway's signed word on a payment; the only thing that marks one as paid",
  tag: 'purchases',
  permission: 'payments.notify',
  params: shape({ gateway: { wire: 'gateway', schema: z.enum(['sandbox', 'stripe'], 'validation.choice') } }),
  answer: z.object({ received: z.boolean() }),
});

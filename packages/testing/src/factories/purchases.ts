import { randomUUID } from 'node:crypto';
import { purchaseFields as p } from '@onegi/contract/fields/purchases';
import { quoteFields as q } from '@onegi/contract/fields/quotes';
import { signNotice } from '../../../../apps/api/src/adapters/payments/sandbox/sign-notice.ts';
import type { TestApp } from '../app.ts';

export interface Answer {
  status: number;
  code: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as a client would, field by field
  data: any;
  /** Wire names of the fields at fault. */
  fields: string[];
  msg: string;
  msgC: string;
  fieldTexts: Record<string, { msg: string; msgC: string }>;
}

type Json = Record<string, unknown>;

/** One call as a client makes it. */
export async function call(
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const json = answer.json();
  const fields: { field: string; msg: string; msgC: string }[] = json.fields ?? [];
  return {
    status: answer.statusCode,
    code: json.code,
    data: json.data,
    fields: fields.map(({ field }) => field),
    msg: json.msg,
    msgC: json.msgC,
    fieldTexts: Object.fromEntries(fields.map(({ field, msg, msgC }) => [field, { msg, msgC }])),
  };
}

/** Names of the wire, by what they mean. */
export const wire = {
  plan: q.plan.wire,
  total: q.totalCents.wire,
  optionCode: q.optionCode.wire,
  method: q.method.wire,
  applyUrl: q.applyUrl.wire,
  policyNumber: p.policyNumber.wire,
  policyStatus: p.policyStatus.wire,
  transactionNumber: p.transactionNumber.wire,
  noteNumber: p.noteNumber.wire,
  receiptNumber: p.receiptNumber.wire,
  effectiveOn: p.effectiveOn.wire,
  expiresOn: p.expiresOn.wire,
};

export const aTrip = {
  planType: 'S',
  destination: 'A',
  departDate: '2026-12-01',
  returnDate: '2026-12-07',
  travelling: 'I',
  spouse: 'N',
  adult: 1,
  children: 0,
};

export const anApplicant = {
  title: 'Miss',
  surname: 'DEMO',
  firstName: 'ONE',
  dateOfBirth: '1990-05-17',
  hkid: 'A123456(3)',
  building: 'Sample House',
  flat: 'A',
  floor: '12',
  street: '1 Demo Street',
  district: 'WC',
  phone: '2000 0001',
  email: 'demo01@example.com',
  isInsured: 'Y',
};

export const theApplicantInsured = {
  personType: 'A',
  surname: 'DEMO',
  firstName: 'ONE',
  dateOfBirth: '1990-05-17',
  hkid: 'A123456(3)',
  relationship: 'S',
};

/** The reference of a plan that can be bought at once. */
export async function aQuoteRef(test: TestApp, trip: Json = {}, plan = /./): Promise<string> {
  const { data } = await call(test, 'POST', '/buy/plan-travel', { ...aTrip, ...trip });
  const card = data.find(
    (c: Json) =>
      c.quoteRef &&
      /^[AB]$/.test(String(c[wire.method])) &&
      c[wire.applyUrl] === '/apply' &&
      plan.test(String(c[wire.plan])),
  );
  if (!card) throw new Error('No plan of the list can be bought');
  return card.quoteRef;
}

/** An application as it was begun: an empty form. */
export async function aDraft(test: TestApp, trip: Json = {}): Promise<Json & { applicationRef: string }> {
  const quoteRef = await aQuoteRef(test, trip);
  const { data } = await call(test, 'POST', '/buy/application', { quoteRef, language: 'en' });
  return data;
}

/** Saves a complete form over an application; parts can be changed or left out. */
export async function fillIn(
  test: TestApp,
  application: Json,
  changes: {
    applicant?: Json;
    insuredList?: Json[];
    optionCovers?: Json[];
    answers?: Json;
    language?: string;
    step?: number;
  } = {},
): Promise<Answer> {
  return call(test, 'PUT', `/buy/application/${application.applicationRef}`, {
    version: application.version,
    step: changes.step ?? 2,
    language: changes.language ?? 'en',
    optionCovers: changes.optionCovers ?? [],
    applicant: { ...anApplicant, ...changes.applicant },
    insuredList: changes.insuredList ?? [theApplicantInsured],
    answers: changes.answers ?? {},
  });
}

export function submit(test: TestApp, application: Json, changes: Json = {}, headers = {}): Promise<Answer> {
  const quote = application.quote as Json;
  return call(
    test,
    'POST',
    `/buy/application/${application.applicationRef}/submit`,
    {
      version: application.version,
      shownTotal: quote[wire.total],
      agreeWording: true,
      agreeMarketing: true,
      ...changes,
    },
    headers,
  );
}

/** An application that is ready to be paid. */
export async function aSubmittedApplication(
  test: TestApp,
  trip: Json = {},
): Promise<Json & { applicationRef: string }> {
  const { data } = await fillIn(test, await aDraft(test, trip));
  const submitted = await submit(test, data);
  if (submitted.status !== 200) throw new Error(`Not submitted: ${submitted.code} ${submitted.fields}`);
  return submitted.data;
}

export interface OpenPayment {
  applicationRef: string;
  paymentRef: string;
  /** The gateway's name of it. */
  session: string;
  total: string;
  gatewayUrl: string;
}

export async function aPayment(test: TestApp, application?: { applicationRef: string }): Promise<OpenPayment> {
  const { applicationRef } = application ?? (await aSubmittedApplication(test));
  const { data, status, code } = await call(test, 'POST', '/buy/payment', { applicationRef });
  if (status !== 200) throw new Error(`Not opened: ${code}`);
  const session = data.gatewayUrl.split('/').at(-1);
  return { applicationRef, paymentRef: data.paymentRef, session, total: data[wire.total], gatewayUrl: data.gatewayUrl };
}

/** The body of a notice as the sandbox gateway writes it. */
export async function aNotice(
  { deps, clock }: TestApp,
  payment: OpenPayment,
  changes: { type?: string; id?: string; data?: Json } = {},
): Promise<string> {
  const session = await deps.db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', payment.session)
    .executeTakeFirstOrThrow();
  return JSON.stringify({
    id: changes.id ?? `evt_${randomUUID()}`,
    type: `payment.${changes.type ?? 'paid'}`,
    occurredAt: clock.now().toISOString(),
    data: {
      session: session.id,
      paymentRef: session.payment_ref,
      amount: session.amount_cents,
      currency: session.currency,
      ...changes.data,
    },
  });
}

/** Posts a notice, signed now unless another signature is given. */
export function notify(test: TestApp, body: string, signature?: string): Promise<Answer> {
  const { config, clock } = test.deps;
  return call(test, 'POST', '/payment/webhook/sandbox', body, {
    'sandbox-signature': signature ?? signNotice(config.sandboxSecret, body, clock.now()),
  });
}

/** The gateway's word that the bank of a card's holder has taken a payment back. */
export async function chargedBack(test: TestApp, payment: OpenPayment, id?: string): Promise<Answer> {
  return notify(test, await aNotice(test, payment, { type: 'chargedBack', ...(id ? { id } : {}) }));
}

/** The same of a part, or of another amount of any kind. */
export async function partChargedBack(
  test: TestApp,
  payment: OpenPayment,
  amount: unknown,
  { id, currency }: { id?: string; currency?: string } = {},
): Promise<Answer> {
  const data = { amount, ...(currency ? { currency } : {}) };
  return notify(test, await aNotice(test, payment, { type: 'chargedBack', ...(id ? { id } : {}), data }));
}

/** The row of a payment, by the page at the gateway. */
export async function paymentIdOf({ deps }: TestApp, { session }: OpenPayment): Promise<string> {
  const row = await deps.db
    .selectFrom('sandbox_sessions')
    .select('payment_ref')
    .where('id', '=', session)
    .executeTakeFirstOrThrow();
  return row.payment_ref;
}

/** A card payment that made a policy and was taken back since. */
export async function aChargeback(test: TestApp): Promise<string> {
  const payment = await aPayment(test);
  await notify(test, await aNotice(test, payment));
  const { status } = await chargedBack(test, payment);
  if (status !== 200) throw new Error('The chargeback was not taken');
  return paymentIdOf(test, payment);
}

import { payByCard } from '../../src/adapters/payments/sandbox/session-actions.ts';
import { SIGNATURE_HEADER, signNotice } from '../../src/adapters/payments/sandbox/sign-notice.ts';
import type { Deps } from '../../src/deps.ts';
import { idOfRef } from '../../src/lib/refs.ts';
import { saveApplication } from '../../src/modules/purchases/save-application.ts';
import { startApplication } from '../../src/modules/purchases/start-application.ts';
import { startPayment } from '../../src/modules/purchases/start-payment.ts';
import { submitApplication } from '../../src/modules/purchases/submit-application.ts';
import { takePaymentNotice } from '../../src/modules/purchases/take-payment-notice.ts';
import type { Quote } from '../../src/modules/quotes/quote.ts';
import { riskOf } from '../../src/modules/quotes/quoted-search.ts';
import { requote } from '../../src/modules/quotes/read-quote.ts';
import { sealSearch } from '../../src/modules/quotes/seal-search.ts';
import type { Client } from './clients.ts';
import type { PlannedSale } from './sales.ts';

/** A quote for one of the plans that are bought here at once, another one for each turn; null where there is none. */
async function quoteFor(deps: Deps, { line, search }: PlannedSale, turn: number): Promise<Quote | null> {
  const snapshot = deps.catalogue.current();
  const version = snapshot.line(line);
  const sealed = sealSearch(snapshot, line, search);
  const results = version.rate(riskOf(line, sealed.search, sealed.quotedOn, []) as never, sealed.terms);
  const plans = version.plans.filter(
    ({ insurer, method }, at) => insurer.connected && /^[AB]$/.test(method) && results[at]?.kind === 'priced',
  );
  const plan = plans[turn % plans.length];
  return plan ? requote(deps, { ...sealed, plan } as Quote, { options: [] }) : null;
}

/** Pays at the sandbox with its test card, and hands the shop the gateway's signed notice. */
async function pay(deps: Deps, applicationRef: string): Promise<void> {
  const { paymentRef } = await startPayment(deps, applicationRef);
  const { gateway_ref } = await deps.db
    .selectFrom('payments')
    .select('gateway_ref')
    .where('id', '=', idOfRef(deps.seal, 'payment', paymentRef) ?? '')
    .executeTakeFirstOrThrow();
  const charged = await payByCard(deps, gateway_ref ?? '', { last4: '4242', outcome: 'paid' });
  if (!charged.notice) throw new Error('The sandbox has charged nothing');
  const { body } = charged.notice;
  const now = deps.clock.now();
  const headers = { [SIGNATURE_HEADER]: signNotice(deps.config.sandboxSecret, body, now) };
  const notice = await deps.payments.verify(Buffer.from(body), headers, now);
  if (notice) await takePaymentNotice(deps, deps.payments.name, notice);
}

/** One sale from quote to policy, by the same steps as a client's own, as of the day of the clock. */
export async function sell(
  deps: Deps,
  planned: PlannedSale,
  client: Client,
  sale: { consultantCode: string | null; turn: number },
) {
  const quote = await quoteFor(deps, planned, sale.turn);
  if (!quote) return;
  const { consultantCode } = sale;
  const language = 'en' as const;
  const { applicationRef, version } = await startApplication(deps, {
    quoteRef: quote.quoteRef,
    language,
    consultantCode,
  });
  const saved = await saveApplication(deps, applicationRef, {
    version,
    step: 2,
    language,
    covers: [],
    applicant: { ...client.applicant, isInsured: planned.people.length > 0 && planned.line !== 'DH' },
    people: planned.people,
    answers: planned.answers,
    consultantCode,
  });
  await submitApplication(deps, applicationRef, {
    version: saved.version,
    shownTotalCents: quote.totalCents,
    agreeMarketing: true,
  });
  await pay(deps, applicationRef);
}

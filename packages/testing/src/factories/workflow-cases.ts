import { randomUUID } from 'node:crypto';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import type { ClientRequestState } from '@onegi/contract/fields/client-links';
import type { BankStatus, RefundState } from '@onegi/contract/fields/receipts';
import { idOfRef } from '../../../../apps/api/src/lib/refs.ts';
import type { MailState } from '../../../../apps/api/src/modules/mail/tables.ts';
import type { PaymentState } from '../../../../apps/api/src/modules/purchases/payment-workflow.ts';
import type { ApplicationState } from '../../../../apps/api/src/modules/purchases/tables.ts';
import type { RequestStatus } from '../../../../apps/api/src/modules/requests/tables.ts';
import { workflows } from '../../../../apps/api/src/workflows.ts';
import type { TestApp } from '../app.ts';
import { aUser } from './accounts.ts';
import { granted } from './calls.ts';
import { aWaitingChange } from './client-links.ts';
import { aCaseIn } from './commercial-cases.ts';
import { anEnquiryId } from './company-requests.ts';
import { aContentFile, aFaq } from './content-requests.ts';
import { aDisbursementIn } from './disbursements.ts';
import { anEndorsementIn } from './endorsements.ts';
import { aMotorCaseIn } from './motor-cases.ts';
import { anOfferIn } from './offers.ts';
import { aPayment, aSubmittedApplication, call } from './purchases.ts';
import { aFinanceUser, aNote, aRefund, cheque, record } from './receipts.ts';
import { aStoredFile } from './stored-files.ts';

type State = 'draft' | 'published' | 'withdrawn';

async function anEnquiryIn(shop: TestApp, state: string): Promise<string> {
  const id = await anEnquiryId(shop);
  const answer = { answered_by: (await aUser(shop)).id, answered_at: shop.clock.now() };
  const over = { answered: answer, closed: { closed_at: shop.clock.now() } }[state];
  const change = over ?? { assigned_to: state === 'assigned' ? answer.answered_by : null };
  await shop.deps.db.updateTable('enquiries').set(change).where('id', '=', id).execute();
  return id;
}

/** Asks for a quote by the product's own door. */
export async function aQuoteRequest(shop: TestApp): Promise<{ requestRef: string; requestNumber: string }> {
  const answers = { OP03: 'DEMO ONE', OP04: '2000 0001', OP05: `${randomUUID()}@example.com`, OP09: 'Y' };
  const { data } = await call(shop, 'POST', '/buy/request-quote', {
    templateId: 'OTHERS_P',
    prod: 'TRAVEL',
    answers,
    [requestQuote.body.wireName('consent')]: true,
    language: 'en',
  });
  return { requestRef: data.requestRef, requestNumber: data[requestQuote.answer.wireName('requestNumber')] };
}

async function aRequestIn(shop: TestApp, status: string): Promise<string> {
  const { requestNumber } = await aQuoteRequest(shop);
  const row = await shop.deps.db
    .updateTable('quote_requests')
    .set({ status: status as RequestStatus })
    .where('request_number', '=', requestNumber)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function aMailIn({ deps, clock }: TestApp, state: string): Promise<string> {
  const row = {
    id: randomUUID(),
    kind: 'password-changed',
    language: 'en',
    mail_sealed: Buffer.alloc(0),
    state: state as MailState,
    queued_at: clock.now(),
    sent_at: state === 'sent' ? clock.now() : null,
  } as const;
  await deps.db.insertInto('mails').values(row).execute();
  return row.id;
}

async function anApplicationIn(shop: TestApp, state: string): Promise<string> {
  const { applicationRef } = await aSubmittedApplication(shop);
  const id = idOfRef(shop.deps.seal, 'application', applicationRef) ?? '';
  // As those that the walk compares versions of.
  await shop.deps.db
    .updateTable('applications')
    .set({ state: state as ApplicationState, version: 1 })
    .where('id', '=', id)
    .execute();
  return id;
}

async function aClientChangeIn(shop: TestApp, state: string): Promise<string> {
  const { seen } = await aWaitingChange(shop);
  const change = { state: state as ClientRequestState, version: 1 };
  await shop.deps.db.updateTable('client_changes').set(change).where('id', '=', seen.changeId).execute();
  return seen.changeId;
}

async function aPaymentIn(shop: TestApp, state: string): Promise<string> {
  const { session } = await aPayment(shop);
  const row = await shop.deps.db
    .updateTable('payments')
    .set({ state: state as PaymentState, paid_at: /paid|refunded|chargedBack/.test(state) ? shop.clock.now() : null })
    .where('gateway_ref', '=', session)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function aReceiptIn(shop: TestApp, state: string): Promise<string> {
  const { receiptId } = granted(await record(shop, await aFinanceUser(shop), cheque));
  const reversed = { bank_status: 'returned', reversed_on: shop.clock.today() } as const;
  const stored = state === 'reversed' ? reversed : { bank_status: state as Exclude<BankStatus, 'reversed'> };
  const change = { ...stored, version: 1 };
  await shop.deps.db.updateTable('receipts').set(change).where('id', '=', receiptId).execute();
  return receiptId;
}

async function aNoteIn(shop: TestApp, state: string): Promise<string> {
  const { noteId } = await aNote(shop);
  const reopened = { reopened_at: shop.clock.now(), reopened_by: (await aUser(shop)).id };
  if (state === 'reopened')
    await shop.deps.db.updateTable('debit_credit_notes').set(reopened).where('id', '=', noteId).execute();
  return noteId;
}

async function aRefundIn(shop: TestApp, state: string): Promise<string> {
  const { refundId } = await aRefund(shop, await aFinanceUser(shop));
  const change = { state: state as RefundState, version: 1 };
  await shop.deps.db.updateTable('client_refunds').set(change).where('id', '=', refundId).execute();
  return refundId;
}

/** The id of a new case of a workflow in one of its states, by the workflow's name. */
export const workflowCases: Readonly<Record<string, (shop: TestApp, state: string) => Promise<string>>> = {
  file: (shop, state) => aContentFile(shop, 'news', state as State),
  faq: (shop, state) => aFaq(shop, state as State),
  enquiry: anEnquiryIn,
  request: aRequestIn,
  commercialCase: (shop, state) => aCaseIn(shop, state),
  offer: anOfferIn,
  endorsement: anEndorsementIn,
  clientChange: aClientChangeIn,
  motorCase: aMotorCaseIn,
  application: anApplicationIn,
  payment: aPaymentIn,
  mail: aMailIn,
  insurerPayment: (shop, state) => aDisbursementIn(shop, 'insurer_payments', state),
  commissionDrawing: (shop, state) => aDisbursementIn(shop, 'commission_drawings', state),
  commissionPayout: (shop, state) => aDisbursementIn(shop, 'commission_payouts', state),
  receipt: aReceiptIn,
  note: aNoteIn,
  refund: aRefundIn,
  ...Object.fromEntries(
    workflows
      .filter(({ table }) => (table as string) === 'stored_files')
      .map(({ name }) => [name, (shop: TestApp, state: string) => aStoredFile(shop, name, state)]),
  ),
};

/** The ids of other cases in a state, where what guards refuse of the first is allowed of them. */
export async function otherWorkflowCases(shop: TestApp, name: string, state: string): Promise<string[]> {
  const isCase = name === 'commercialCase';
  const isDecided = isCase ? ['waiting', 'pending', 'accepted'] : name === 'offer' ? ['quoted'] : [];
  if (!isDecided.includes(state)) return [];
  // One of the office, which decides for its own clients; and accepted, one that is endorsed and not issued.
  const ofOffice = await (isCase ? aCaseIn(shop, state) : anOfferIn(shop, state));
  await shop.database.pool.query(
    `update quote_requests set consultant_code = null
     where id = $1 or id = (select request_id from request_offers where id = $1)`,
    [ofOffice],
  );
  return isCase && state === 'accepted' ? [ofOffice, await aCaseIn(shop, state, 'endorsement')] : [ofOffice];
}

import { idOfRef } from '../../../../apps/api/src/lib/refs.ts';
import type { PaymentState } from '../../../../apps/api/src/modules/purchases/payment-workflow.ts';
import type { ApplicationState } from '../../../../apps/api/src/modules/purchases/tables.ts';
import type { TestApp } from '../app.ts';
import { aUser } from './accounts.ts';
import { anEnquiryId } from './company-requests.ts';
import { aContentFile, aFaq } from './content-requests.ts';
import { aPayment, aSubmittedApplication } from './purchases.ts';

type State = 'draft' | 'published' | 'withdrawn';

async function anEnquiryIn(shop: TestApp, state: string): Promise<string> {
  const id = await anEnquiryId(shop);
  const answer = { answered_by: (await aUser(shop)).id, answered_at: shop.clock.now() };
  const change = state === 'answered' ? answer : { answered_by: null, answered_at: null };
  await shop.deps.db.updateTable('enquiries').set(change).where('id', '=', id).execute();
  return id;
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

async function aPaymentIn(shop: TestApp, state: string): Promise<string> {
  const { session } = await aPayment(shop);
  const row = await shop.deps.db
    .updateTable('payments')
    .set({ state: state as PaymentState, paid_at: /paid|refunded/.test(state) ? shop.clock.now() : null })
    .where('gateway_ref', '=', session)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The id of a new case of a workflow in one of its states, by the workflow's name. */
export const workflowCases: Readonly<Record<string, (shop: TestApp, state: string) => Promise<string>>> = {
  file: (shop, state) => aContentFile(shop, 'news', state as State),
  faq: (shop, state) => aFaq(shop, state as State),
  enquiry: anEnquiryIn,
  application: anApplicationIn,
  payment: aPaymentIn,
};

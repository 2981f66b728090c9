import { randomUUID } from 'node:crypto';
import { closeChargeback } from '@onegi/contract/calls/purchases/payment-list';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';
import { aChargeback } from './purchases.ts';

/** A request for every call of the workplace that succeeds, and for the lists of what waits. */
export function workRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  const finance = signedInAs(shop, ['finance']);
  const headers = async () => (await officer).browser;
  return {
    workSignals: async () => ({ headers: await headers() }),
    waitingWork: async () => ({ headers: await headers() }),
    homeOverview: async () => ({ headers: await headers() }),
    listApplications: async () => ({ headers: await headers(), body: { stage: 'linkSent' } }),
    listPayments: async () => ({ headers: await headers(), body: { problem: 'refundDue' } }),
    closeChargeback: async () => ({
      headers: { ...(await finance).browser, 'idempotency-key': randomUUID() },
      body: closeChargeback.body.codec.encode({ paymentId: await aChargeback(shop) }),
    }),
    searchWork: async () => ({ headers: await headers(), body: { text: 'travel' } }),
  };
}

import { randomUUID } from 'node:crypto';
import { closeChargeback } from '@onegi/contract/calls/purchases/payment-list';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { addDays } from '@onegi/contract/lines/dates';
import { proveNextDay } from '../../../../apps/api/src/modules/ledger/proof/prove-days.ts';
import { lapsePolicies } from '../../../../apps/api/src/modules/policies/endorsements/lapse-policies.ts';
import { findPolicy } from '../../../../apps/api/src/modules/policies/endorsements/policy-terms.ts';
import { renewPolicy } from '../../../../apps/api/src/modules/policies/endorsements/renew-policy.ts';
import type { TestApp } from '../app.ts';
import { ownPage, signedInAs } from './accounts.ts';
import { callAs, granted, mustCall } from './calls.ts';
import { canary } from './canary.ts';
import { aYearsPolicy } from './endorsements.ts';
import { insertPolicy } from './policies.ts';
import { aPolicy, oneSoldOnline, saveEmail } from './policy-documents.ts';
import { anImportedNote, anImportedPolicy, importedWorkbook, importers } from './policy-imports.ts';
import { editedPolicy } from './policy-requests.ts';
import {
  aChargeback,
  aDraft,
  aNotice,
  aPayment,
  aSubmittedApplication,
  aTrip,
  call,
  fillIn,
  notify,
  submit,
  theApplicantInsured,
  wire,
} from './purchases.ts';

type Json = Record<string, unknown>;

type Audited = Extract<
  AuditAction,
  | `link.${string}`
  | `application.${string}`
  | `payment.${string}`
  | `policy.${string}`
  | `policyImport.${string}`
  | `ledger.${string}`
>;

/** How each event of purchases and of policies that are kept in the audit trail comes about, repeated where people repeat it. */
export async function auditedPurchases(shop: TestApp): Promise<Record<Audited, () => Promise<unknown>>> {
  const officer = await signedInAs(shop, ['officer']);
  const finance = await signedInAs(shop, ['finance']);
  const tell = async (type: string, data: Json = {}) => {
    const payment = await aPayment(shop);
    await notify(shop, await aNotice(shop, payment, { type, data }));
    return payment;
  };

  return {
    'link.sent': async () => {
      const { data } = await call(shop, 'POST', '/buy/plan-travel', aTrip);
      const card = data.find((one: Json) => one.quoteRef && one[wire.method] === 'B');
      const planNameZh = sendLink.body.wireName('planNameZh');
      await mustCall(shop, 'POST', '/buy/send-link', {
        email: canary.email,
        url: `${shop.deps.config.publicUrl}/apply?quote=${card.quoteRef}`,
        [planNameZh]: card[planNameZh],
        productCat: 'TRAVEL',
        quoteRef: card.quoteRef,
      });
    },
    'application.submitted': async () => {
      const applicant = { firstName: 'QUETZAL', hkid: canary.hkid, email: canary.email, phone: canary.phone };
      const insuredList = [{ ...theApplicantInsured, firstName: 'QUETZAL', hkid: canary.hkid }];
      const { data } = await fillIn(shop, await aDraft(shop), { applicant, insuredList });
      await submit(shop, data);
      await submit(shop, data);
    },
    'application.handedOver': async () => {
      const { applicationRef } = await aDraft(shop);
      const body = { email: canary.email, language: 'en' };
      const headers = { ...ownPage, 'idempotency-key': randomUUID() };
      for (let i = 0; i < 2; i++)
        await call(shop, 'POST', `/buy/application/${applicationRef}/hand-over`, body, headers);
    },
    'payment.opened': async () => {
      const application = await aSubmittedApplication(shop);
      await Promise.all([aPayment(shop, application), aPayment(shop, application)]);
    },
    'payment.pending': () => tell('pending'),
    'payment.paid': async () => {
      const payment = await aPayment(shop);
      const notice = await aNotice(shop, payment);
      await Promise.all(Array.from({ length: 5 }, () => notify(shop, notice)));
    },
    'payment.failed': () => tell('failed'),
    'payment.expired': () => tell('expired'),
    'payment.refunded': async () => {
      const refunded = await aNotice(shop, await tell('paid'), { type: 'refunded' });
      for (let i = 0; i < 2; i++) await notify(shop, refunded);
    },
    'payment.chargedBack': async () => {
      const taken = await aNotice(shop, await tell('paid'), { type: 'chargedBack' });
      for (let i = 0; i < 2; i++) await notify(shop, taken);
    },
    'payment.chargebackClosed': async () => {
      const paymentId = await aChargeback(shop);
      for (let i = 0; i < 2; i++)
        granted(await callAs(shop, closeChargeback, finance, { body: { paymentId }, key: randomUUID() }));
    },
    'policy.issued': () => tell('paid'),
    'policy.lapsed': async () => {
      const number = await aYearsPolicy(shop);
      await shop.database.pool.query(
        `update policies set pending_since = $1::date - 61 where transaction_number = $2`,
        [shop.clock.today(), number],
      );
      await shop.database.pool.query(
        `update debit_credit_notes set settlement = 'unsettled' where policy_id = (select id from policies where transaction_number = $1)`,
        [number],
      );
      await lapsePolicies(shop.deps);
    },
    'policy.renewed': async () => {
      const number = await aYearsPolicy(shop);
      const policy = await findPolicy(shop.deps.db, number);
      const renew = () => shop.deps.db.transaction().execute((tx) => renewPolicy(tx, policy.id));
      await renew();
      await renew();
    },
    'policy.edited': async () => {
      const number = `AUDITED-${randomUUID().slice(0, 8).toUpperCase()}`;
      await insertPolicy(shop, { number, issuedOn: '2026-11-20', surname: canary.name });
      const remarks = `Call ${canary.phone} or ${canary.email}`;
      granted(
        await editedPolicy(shop, officer, number, {
          contactEmail: canary.email,
          contactMobile: canary.phone,
          remarks,
        }),
      );
    },
    'policy.emailSaved': async () => {
      const { transactionNumber } = await aPolicy(shop, null);
      const officer = await signedInAs(shop, ['officer']);
      for (let i = 0; i < 2; i++) await saveEmail(shop, officer, transactionNumber, canary.email);
    },
    'policy.documentsSent': async () => {
      await tell('paid');
      const officer = await signedInAs(shop, ['officer']);
      const { transactionNumber } = await oneSoldOnline(shop);
      const key = randomUUID();
      for (let i = 0; i < 2; i++) await saveEmail(shop, officer, transactionNumber, canary.email, true, key);
    },
    'policyImport.imported': async () => {
      const policy = {
        ...anImportedPolicy,
        surname: canary.name,
        email: canary.email,
        remarks: `Call ${canary.phone}`,
      };
      await importedWorkbook(shop, await importers(shop), { policies: [policy], notes: [anImportedNote] });
    },
    'ledger.proved': async () => {
      await tell('paid');
      const tomorrow = addDays(shop.clock.today(), 1);
      const clock = { today: () => tomorrow, now: () => new Date(`${tomorrow}T05:00:00+08:00`) };
      for (let i = 0; i < 2; i++) await proveNextDay({ ...shop.deps, clock });
    },
  };
}

import { addCaseNote } from '@onegi/contract/calls/requests/commercial/case-notes';
import { deleteCase } from '@onegi/contract/calls/requests/commercial/cases';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { expireCases } from '../../../../apps/api/src/modules/requests/commercial/expire-cases.ts';
import { expireOffers } from '../../../../apps/api/src/modules/requests/commercial/offers/expire-offers.ts';
import type { TestApp } from '../app.ts';
import { signedInAs } from './accounts.ts';
import { callAs, granted, mustCall } from './calls.ts';
import { canary } from './canary.ts';
import { aConsultant, addCase, aSubmittedCase, askForItems, updateCase } from './commercial-cases.ts';
import { aLink, answerByLink, openLink, revokeLink, saveContacts, sendNewLink } from './insurer-links.ts';
import { anAcceptedCase, anEndorsementToName, endorseCase, reopenCase } from './issue.ts';
import { acceptOffer, declineOffer, keyIn, sendTo, someOffers } from './offers.ts';
import { call } from './purchases.ts';
import { aLiabilityCase, writeMatter } from './subject-matter.ts';
import { aQuoteRequest } from './workflow-cases.ts';

type Audited = Extract<
  AuditAction,
  `request.${string}` | `insurerLink.${string}` | `insurerContact.${string}` | `offer.${string}`
>;

/** How each event of requests, their offers and links to insurers in the audit trail comes about, repeated where people repeat it. */
export async function auditedRequests(shop: TestApp): Promise<Record<Audited, () => Promise<unknown>>> {
  const admin = await signedInAs(shop, ['administrator']);
  const officer = await signedInAs(shop, ['officer']);
  const consultant = await aConsultant(shop);
  const aCase = () => aSubmittedCase(shop, consultant, { insuredName: canary.name });
  const anOffer = async (howMany = 1) => {
    const [offer] = await someOffers(shop, { consultant, officer }, howMany, { insuredName: canary.name });
    if (!offer) throw new Error('No insurer was asked');
    return offer;
  };
  const asked = { askedNote: `Call ${canary.phone}` };
  const endRequestAs = (requestNumber: string, outcome: 'A' | 'C') =>
    mustCall(
      shop,
      'POST',
      '/commercial-insurance/status',
      { [r.requestAsked.wire]: requestNumber, [r.outcome.wire]: outcome },
      officer,
    );

  return {
    'request.made': () =>
      mustCall(shop, 'POST', '/buy/request-quote', {
        templateId: 'OTHERS_P',
        prod: 'TRAVEL',
        searchUrl: '/quoteCards',
        answers: { OP03: canary.name, OP04: canary.phone, OP05: canary.email, OP09: 'Y' },
        [requestQuote.body.wireName('consent')]: true,
        language: 'en',
      }),
    'request.read': async () => {
      const { requestNumber } = await aQuoteRequest(shop);
      await mustCall(shop, 'GET', `/commercial-insurance/quote-request/${requestNumber}`, undefined, officer);
    },
    'request.assigned': async () => {
      const { requestNumber } = await aQuoteRequest(shop);
      const body = { [r.requestAsked.wire]: requestNumber, assigneeId: officer.id, assigneeSeen: null };
      await mustCall(shop, 'POST', '/commercial-insurance/quote-request/assign', body, officer);
      // A second press speaks of what was seen before.
      await call(shop, 'POST', '/commercial-insurance/quote-request/assign', body, officer.browser);
    },
    'request.submitted': () => aCase(),
    'request.subjectMatterChanged': async () => {
      const number = await aLiabilityCase(shop, consultant);
      await writeMatter(shop, consultant, number, 0, { 1: canary.name, 2: canary.hkid });
      // Of an older version nothing is changed.
      await writeMatter(shop, consultant, number, 0, { 1: canary.phone });
    },
    'request.itemsAsked': async () => {
      const { caseNumber } = await aCase();
      for (let i = 0; i < 2; i++) await askForItems(shop, officer, caseNumber, asked);
    },
    'request.resubmitted': async () => {
      const { caseNumber } = await aCase();
      const pending = granted(await askForItems(shop, officer, caseNumber, asked));
      for (let i = 0; i < 2; i++) await updateCase(shop, consultant, pending, { savedAs: 'waiting' });
    },
    'request.expired': async () => {
      const { caseNumber } = await aCase();
      const change = { expires_at: shop.clock.now() };
      await shop.deps.db.updateTable('quote_requests').set(change).where('request_number', '=', caseNumber).execute();
      for (let i = 0; i < 2; i++) await expireCases(shop.deps);
    },
    'request.reopened': async () => {
      const number = await anAcceptedCase(shop, { consultant, officer }, { insuredName: canary.name });
      for (let i = 0; i < 2; i++) await reopenCase(shop, officer, number, `Call ${canary.phone}`);
    },
    'request.endorsed': async () => {
      const body = await anEndorsementToName(shop, { consultant, officer });
      for (let i = 0; i < 2; i++) await endorseCase(shop, officer, body);
    },
    'request.sentToInsurers': async () => {
      const { caseNumber } = await aCase();
      for (let i = 0; i < 2; i++) await sendTo(shop, officer, caseNumber);
    },
    'request.answered': async () => {
      const { requestNumber } = await aQuoteRequest(shop);
      for (let i = 0; i < 2; i++) await endRequestAs(requestNumber, 'A');
    },
    'request.declined': async () => {
      const { requestNumber } = await aQuoteRequest(shop);
      for (let i = 0; i < 2; i++) await endRequestAs(requestNumber, 'C');
    },
    'request.withdrawn': async () => {
      const { requestRef } = await aQuoteRequest(shop);
      for (let i = 0; i < 2; i++) await mustCall(shop, 'POST', `/buy/requests/${requestRef}/withdraw`, undefined);
    },
    'request.deleted': async () => {
      const { caseNumber } = granted(await addCase(shop, consultant, { insuredName: canary.name }));
      for (let i = 0; i < 2; i++) await callAs(shop, deleteCase, consultant, { body: { caseNumber } });
    },
    'request.noted': async () => {
      const { caseNumber } = await aCase();
      granted(await callAs(shop, addCaseNote, officer, { body: { caseNumber, noteText: `Call ${canary.phone}` } }));
    },
    'insurerLink.made': () => aLink(shop, { consultant, officer }),
    'insurerLink.reissued': async () => sendNewLink(shop, officer, (await aLink(shop, { consultant, officer })).offer),
    'insurerLink.revoked': async () => {
      const { offer } = await aLink(shop, { consultant, officer });
      for (let i = 0; i < 2; i++) await revokeLink(shop, officer, offer);
    },
    // Every opening is a row.
    'insurerLink.opened': async () => openLink(shop, (await aLink(shop, { consultant, officer })).token),
    'insurerLink.answered': async () => {
      const { token } = await aLink(shop, { consultant, officer });
      const read = granted(await openLink(shop, token));
      for (let i = 0; i < 2; i++) await answerByLink(shop, token, read, { remark: `Call ${canary.phone}` });
    },
    'insurerContact.changed': () =>
      saveContacts(shop, admin, {
        insurerAsked: 'LPG',
        contacts: [{ insurerEmail: canary.email, insurerLanguage: 'en' }],
      }),
    'offer.quoted': () => anOffer(),
    'offer.informationRequired': async () => {
      const offer = await anOffer(0);
      const answer = { answeredAs: 'informationRequired', remark: `Call ${canary.phone}` };
      for (let i = 0; i < 2; i++) await keyIn(shop, officer, offer, answer);
    },
    'offer.notQuoting': async () => {
      const offer = await anOffer(0);
      const answer = { answeredAs: 'notQuoting', remark: `Ask ${canary.email}` };
      for (let i = 0; i < 2; i++) await keyIn(shop, officer, offer, answer);
    },
    'offer.accepted': async () => {
      const offer = await anOffer();
      await Promise.all([acceptOffer(shop, consultant, offer), acceptOffer(shop, consultant, offer)]);
    },
    'offer.declined': async () => {
      const offer = await anOffer();
      await Promise.all([declineOffer(shop, consultant, offer), declineOffer(shop, consultant, offer)]);
    },
    'offer.expired': async () => {
      const { offerNumber, caseNumber } = await anOffer();
      await shop.deps.db
        .updateTable('request_offers')
        .set({ valid_until: '2020-01-01' })
        .from('quote_requests')
        .whereRef('quote_requests.id', '=', 'request_id')
        .where('request_number', '=', caseNumber)
        .where('offer_number', '=', offerNumber)
        .execute();
      for (let i = 0; i < 2; i++) await expireOffers(shop.deps);
    },
  };
}

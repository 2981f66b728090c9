import { randomUUID } from 'node:crypto';
import { closeChargeback } from '@onegi/contract/calls/purchases/payment-list';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import { addCaseNote } from '@onegi/contract/calls/requests/commercial/case-notes';
import { deleteCase } from '@onegi/contract/calls/requests/commercial/cases';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { searchWork } from '@onegi/contract/calls/workplace/search-work';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { contentFields as c } from '@onegi/contract/fields/content';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { addDays } from '@onegi/contract/lines/dates';
import { openLoginStep } from '../../../../apps/api/src/modules/accounts/login-step.ts';
import { digestOf } from '../../../../apps/api/src/modules/accounts/passwords.ts';
import { totpOf } from '../../../../apps/api/src/modules/accounts/totp/check-totp.ts';
import { createAdmin } from '../../../../apps/api/src/modules/accounts/users/create-admin.ts';
import { resealChain } from '../../../../apps/api/src/modules/audit/reseal-chain.ts';
import { importWorkbook } from '../../../../apps/api/src/modules/catalogue/upkeep/import-workbook.ts';
import { publishDraft } from '../../../../apps/api/src/modules/catalogue/upkeep/publish-draft.ts';
import { reviewOf } from '../../../../apps/api/src/modules/files/review-workflow.ts';
import { proveNextDay } from '../../../../apps/api/src/modules/ledger/proof/prove-days.ts';
import { lapsePolicies } from '../../../../apps/api/src/modules/policies/endorsements/lapse-policies.ts';
import { findPolicy } from '../../../../apps/api/src/modules/policies/endorsements/policy-terms.ts';
import { renewPolicy } from '../../../../apps/api/src/modules/policies/endorsements/renew-policy.ts';
import { expireCases } from '../../../../apps/api/src/modules/requests/commercial/expire-cases.ts';
import { expireOffers } from '../../../../apps/api/src/modules/requests/commercial/offers/expire-offers.ts';
import { act } from '../../../../apps/api/src/modules/workflow/act.ts';
import { type Actor, visitor } from '../../../../apps/api/src/ports/actor.ts';
import type { TestApp } from '../app.ts';
import { workbookDesk } from '../catalogue-workbook.ts';
import { A_PASSWORD, aCaptcha, aSession, aUser, ownPage, type SignedIn, signedInAs } from './accounts.ts';
import { auditedServicing } from './audited-servicing.ts';
import { callAs, granted } from './calls.ts';
import { canary } from './canary.ts';
import { aConsultant, addCase, aSubmittedCase, askForItems, updateCase } from './commercial-cases.ts';
import { anEnquiryId } from './company-requests.ts';
import { aContentFile } from './content-requests.ts';
import { aYearsPolicy } from './endorsements.ts';
import { aLink, answerByLink, openLink, revokeLink, saveContacts, sendNewLink } from './insurer-links.ts';
import { auditedMotorCases as motorActions } from './motor-actions.ts';
import { acceptOffer, declineOffer, keyIn, sendTo, someOffers } from './offers.ts';
import { insertPolicy } from './policies.ts';
import { aPolicy, oneSoldOnline, saveEmail } from './policy-documents.ts';
import { anImportedNote, anImportedPolicy, importedWorkbook, importers } from './policy-imports.ts';
import { editedPolicy } from './policy-requests.ts';
import {
  aChargeback,
  aDraft,
  aNotice,
  anApplicant,
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
import { auditedReceipts } from './receipt-requests.ts';
import { aDocument, aKeptFile } from './stored-files.ts';
import { aLiabilityCase, writeMatter } from './subject-matter.ts';
import { aQuoteRequest } from './workflow-cases.ts';

type Json = Record<string, unknown>;

const pwd = digestOf(A_PASSWORD);
/** How each event of the audit trail comes about, by the product's own doors, and repeated where people repeat it. */
export async function auditedActions(shop: TestApp): Promise<Record<AuditAction, () => Promise<unknown>>> {
  const admin = await signedInAs(shop, ['administrator']);
  const editor = await signedInAs(shop, ['editor']);
  const officer = await signedInAs(shop, ['officer']);
  const finance = await signedInAs(shop, ['finance']);
  const consultant = await aConsultant(shop);
  const aCase = () => aSubmittedCase(shop, consultant, { insuredName: canary.name });
  const anOffer = async (howMany = 1) => {
    const [offer] = await someOffers(shop, { consultant, officer }, howMany, { insuredName: canary.name });
    if (!offer) throw new Error('No insurer was asked');
    return offer;
  };
  const asked = { askedNote: `Call ${canary.phone}` };
  async function ok(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: Json | undefined,
    user?: Pick<SignedIn, 'browser'>,
  ) {
    const answer = await call(shop, method, path, body, user?.browser ?? ownPage);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} ${answer.code} ${answer.fields}`);
    return answer.data;
  }
  const answer = (id: string, answered: boolean) =>
    ok('POST', '/sys-common/contract-us/answered', { [c.id.wire]: id, answered }, officer);
  const endRequestAs = (requestNumber: string, outcome: 'A' | 'C') =>
    ok(
      'POST',
      '/commercial-insurance/status',
      { [r.requestAsked.wire]: requestNumber, [r.outcome.wire]: outcome },
      officer,
    );
  const users = (event: string, body: Json) => ok('POST', `/sys/users/${event}`, body, admin);
  const edit = (event: string, body: Json) => ok('POST', `/boxes/${event}`, body, editor);
  const publisher = await signedInAs(shop, ['editor']);
  const publishFaq = async (faq: Json) => (await ok('POST', '/boxes/faq/editor/publish', faq, publisher)) as Json;
  const remove = (path: string, user: SignedIn) =>
    shop.app.inject({ method: 'DELETE', url: `/api${path}`, headers: user.browser });
  const loginIn = async (name: string, given: string) =>
    call(shop, 'POST', '/sys-common/login-in', {
      userNameOrEmail: name,
      pwd: digestOf(given),
      ...(await aCaptcha(shop)),
    });

  async function enrol(user: SignedIn): Promise<void> {
    const { secret } = await ok('POST', '/sys-common/second-factor/totp', { pwd }, user);
    const timestamp = shop.clock.now().getTime();
    const code = totpOf(secret, user.loginId).generate({ timestamp });
    await ok('POST', '/sys-common/second-factor/totp/confirm', { code }, user);
  }

  const aFaq = () => ({
    prod: 'GOLF',
    [c.seq.wire]: 1,
    question: `Whom do I call? ${canary.email} or 2345 6789`,
    question9: '可致電何人？',
    answer: `${canary.hkid} is an identity card.`,
    answer9: '此為身份證。',
  });
  const addFaq = async () => (await edit('faq/editor/save', aFaq())) as Json;
  const onFile = async (event: string, state: 'draft' | 'published', more: Json = {}) =>
    edit(`editor/${event}`, { [c.id.wire]: await aContentFile(shop, 'news', state), version: 1, ...more });

  async function upload(): Promise<void> {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const form = new FormData();
    form.append('file', new Blob([png], { type: 'image/png' }), 'an-upload.png');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/boxes/news/upload',
      headers: { ...editor.browser, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  /** No page takes documents that are reviewed yet: this is what those that will do so call. */
  async function actOnDocument(action: 'accept' | 'askCorrection' | 'remove'): Promise<void> {
    const { id } = await aKeptFile(shop, aDocument);
    const actor: Actor = { ...visitor, roles: [action === 'remove' ? 'visitor' : 'officer'] };
    const done = { id, action, actor, now: shop.clock.now() };
    await shop.deps.db.transaction().execute((tx) => act(tx, reviewOf(aDocument), done));
  }

  async function aWorkbook() {
    const desk = workbookDesk(shop.deps.db);
    try {
      const path = await desk.file(() => undefined, '2027-01-01');
      return (await importWorkbook(shop.deps, path)).version;
    } finally {
      desk.close();
    }
  }

  const tell = async (type: string, data: Json = {}) => {
    const payment = await aPayment(shop);
    await notify(shop, await aNotice(shop, payment, { type, data }));
    return payment;
  };

  return {
    'account.signedIn': async () => {
      const { id } = await aUser(shop);
      const { stepId } = await openLoginStep(shop.deps, id, 'password', null);
      const accept = () => call(shop, 'POST', '/sys-common/accept', { uuid: stepId, accept: true }, ownPage);
      await Promise.all([accept(), accept(), accept()]);
    },
    'account.signInFailed': () => loginIn(canary.email, canary.name),
    'account.locked': async () => {
      const user = await aUser(shop);
      for (let i = 0; i < 5; i++) await loginIn(user.email, 'Wrong-2026');
    },
    'account.signedOut': async () => {
      const user = await signedInAs(shop, ['consultant']);
      for (let i = 0; i < 2; i++) await ok('POST', '/sys-common/logout', {}, user);
    },
    'account.sessionEnded': async () => {
      const user = await signedInAs(shop, ['consultant']);
      const { sessionId } = await aSession(shop, user);
      for (let i = 0; i < 2; i++) await remove(`/sys-common/sessions/${sessionId}`, user);
      await remove('/sys-common/sessions', user);
    },
    'account.passwordChanged': async () => {
      const user = await signedInAs(shop, ['consultant']);
      const body = { oldPswd: pwd, newPswd: 'Another-2026', subPswd: 'Another-2026' };
      await ok('PUT', '/sys-common/password/update-pswd', body, user);
    },
    'account.passwordSet': async () => {
      const user = await aUser(shop, { isInvited: true, licenceOnRecord: 'IA777' });
      const form = { employeeId: user.employeeId, iaLicenseId: 'IA777', email: user.email };
      await ok('POST', '/sys-common/login-send-code', { ...form, lang: 'en' });
      const mails: { to: string; text: string }[] = await ok('GET', '/demo/outbox', undefined);
      const code = mails.find(({ to }) => to === user.email)?.text.match(/\b\d{6}\b/)?.[0];
      await ok('POST', '/sys-common/verify-code', { ...form, code });
      const passwords = { pwd: 'Another-2026', rePswd: 'Another-2026' };
      await ok('POST', '/sys-common/update-pwd', { ...form, code, ...passwords });
    },
    'account.temporaryPasswordSent': async () => {
      const user = await aUser(shop);
      const body = { userId: user.loginId, email: user.email };
      await ok('POST', '/sys-common/password/verify-user/send-mail', body);
      await ok('POST', '/sys-common/password/verify-user/send-mail', { ...body, email: 'other@example.com' });
    },
    'account.factorAdded': async () => enrol(await signedInAs(shop, ['consultant'])),
    'account.factorRemoved': async () => {
      const user = await signedInAs(shop, ['consultant']);
      await enrol(user);
      for (let i = 0; i < 2; i++) await ok('POST', '/sys-common/second-factor/totp/disable', { pwd }, user);
    },
    'account.recoveryCodesRenewed': async () => {
      const user = await signedInAs(shop, ['consultant']);
      await enrol(user);
      await ok('POST', '/sys-common/second-factor/recovery-codes', { pwd }, user);
    },
    'user.invited': async () => {
      const { name, nameZh, email } = canary;
      const body = { email, name, name9: nameZh, employeeId: 'QX-77', trCodes: ['TR1'], roles: ['BK'] };
      const headers = { ...admin.browser, 'idempotency-key': randomUUID() };
      for (let i = 0; i < 2; i++) await call(shop, 'POST', '/sys/users/invite', body, headers);
    },
    'user.changed': async () => {
      const { id } = await aUser(shop);
      const body = { id, version: 1, name: canary.name, trCodes: ['TR7'], roles: ['finance'] };
      await users('update', body);
      await call(shop, 'POST', '/sys/users/update', body, admin.browser);
    },
    'user.suspended': async () => users('suspend', { id: (await aUser(shop)).id, suspended: true }),
    'user.readmitted': async () => {
      const { id } = await aUser(shop);
      await users('suspend', { id, suspended: true });
      await users('suspend', { id, suspended: false });
    },
    'user.reset': async () => users('reset', { id: (await aUser(shop)).id, clearSecondFactor: true }),
    'user.administratorMade': () => {
      const email = `x.${canary.email}`;
      return createAdmin(shop.deps, { email, name: canary.name, employeeId: 'ADM-1', password: 'Sesame-2026' });
    },
    'setting.changed': async () => {
      const settings = [
        { key: 'OFFER_VALID_DAYS', value: '31' },
        { key: 'LOGIN_LOCK_MINUTES', value: '15' },
      ];
      for (let i = 0; i < 2; i++) await ok('PUT', '/sys/settings', { settings }, admin);
    },
    'client.searched': async () => {
      await aSubmittedApplication(shop);
      await ok('POST', searchWork.path, { text: anApplicant.email }, officer);
    },
    'list.exported': async () => {
      const url = '/api/sys-common/contract-us/list/export';
      const answer = await shop.app.inject({ method: 'POST', url, headers: officer.browser, payload: {} });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    'file.uploaded': upload,
    'file.changed': () =>
      onFile('save', 'draft', {
        [c.title.wire]: `For ${canary.email}`,
        [c.titleZh.wire]: '甲',
        [c.date.wire]: '2026-12-01',
      }),
    'file.published': () => onFile('publish', 'draft'),
    'file.withdrawn': () => onFile('withdraw', 'published'),
    'file.deleted': () => onFile('delete', 'draft'),
    'file.sent': async () => {
      const file = { [c.ids.wire]: [await aContentFile(shop, 'prodlib', 'published')], language: 'en' };
      await ok('POST', '/boxes/prodlib/send', { ...file, email: canary.email, [c.note.wire]: canary.hkid }, officer);
    },
    'document.uploaded': () => aKeptFile(shop, aDocument),
    'document.accepted': () => actOnDocument('accept'),
    'document.returned': () => actOnDocument('askCorrection'),
    'document.removed': () => actOnDocument('remove'),
    'faq.added': addFaq,
    'faq.changed': async () => edit('faq/editor/save', { ...(await addFaq()), ...aFaq(), answer: 'Nobody.' }),
    'faq.published': async () => publishFaq(await addFaq()),
    'faq.withdrawn': async () => {
      await edit('faq/editor/withdraw', await publishFaq(await addFaq()));
    },
    'tariff.imported': aWorkbook,
    'tariff.published': async () => {
      const version = await aWorkbook();
      await shop.deps.db.transaction().execute((tx) => publishDraft(tx, 'TRAVEL', version, shop.clock.today()));
    },
    'request.made': () =>
      ok('POST', '/buy/request-quote', {
        templateId: 'OTHERS_P',
        prod: 'TRAVEL',
        searchUrl: '/quoteCards',
        answers: { OP03: canary.name, OP04: canary.phone, OP05: canary.email, OP09: 'Y' },
        [requestQuote.body.wireName('consent')]: true,
        language: 'en',
      }),
    'request.read': async () => {
      const { requestNumber } = await aQuoteRequest(shop);
      await ok('GET', `/commercial-insurance/quote-request/${requestNumber}`, undefined, officer);
    },
    'request.assigned': async () => {
      const { requestNumber } = await aQuoteRequest(shop);
      const body = { [r.requestAsked.wire]: requestNumber, assigneeId: officer.id, assigneeSeen: null };
      await ok('POST', '/commercial-insurance/quote-request/assign', body, officer);
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
    'request.sentToInsurers': async () => {
      const { caseNumber } = await aCase();
      for (let i = 0; i < 2; i++) await sendTo(shop, officer, caseNumber);
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
      for (let i = 0; i < 2; i++) await ok('POST', `/buy/requests/${requestRef}/withdraw`, undefined);
    },
    'request.deleted': async () => {
      const { caseNumber } = granted(await addCase(shop, consultant, { insuredName: canary.name }));
      for (let i = 0; i < 2; i++) await callAs(shop, deleteCase, consultant, { body: { caseNumber } });
    },
    'request.noted': async () => {
      const { caseNumber } = await aCase();
      granted(await callAs(shop, addCaseNote, officer, { body: { caseNumber, noteText: `Call ${canary.phone}` } }));
    },
    'enquiry.made': () => anEnquiryId(shop),
    'enquiry.assigned': async () => {
      const body = { [c.id.wire]: await anEnquiryId(shop), assigneeId: officer.id, assigneeSeen: null };
      await ok('POST', '/sys-common/contract-us/assign', body, officer);
      await call(shop, 'POST', '/sys-common/contract-us/assign', body, officer.browser);
    },
    'enquiry.closed': async () => {
      const body = { [c.id.wire]: await anEnquiryId(shop) };
      for (let i = 0; i < 2; i++) await ok('POST', '/sys-common/contract-us/close', body, officer);
    },
    'enquiry.answered': async () => {
      const id = await anEnquiryId(shop);
      for (let i = 0; i < 2; i++) await answer(id, true);
    },
    'enquiry.reopened': async () => {
      const id = await anEnquiryId(shop);
      await answer(id, true);
      for (let i = 0; i < 2; i++) await answer(id, false);
    },
    'link.sent': async () => {
      const { data } = await call(shop, 'POST', '/buy/plan-travel', aTrip);
      const card = data.find((one: Json) => one.quoteRef && one[wire.method] === 'B');
      const planNameZh = sendLink.body.wireName('planNameZh');
      await ok('POST', '/buy/send-link', {
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
    ...motorActions(shop),
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
    'ledger.proved': async () => {
      await tell('paid');
      const tomorrow = addDays(shop.clock.today(), 1);
      const clock = { today: () => tomorrow, now: () => new Date(`${tomorrow}T05:00:00+08:00`) };
      for (let i = 0; i < 2; i++) await proveNextDay({ ...shop.deps, clock });
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
    'portal.exported': async () => {
      const sent = await shop.app.inject({
        method: 'POST',
        url: '/api/portal-export',
        headers: admin.browser,
        payload: {},
      });
      if (sent.statusCode !== 200) throw new Error(sent.body);
    },
    'permission.refused': async () => {
      const user = await signedInAs(shop, ['consultant']);
      for (let i = 0; i < 3; i++) await call(shop, 'POST', '/sys/users/list', {}, user.browser);
    },
    ...auditedReceipts(shop),
    ...(await auditedServicing(shop)),
    'trail.resealed': () => resealChain(shop.deps.db, shop.deps.config.secretKeys),
  };
}

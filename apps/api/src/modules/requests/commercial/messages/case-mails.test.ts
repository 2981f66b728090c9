import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { assignRequest } from '@onegi/contract/calls/requests/office-requests';
import { askedSections } from '@onegi/contract/fields/commercial';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { caseDeskFields as d } from '@onegi/contract/fields/workflow';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { addCase, aSubmittedCase, askForItems, openCase, updateCase } from '@onegi/testing/factories/commercial-cases';
import {
  anAcceptedCase,
  anEndorsementToName,
  caseVersionOf,
  endorseCase,
  reopenCase,
} from '@onegi/testing/factories/issue';
import { acceptOffer, declineOffer, keyIn, sendTo, someOffers } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { aLiabilityCase } from '@onegi/testing/factories/subject-matter';
import { aRequest } from '@onegi/testing/factories/work-cases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { writeMail } from '../../../mail/write-mail.ts';
import { caseWorkflow } from '../case-workflow.ts';
import { expireCases } from '../expire-cases.ts';
import { filledInOf, formColumn } from '../filled-in.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { offerWorkflow } from '../offers/offer-workflow.ts';
import { caseActionMails, offerActionMails } from './case-mail-table.ts';
import { mailCaseEvents } from './mail-case-events.ts';
import { mailExpiring } from './mail-expiring.ts';

const DESK = 'desk@onegi.example';
const DAY = 86_400;

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  shop = await testApp();
  consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'], language: 'en' });
  officer = await signedInAs(shop, ['officer'], { name: 'Olive Officer', nameZh: '歐職員' });
  colleague = await signedInAs(shop, ['officer'], { language: 'zh-Hant', nameZh: '高同事' });
  await shop.deps.db.insertInto('settings').values({ key: 'TEAM_LEAD_EMAIL', value: DESK }).execute();
  await shop.deps.settings.refresh();
});
afterEach(() => shop.close());

let seen = new Set<string>();
beforeEach(() => {
  seen = new Set();
});

/** The mails that came since the last look, the oldest first. */
async function newMails() {
  await Promise.all([mailCaseEvents(shop.deps), mailCaseEvents(shop.deps)]);
  await mailCaseEvents(shop.deps);
  await mailExpiring(shop.deps);
  const { data } = await call(shop, 'GET', '/demo/outbox');
  const fresh = z.decode(demoOutbox.answer, data).filter(({ mailId }) => !seen.has(mailId));
  for (const { mailId } of fresh) seen.add(mailId);
  expect(shop.problems).toEqual([]);
  return fresh.toReversed();
}
const mailed = async () => (await newMails()).map(({ to, subject }) => [to, subject]);

const assign = (by: SignedIn, number: string, to: SignedIn | null, seenAs: SignedIn | null = null) =>
  call(
    shop,
    'POST',
    assignRequest.path,
    { [r.requestAsked.wire]: number, [d.assigneeId.wire]: to?.id ?? null, [d.assigneeSeen.wire]: seenAs?.id ?? null },
    by.browser,
  ).then(({ status, code }) => expect([status, code]).toEqual([200, undefined]));

const withdraw = (number: string, reason = '') =>
  callAs(shop, withdrawCase, consultant, { body: { caseNumber: number, reason } }).then(granted);
const decline = (number: string, reason: string) =>
  callAs(shop, endRequest, officer, { body: { requestNumber: number, outcome: 'decline', reason } }).then(granted);

describe('the table of actions and mails', () => {
  test.each([
    ['a case', caseWorkflow.transitions, caseActionMails],
    ['an offer', offerWorkflow.transitions, offerActionMails],
  ] as const)('has a mail for every action with %s, or says why none', (_, transitions, table) => {
    const actions = new Set<string>(transitions.map(({ action }) => action));
    expect(Object.keys(table).toSorted()).toEqual([...actions].toSorted());
    for (const mail of Object.values(table)) expect('step' in mail || mail.none.length > 10).toBe(true);
  });

  test('writes every step in both languages, with the number of the case and nothing of the client in its subject', () => {
    const steps = [...Object.values(caseActionMails), ...Object.values(offerActionMails)].flatMap((mail) =>
      'step' in mail ? [mail.step] : [],
    );
    const all = [...steps, 'offersExpireSoon', 'caseExpiresSoon'] as const;
    const english = new Set<string>();
    for (const step of all) {
      const data = {
        step,
        path: '/commercial-insurance/form?number=RQ1',
        name: '<b>Ann</b>',
        caseNumber: 'RQ1',
        productName: { en: 'Package', zhHant: '套餐' },
        note: '<script>alert(1)</script>',
        items: [{ en: '<i>Trade</i>', zhHant: '<i>行業</i>' }],
        offers: [
          { insurerName: { en: 'A & B', zhHant: '甲' }, totalCents: 100, validUntil: '2026-12-01', remark: '<u>?' },
        ],
      } as const;
      for (const language of ['en', 'zh-Hant'] as const) {
        const mail = writeMail({ kind: 'case-step', data }, language, { publicUrl: 'https://x.example', demo: false });
        expect(mail.subject).toContain('RQ1');
        expect(mail.subject).not.toMatch(/[<{]|Ann|Trade/);
        expect(mail.html).not.toMatch(/<(?:script|i|u)>|<b>Ann/);
        expect(mail.html).toContain('&lt;script&gt;');
        expect(`${mail.text}${mail.html}`).not.toMatch(/caseMails\.|\{\w+[,}]/);
        expect(mail.text).toContain(
          `https://x.example${language === 'en' ? '' : '/zh-Hant'}/commercial-insurance/form?`,
        );
        if (language === 'en') english.add(mail.subject);
      }
    }
    expect(english.size).toBe(new Set(all).size);
  });
});

describe('whose turn it is', () => {
  test('a submitted case is told to the desk, once, and who is given it is told, in the own language; who takes it is not', async () => {
    granted(await addCase(shop, consultant));
    expect(await mailed()).toEqual([]);
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    expect(await mailed()).toEqual([[DESK, `New case ${caseNumber}`]]);
    expect(await mailed()).toEqual([]);
    await assign(officer, caseNumber, officer);
    expect(await mailed()).toEqual([]);
    await assign(officer, caseNumber, colleague, officer);
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([colleague.email, `個案 ${caseNumber} 現由你跟進`]);
    expect(mail?.textBody).toContain('高同事');
    expect(mail?.textBody).toContain('歐職員');
    expect(mail?.textBody).toMatch(new RegExp(`/zh-Hant/commercial-insurance/form\\?\\w+=${caseNumber}`));
    await assign(colleague, caseNumber, null, colleague);
    expect(await mailed()).toEqual([]);
  });

  test('what the office asks for is told to the consultant with its note and items; that it came, to who has the case', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    await assign(officer, caseNumber, officer);
    await mailed();
    granted(await askForItems(shop, officer, caseNumber, { askedNote: 'Sign <b>here</b>\nplease' }));
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([consultant.email, `Case ${caseNumber}: something is missing`]);
    expect(mail?.textBody).toContain('Sign <b>here</b>\nplease');
    const form = granted(await openCase(shop, consultant, caseNumber));
    const row = form.questions.find(({ questionId }) => questionId === 'BP03');
    expect(mail?.textBody).toContain(`Asked for: ${row?.label}`);
    expect(mail?.textBody).toContain(`Asked for: ${form.documents[0]?.name}`);
    granted(await updateCase(shop, consultant, form, { savedAs: 'waiting' }));
    expect(await mailed()).toEqual([[officer.email, `Case ${caseNumber}: the items have come`]]);
  });

  test('names sections as the form does, and a free row by what was typed into it or as another document', async () => {
    const caseNumber = await aLiabilityCase(shop, consultant);
    const { documents } = granted(await openCase(shop, consultant, caseNumber));
    const free = documents.filter(({ canDescribe }) => canDescribe).map(({ order }) => order);
    const { db, seal } = shop.deps;
    const row = await db
      .selectFrom('quote_requests')
      .selectAll()
      .where('request_number', '=', caseNumber)
      .executeTakeFirstOrThrow();
    const form_sealed = formColumn({ seal }, row.id, {
      ...filledInOf({ seal }, row),
      descriptions: { [String(free[0])]: 'Lift certificate' },
    });
    await db.updateTable('quote_requests').set({ form_sealed, status: 'waiting' }).where('id', '=', row.id).execute();
    await mailed();
    const items = { askedRows: [askedSections.subjectMatter, askedSections.startsOn], askedDocuments: free };
    granted(await askForItems(shop, officer, caseNumber, items));
    const [mail] = await newMails();
    const asked = mail?.textBody.match(/(?<=Asked for: ).*/g);
    expect(asked).toEqual(['Subject matter', 'Period of Insurance From', 'Lift certificate', 'Another document']);
  });

  test('the endorsement that a case ended in is told to its consultant', async () => {
    const named = await anEndorsementToName(shop, { consultant, officer });
    await mailed();
    granted(await endorseCase(shop, officer, named));
    expect(await mailed()).toEqual([[consultant.email, `Case ${named.caseNumber}: the endorsement is made`]]);
  });

  test('that an acceptance was taken back is told to the consultant with the reason; that an accepted case is withdrawn, to who has it', async () => {
    const number = await anAcceptedCase(shop, { consultant, officer });
    await assign(officer, number, colleague);
    await mailed();
    granted(await reopenCase(shop, officer, number, 'The period has <other> levies'));
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([consultant.email, `Case ${number}: open for quotation again`]);
    expect(mail?.textBody).toContain('Reason: The period has <other> levies');
    const again = await anAcceptedCase(shop, { consultant, officer });
    await assign(officer, again, officer);
    await mailed();
    const body = { caseNumber: again, reason: 'Client left', caseVersion: await caseVersionOf(shop, again) };
    granted(await callAs(shop, withdrawCase, consultant, { body }));
    const [withdrawn, ...more] = await newMails();
    expect([withdrawn?.to, withdrawn?.subject, more]).toEqual([officer.email, `Case ${again} was withdrawn`, []]);
    expect(withdrawn?.textBody).toContain('Had been accepted: Lantern Peak General Insurance');
  });

  test('offers are told to the consultant with insurer and total, several in one mail; asking many insurers is no mail of a case', async () => {
    const offers = await someOffers(shop, { consultant, officer }, 2);
    const number = offers[0]?.caseNumber ?? '';
    const mails = (await newMails()).filter(({ to }) => to !== DESK);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [consultant.email, `Case ${number}: 2 offers have come`],
    ]);
    for (const offer of offers.slice(0, 2)) {
      expect(mails[0]?.textBody).toContain(offer.insurerName);
      expect(mails[0]?.textBody).toMatch(/HK\$10,\d{3}\.\d\d, good until 21 December 2026/);
    }
  });

  test('what an insurer asks for is told to the office, unless who has the case keyed it in', async () => {
    const [asked] = await someOffers(shop, { consultant, officer }, 0);
    const number = asked?.caseNumber ?? '';
    await assign(officer, number, colleague);
    await mailed();
    const asks = { answeredAs: 'informationRequired', premiumCents: undefined, remark: 'Which lifts?' };
    const [again] = granted(await keyIn(shop, officer, asked as never, asks));
    const [mail, ...others] = await newMails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([colleague.email, `個案 ${number}：保險公司要求補充資料`]);
    expect(mail?.textBody).toContain('Which lifts?');
    granted(await keyIn(shop, colleague, again as never, asks));
    expect(await mailed()).toEqual([]);
  });

  test('that no offer is left is told to who has the case, once: when the last is declined, not quoted or run out', async () => {
    const offers = await someOffers(shop, { consultant, officer }, 2);
    const number = offers[0]?.caseNumber ?? '';
    await assign(officer, number, officer);
    await mailed();
    granted(await declineOffer(shop, consultant, offers[0] as never));
    const refuses = { answeredAs: 'notQuoting', premiumCents: undefined, remark: 'Full' };
    granted(await keyIn(shop, colleague, offers[2] as never, refuses));
    expect(await mailed()).toEqual([]);
    granted(await declineOffer(shop, consultant, offers[1] as never));
    expect(await mailed()).toEqual([[officer.email, `Case ${number}: no offer is left`]]);
    expect(await mailed()).toEqual([]);
    // Those of one that nobody has are told to the desk.
    const [quoted, ...others] = await someOffers(shop, { consultant, officer }, 1);
    for (const other of others) granted(await keyIn(shop, officer, other as never, refuses));
    await mailed();
    shop.clock.advance(29 * DAY);
    await mailed();
    shop.clock.advance(2 * DAY);
    await expireOffers(shop.deps);
    const subjects = new Map((await mailed()).map(([to = '', subject]) => [to, subject]));
    const runOut = `Case ${quoted?.caseNumber}: an offer has run out`;
    expect(subjects).toEqual(
      new Map([
        [consultant.email, runOut],
        [DESK, `Case ${quoted?.caseNumber}: no offer is left`],
      ]),
    );
  });

  test('an acceptance is told to who has the case, and of the offers that it closes nobody is told', async () => {
    const offers = await someOffers(shop, { consultant, officer }, 3);
    const number = offers[0]?.caseNumber ?? '';
    await assign(officer, number, officer);
    await mailed();
    granted(await declineOffer(shop, consultant, offers[2] as never));
    expect(await mailed()).toEqual([]);
    granted(await acceptOffer(shop, consultant, offers[0] as never));
    const mails = await newMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[officer.email, `Case ${number}: offer accepted`]]);
    expect(mails[0]?.textBody).toContain(offers[0]?.insurerName);
    expect(mails[0]?.textBody).not.toContain(offers[1]?.insurerName);
  });

  test('who declines or withdraws a case tells the other side why', async () => {
    const [first, second] = [await aSubmittedCase(shop, consultant), await aSubmittedCase(shop, consultant)];
    await assign(colleague, second.caseNumber, officer);
    await mailed();
    await decline(first.caseNumber, 'No insurer writes <this>');
    const [declined, ...others] = await newMails();
    expect(others).toEqual([]);
    expect([declined?.to, declined?.subject]).toEqual([consultant.email, `Case ${first.caseNumber} was declined`]);
    expect(declined?.textBody).toContain('Reason: No insurer writes <this>');
    await withdraw(second.caseNumber, 'Client left');
    const [withdrawn] = await newMails();
    expect([withdrawn?.to, withdrawn?.subject]).toEqual([officer.email, `Case ${second.caseNumber} was withdrawn`]);
    expect(withdrawn?.textBody).toContain('Reason: Client left');
  });
});

describe('ends', () => {
  test('of an offer are told three days before, once, and when they have come', async () => {
    const [offer] = await someOffers(shop, { consultant, officer }, 1);
    const number = offer?.caseNumber ?? '';
    await mailed();
    // Good for 30 days.
    shop.clock.advance(26 * DAY);
    expect(await mailed()).toEqual([]);
    shop.clock.advance(DAY);
    expect(await mailed()).toEqual([[consultant.email, `Case ${number}: an offer runs out soon`]]);
    shop.clock.advance(DAY);
    expect(await mailed()).toEqual([]);
    shop.clock.advance(3 * DAY);
    await expireOffers(shop.deps);
    expect(await mailed()).toEqual([[consultant.email, `Case ${number}: an offer has run out`]]);
  });

  test('of a case are told three days before, and again only when it was put off', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    await mailed();
    shop.clock.advance(86 * DAY);
    expect(await mailed()).toEqual([]);
    shop.clock.advance(DAY);
    const soon = [consultant.email, `Case ${caseNumber} ends soon`];
    expect(await mailed()).toEqual([soon]);
    const again = await signedInAs(shop, ['officer']);
    granted(await askForItems(shop, again, caseNumber));
    expect(await mailed()).toEqual([[consultant.email, `Case ${caseNumber}: something is missing`]]);
    shop.clock.advance(88 * DAY);
    expect(await mailed()).toEqual([soon]);
    shop.clock.advance(2 * DAY);
    await expireCases(shop.deps);
    expect(await mailed()).toEqual([[consultant.email, `Case ${caseNumber} has ended`]]);
  });
});

describe('who is told', () => {
  test('is who made the case as long as it is theirs, else who has its code; nobody who cannot log in', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    await mailed();
    const successor = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] });
    granted(await askForItems(shop, officer, caseNumber));
    expect((await mailed()).map(([to]) => to)).toEqual([consultant.email]);
    await shop.deps.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', consultant.id).execute();
    await decline(caseNumber, 'No');
    expect((await mailed()).map(([to]) => to)).toEqual([successor.email]);
  });

  test('is never who did it, also where the desk’s address is theirs', async () => {
    const own = await signedInAs(shop, ['officer'], { email: 'Desk@onegi.example' });
    await aSubmittedCase(shop, own);
    expect(await mailed()).toEqual([]);
  });

  test('is nobody of a visitor’s request, which is answered by mails of its own, nor of what happened days ago', async () => {
    const number = await aRequest(shop);
    await mailed();
    await assign(officer, number, colleague);
    await aSubmittedCase(shop, consultant);
    shop.clock.advance(3 * DAY);
    expect(await mailed()).toEqual([]);
    const awaiting = shop.deps.db.selectFrom('case_events').select('id').where('awaits_mail', '=', true);
    expect(await awaiting.execute()).toEqual([]);
  });

  test('is queued if and only if the action is done', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    await mailed();
    await withdraw(caseNumber);
    const refused = await askForItems(shop, officer, caseNumber);
    expect(refused.code).toBe('case.withdrawn');
    expect(await mailed()).toEqual([[DESK, `Case ${caseNumber} was withdrawn`]]);
    await sendTo(shop, officer, caseNumber);
    expect(await mailed()).toEqual([]);
  });
});

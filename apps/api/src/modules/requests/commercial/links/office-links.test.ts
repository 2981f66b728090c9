import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { linkFields as l } from '@onegi/contract/fields/insurer-links';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, aSubmittedCase } from '@onegi/testing/factories/commercial-cases';
import {
  aLink,
  answerByLink,
  listLinks,
  mailsTo,
  openLink,
  revokeLink,
  saveContacts,
  sendLinkTo,
  sendNewLink,
  tokenSentTo,
} from '@onegi/testing/factories/insurer-links';
import { keyIn, sendTo } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  for (const table of ['quote_requests', 'insurer_contacts', 'mails'] as const)
    await shop.deps.db.deleteFrom(table).execute();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
  manager = await signedInAs(shop, ['productManager']);
});
afterAll(() => shop.close());

const general = { insurerEmail: 'commercial@lpg.example.com', insurerLanguage: 'zh-Hant' } as const;
const ofPackages = { insurerEmail: 'packages@lpg.example.com', insurerLanguage: 'en', contactProduct: 'BP' } as const;
const known = (...contacts: object[]) => saveContacts(shop, manager, { insurerAsked: 'LPG', contacts });
const aCase = async () => (await aSubmittedCase(shop, consultant)).caseNumber;
const linksOf = async (caseNumber: string) => granted(await listLinks(shop, officer, caseNumber));

describe('an officer who sends a case', () => {
  test('mails a link to each insurer whose address is known, in its language, with what is asked until when [C-5.4-09]', async () => {
    granted(await known(general));
    const caseNumber = await aCase();
    granted(await sendTo(shop, officer, caseNumber, ['LPG', 'SFY']));
    const [mail, ...others] = await mailsTo(shop, general.insurerEmail);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`邀請報價：商業綜合保險（${caseNumber}）`);
    for (const expected of [
      '商業綜合保險',
      '2027年1月1日',
      '2027年12月31日',
      '報價前所需資料',
      '/zh-Hant/insurer/',
      '燈峰保險',
    ])
      expect([expected, mail?.text.includes(expected)]).toEqual([expected, true]);
    // Who the client is stands behind the link.
    expect(mail?.text).not.toContain('Harbour Demo');
    const sentAt = shop.clock.now().getTime();
    expect(await linksOf(caseNumber)).toMatchObject([
      {
        insurerCode: 'LPG',
        linkState: 'live',
        linkEmail: general.insurerEmail,
        insurerLanguage: 'zh-Hant',
        linkExpiresAt: new Date(sentAt + 30 * 86_400_000).toISOString(),
        openedCount: 0,
        lastOpenedAt: null,
        allowedActions: ['sendLink', 'revokeLink'],
      },
      { insurerCode: 'SFY', linkState: 'none', linkEmail: null, linkSentAt: null, allowedActions: ['sendLink'] },
    ]);
  });

  test('asks the contact of the class of business, or another address that is typed', async () => {
    granted(await known(general, ofPackages));
    granted(await sendTo(shop, officer, await aCase(), ['LPG']));
    expect(await mailsTo(shop, ofPackages.insurerEmail)).toHaveLength(1);
    await sendLinkTo(shop, officer, await aCase(), { insurerAsked: 'LPG', insurerEmail: 'other@lpg.example.com' });
    // In the language that the insurer is known to read for this class.
    expect((await mailsTo(shop, 'other@lpg.example.com'))[0]?.subject).toMatch(/^Request for an offer/);
    expect(await mailsTo(shop, ofPackages.insurerEmail)).toHaveLength(1);
    expect(await mailsTo(shop, general.insurerEmail)).toHaveLength(0);
  });

  test('sends nothing when one of the insurers cannot be asked', async () => {
    granted(await known(general));
    const caseNumber = await aCase();
    expect((await sendTo(shop, officer, caseNumber, ['LPG', 'NIL'])).status).toBe(400);
    expect(await mailsTo(shop, general.insurerEmail)).toEqual([]);
    expect(await shop.deps.db.selectFrom('insurer_links').select('id').execute()).toEqual([]);
  });

  test('again gives an insurer that had not quoted a new link', async () => {
    granted(await known(general));
    const caseNumber = await aCase();
    const [offer] = granted(await sendTo(shop, officer, caseNumber, ['LPG']));
    const first = await tokenSentTo(shop, general.insurerEmail);
    granted(await keyIn(shop, officer, offer as never, { answeredAs: 'notQuoting', remark: 'Full' }));
    shop.clock.advance(60);
    granted(await sendTo(shop, officer, caseNumber, ['LPG']));
    expect(await openLink(shop, first)).toMatchObject({ code: 'insurerLink.replaced' });
    const second = granted(await openLink(shop, await tokenSentTo(shop, general.insurerEmail)));
    expect(second.offer).toMatchObject({ offerState: 'waiting', remark: '' });
  });

  test('a link is good no longer than its case', async () => {
    const caseNumber = await aCase();
    const soon = new Date(shop.clock.now().getTime() + 3_600_000);
    const cases = shop.deps.db.updateTable('quote_requests').set({ expires_at: soon });
    await cases.where('request_number', '=', caseNumber).execute();
    await sendLinkTo(shop, officer, caseNumber, { insurerAsked: 'LPG', insurerEmail: 'a@lpg.example.com' });
    expect((await linksOf(caseNumber))[0]?.linkExpiresAt).toBe(soon.toISOString());
  });
});

describe('the office', () => {
  test('sees each link and how often it was opened, and sends a new one that ends the old [C-5.4-10]', async () => {
    const { token, offer, email } = await aLink(shop, { consultant, officer });
    granted(await openLink(shop, token));
    shop.clock.advance(60);
    const to = { insurerEmail: 'new@lpg.example.com', insurerLanguage: 'zh-Hant' };
    const [link] = granted(await sendNewLink(shop, officer, offer, to));
    expect(link).toMatchObject({ linkState: 'live', linkEmail: to.insurerEmail, openedCount: 0 });
    expect(await openLink(shop, token)).toMatchObject({ code: 'insurerLink.replaced' });
    const fresh = await tokenSentTo(shop, to.insurerEmail);
    const read = granted(await openLink(shop, fresh));
    expect((await linksOf(offer.caseNumber))[0]).toMatchObject({
      openedCount: 1,
      lastOpenedAt: shop.clock.now().toISOString(),
    });
    granted(await answerByLink(shop, fresh, read));
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('sends a new one to the address of the old unless it says another', async () => {
    const { offer, email } = await aLink(shop, { consultant, officer });
    const [link] = granted(await sendNewLink(shop, officer, offer));
    expect(link).toMatchObject({ linkState: 'live', linkEmail: email });
    expect(await mailsTo(shop, email)).toHaveLength(2);
  });

  test('revokes a link, twice with one effect, and can send another', async () => {
    const { token, offer } = await aLink(shop, { consultant, officer });
    for (let i = 0; i < 2; i++)
      expect(granted(await revokeLink(shop, officer, offer))[0]).toMatchObject({
        linkState: 'revoked',
        allowedActions: ['sendLink'],
      });
    expect((await openLink(shop, token)).status).toBe(410);
    expect(granted(await sendNewLink(shop, officer, offer))[0]).toMatchObject({ linkState: 'live' });
  });

  test('of two officers who send a new link at once leaves one that is live', async () => {
    const { offer } = await aLink(shop, { consultant, officer });
    const both = await Promise.all([1, 2].map(() => sendNewLink(shop, officer, offer)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const live = shop.deps.db.selectFrom('insurer_links').select('id').where('ended_at', 'is', null);
    expect(await live.execute()).toHaveLength(1);
  });

  test('is told where no address is known, and of a case that is over what happened', async () => {
    const caseNumber = await aCase();
    const [offer] = granted(await sendTo(shop, officer, caseNumber, ['LPG']));
    const unknown = await sendNewLink(shop, officer, offer as never);
    expect(unknown).toMatchObject({ status: 422, code: 'insurerLink.noAddress', fields: ['insurerEmail'] });
    granted(await callAs(shop, withdrawCase, consultant, { body: { caseNumber } }));
    const to = { insurerEmail: 'a@lpg.example.com' };
    expect(await sendNewLink(shop, officer, offer as never, to)).toMatchObject({ status: 409, code: 'case.withdrawn' });
    expect((await linksOf(caseNumber))[0]?.allowedActions).toEqual([]);
  });

  test('alone sees and changes links: a consultant does not', async () => {
    const { offer } = await aLink(shop, { consultant, officer });
    const answers = [
      await listLinks(shop, consultant, offer.caseNumber),
      await sendNewLink(shop, consultant, offer),
      await revokeLink(shop, consultant, offer),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('addresses of insurers', () => {
  test('are kept by a product manager or an administrator, one for each class of business [C-5.4-11]', async () => {
    granted(await known(general, ofPackages));
    const read = (user: SignedIn) =>
      call(shop, 'GET', '/commercial-insurance/insurer-contacts', undefined, user.browser);
    const ofLpg = {
      [o.insurerAsked.wire]: 'LPG',
      [o.insurerName.wire]: 'Lantern Peak General Insurance',
      [o.insurerNameZh.wire]: '燈峰保險',
      [l.contactsVersion.wire]: expect.stringMatching(/^[\w-]{43}$/),
      contacts: [
        { insurerEmail: general.insurerEmail, language: 'zh-Hant' },
        { insurerEmail: ofPackages.insurerEmail, language: 'en', [l.contactProduct.wire]: 'BP' },
      ],
    };
    const { data: insurers } = await read(officer);
    expect(insurers).toContainEqual(ofLpg);
    // The others have none, and are there to be given some.
    expect(insurers.filter(({ contacts }: { contacts: [] }) => contacts.length === 0)).toHaveLength(
      insurers.length - 1,
    );
    expect((await read(consultant)).status).toBe(403);
    expect((await saveContacts(shop, officer, { insurerAsked: 'LPG', contacts: [] })).status).toBe(403);
    const wrong = await known(general, general);
    expect([wrong.status, wrong.fields]).toEqual([400, ['contacts.1']]);
    const nobody = await saveContacts(shop, manager, { insurerAsked: 'NIL', contacts: [] });
    expect([nobody.status, nobody.fields]).toEqual([400, [o.insurerAsked.wire]]);
    expect((await read(officer)).data).toEqual(insurers);
    const unknown = await known({ ...general, contactProduct: 'NIL' });
    expect([unknown.status, unknown.fields]).toEqual([400, ['contacts.0.contactProduct']]);
    const admin = await signedInAs(shop, ['administrator']);
    const left = granted(await saveContacts(shop, admin, { insurerAsked: 'LPG', contacts: [] }));
    expect(left.flatMap(({ contacts }) => contacts)).toEqual([]);
  });

  test('stand sealed, and masked in the audit trail', async () => {
    granted(await known(general));
    await aLink(shop, { consultant, officer });
    const contacts = await shop.deps.db.selectFrom('insurer_contacts').selectAll().execute();
    const links = await shop.deps.db.selectFrom('insurer_links').selectAll().execute();
    const kept = [...contacts, ...links].map(({ email_sealed }) => email_sealed.toString('latin1')).join();
    expect(kept).not.toContain('example.com');
    await shop.deps.audit.chain();
    const [made] = await shop.deps.db
      .selectFrom('audit_trail')
      .select('after_facts')
      .where('action', '=', 'insurerLink.made')
      .orderBy('seq', 'desc')
      .execute();
    expect(JSON.parse(made?.after_facts ?? '')).toMatchObject({
      insurer: 'LPG',
      email: 'u***@l***',
      language: 'zh-Hant',
    });
  });

  test('of two who have seen the same the first counts, and the other is told', async () => {
    const versionIn = (insurers: { insurerAsked: string; contactsVersion: string }[]) =>
      insurers.find(({ insurerAsked }) => insurerAsked === 'LPG')?.contactsVersion;
    const save = (contactsVersion: string | undefined, ...contacts: object[]) =>
      saveContacts(shop, manager, { insurerAsked: 'LPG', contactsVersion, contacts });
    const first = versionIn(granted(await save('', general)));
    const answers = await Promise.all([save(first, ofPackages), save(first, general, ofPackages)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await save('', general)).toMatchObject({ status: 409, code: 'insurerContacts.stale' });
  });

  test('of two who save them at once without having seen them the later counts, and nobody is refused', async () => {
    const answers = await Promise.all([known(general), known(ofPackages), known(general, ofPackages)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

import { homeOverview } from '@onegi/contract/calls/workplace/home-overview';
import { searchWork } from '@onegi/contract/calls/workplace/search-work';
import { companyFields } from '@onegi/contract/fields/company';
import { requestFields } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { aNotice, anApplicant, aPayment, call, notify } from '@onegi/testing/factories/purchases';
import { aRequest, aSentLink, submitted } from '@onegi/testing/factories/work-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';

let shop: TestApp;
let connie: SignedIn;
let other: SignedIn;
let officer: SignedIn;
let policyNumber: string;
beforeAll(async () => {
  shop = await testApp();
  connie = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] });
  other = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9002'] });
  officer = await signedInAs(shop, ['officer']);
  const application = await submitted(shop, await aSentLink(shop, connie));
  await notify(shop, await aNotice(shop, await aPayment(shop, application)));
  const { rows } = await shop.database.pool.query('select policy_number from policies');
  policyNumber = rows[0].policy_number;
});
afterAll(() => shop.close());

const ask = (user: SignedIn | undefined, text: string) => call(shop, 'POST', searchWork.path, { text }, user?.browser);

async function found(user: SignedIn, text: string, kind?: string) {
  const { data, status } = await ask(user, text);
  expect([text, status]).toEqual([text, 200]);
  const all = z.decode(searchWork.answer, data);
  return kind ? all.filter((each) => each.kind === kind) : all;
}

describe('a policy', () => {
  test('is found by a part of its number, in any case and width, and by its receipt', async () => {
    const wide = [...policyNumber].map((c) => (/[A-Z0-9]/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c));
    const { rows } = await shop.database.pool.query(
      'select receipt_number, note_number from receipts, debit_credit_notes',
    );
    const { receipt_number, note_number } = rows[0];
    for (const text of [
      policyNumber,
      policyNumber.toLowerCase(),
      policyNumber.slice(-5),
      wide.join(''),
      receipt_number,
      note_number,
    ]) {
      expect([text, await found(connie, text, 'policy')]).toMatchObject([
        text,
        [{ title: policyNumber, path: expect.stringMatching(/^\/QuotationPolicyEnquiryEdit\?polNo=PT/) }],
      ]);
    }
    expect(await found(officer, policyNumber, 'policy')).toHaveLength(1);
  });

  test('of another consultant is not found, like one that does not exist', async () => {
    expect(await found(other, policyNumber)).toEqual([]);
    expect(await found(await signedInAs(shop, ['editor']), policyNumber)).toEqual([]);
    expect(await found(await signedInAs(shop, ['consultant']), policyNumber)).toEqual([]);
  });

  test('is the own one by its secondary TR code, too, in search, last cases and figures [C-2.4-03]', async () => {
    const second = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9003'] });
    const [issuedOn, number] = [shop.clock.today(), 'LPG-HOM-26-7777777'];
    await insertPolicy(shop, { number, issuedOn, code: 'TR9004', secondCode: 'TR9003', premium: 500_00 });
    expect(await found(second, number, 'policy')).toMatchObject([
      { title: number, path: `/QuotationPolicyEnquiryEdit?polNo=PT-${number}` },
    ]);
    const overview = await call(shop, 'GET', homeOverview.path, undefined, second.browser);
    const { cases, months } = z.decode(homeOverview.answer.codec, overview.data);
    expect(cases.map(({ policyNumber }) => policyNumber)).toEqual([number]);
    expect(months?.now).toMatchObject({ policies: 1, premiumCents: 500_00 });
  });
});

describe('a client', () => {
  const { email, phone, hkid, dateOfBirth } = anApplicant;
  test.each([
    [email.toUpperCase(), 'found by e-mail address'],
    [phone, 'found by telephone number ****0001'],
    [`+852 ${phone}`, 'found by telephone number ****0001'],
    [hkid.toLowerCase(), 'found by HKID'],
    [`Demo One ${dateOfBirth}`, 'found by name and date of birth'],
    ['demo, one 17/5/1990', 'found by name and date of birth'],
  ])('is found by %s, which is not shown', async (text, by) => {
    for (const user of [connie, officer]) {
      const [client, ...more] = await found(user, text, 'client');
      expect(more).toEqual([]);
      expect(client).toMatchObject({ title: 'DEMO ONE', detail: expect.stringContaining(by) });
      expect(JSON.stringify(client).toLowerCase()).not.toContain(text.toLowerCase());
    }
    expect(await found(other, text, 'client')).toEqual([]);
  });

  test('is found by a part of the name by their own consultant alone', async () => {
    expect(await found(connie, 'one dem', 'client')).toMatchObject([{ title: 'DEMO ONE' }]);
    expect(await found(other, 'one dem', 'client')).toEqual([]);
    expect(await found(officer, 'one dem', 'client')).toEqual([]);
  });

  test('before there is a policy leads to the application', async () => {
    await submitted(shop, await aSentLink(shop, other), { email: 'second@example.com', firstName: 'TWO' });
    expect(await found(other, 'second@example.com', 'client')).toMatchObject([
      { title: 'DEMO TWO', path: expect.stringMatching(/^\/apply\//) },
    ]);
  });

  test('who is found is written down once: who looked and by what, not what was typed', async () => {
    const searches = async () => {
      await shop.deps.audit.chain();
      return shop.deps.db.selectFrom('audit_trail').selectAll().where('action', '=', 'client.searched').execute();
    };
    const before = (await searches()).length;
    await found(officer, 'nobody@example.com');
    await found(officer, 'travel');
    expect((await searches()).length).toBe(before);
    await found(officer, email);
    const after = await searches();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ actor_id: officer.id, after_facts: '{"method":"email","rows":1}' });
    expect(JSON.stringify(after)).not.toContain('demo01');
  });
});

test('requests and enquiries are found by number, by those who may read them, and lead to themselves', async () => {
  const number = await aRequest(shop, connie.browser);
  await anEnquiryId(shop);
  const enquiry = (await shop.deps.db.selectFrom('enquiries').select('enquiry_number').executeTakeFirstOrThrow())
    .enquiry_number;
  for (const user of [connie, officer])
    expect(await found(user, number)).toMatchObject([
      { kind: 'request', title: number, path: `/requests?${requestFields.numberSearched.wire}=${number}` },
    ]);
  expect(await found(other, number)).toEqual([]);
  const path = `/enquiries?${companyFields.numberSearched.wire}=${enquiry}`;
  const foundEnquiry = () => found(officer, enquiry.slice(2), 'enquiry');
  expect(await foundEnquiry()).toMatchObject([{ kind: 'enquiry', title: enquiry, detail: 'New', path }]);
  await shop.deps.db.updateTable('enquiries').set({ closed_at: shop.clock.now() }).execute();
  expect(await foundEnquiry()).toMatchObject([{ detail: 'Closed' }]);
  expect(await found(connie, enquiry)).toEqual([]);
});

test('users are found by those who may read users', async () => {
  const administrator = await signedInAs(shop, ['administrator']);
  expect(await found(administrator, connie.employeeId)).toMatchObject([
    { kind: 'user', detail: `${connie.employeeId}, Active` },
  ]);
  expect(await found(officer, connie.employeeId, 'user')).toEqual([]);
});

test('plans and insurers are found by words of their names in both languages, at most five of each', async () => {
  const { plans, insurerByCode } = {
    ...shop.deps.catalogue.current().line('TRAVEL'),
    ...shop.deps.catalogue.current(),
  };
  const [plan] = plans;
  const [insurer] = insurerByCode.values();
  if (!plan || !insurer) throw new Error('The catalogue is empty');
  expect(await found(officer, `${plan.insurer.brand.en} ${plan.name.en}`, 'plan')).toContainEqual(
    expect.objectContaining({ title: plan.name.en, path: `/planCoverage/TRAVEL/${plan.insurer.code}/${plan.code}` }),
  );
  expect(await found(officer, insurer.brand.zhHant, 'insurer')).toMatchObject([{ titleZh: insurer.brand.zhHant }]);
  expect(await found(officer, '旅遊', 'plan')).toHaveLength(5);
});

describe('what strangers type', () => {
  test.each([
    '%%',
    '__',
    '%_%',
    "' or 1=1 --",
    '\\\\',
    '*)(',
    '🙂🙂',
    'constructor',
    '0'.repeat(100),
    '1e9',
    '--1',
    '%1%',
  ])('%s finds nothing and breaks nothing', async (text) => {
    expect(await found(officer, text)).toEqual([]);
  });

  test.each(['', ' ', 'a', ' a ', 'x'.repeat(101), 'a\u0000b', 'a\nb'])('%j is refused', async (text) => {
    const answer = await ask(officer, text);
    expect([answer.status, answer.fields]).toEqual([400, ['text']]);
  });

  test('is not answered to visitors', async () => {
    expect((await ask(undefined, policyNumber)).status).toBe(401);
  });

  test('is answered so often and not oftener', async () => {
    const hurried = await signedInAs(shop, ['consultant']);
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(hurried, 'travel')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });
});

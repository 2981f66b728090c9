import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import {
  aDraft,
  aNotice,
  anApplicant,
  aPayment,
  aQuoteRef,
  aSubmittedApplication,
  call,
  fillIn,
  notify,
  submit,
  theApplicantInsured,
  wire,
} from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink } from './purchase-links.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;
type Filled = Parameters<typeof fillIn>[2];

const spouse = {
  personType: 'A',
  surname: 'SAMPLE',
  firstName: 'TWO',
  dateOfBirth: '1991-02-03',
  hkid: 'B2222227',
  relationship: 'SP',
};
const child = { personType: 'C', surname: 'DEMO', firstName: 'TINY', dateOfBirth: '2020-06-01', relationship: 'CH' };
const family = { travelling: 'F', spouse: 'Y', adult: 1, children: 1 };

async function refusal(filled: Filled, trip: Json = {}, submission: Json = {}) {
  const { data, status, code } = await fillIn(shop, await aDraft(shop, trip), filled);
  expect([status, code]).toEqual([200, undefined]);
  return submit(shop, data, submission);
}

describe('beginning an application', () => {
  test('it starts with a place for everybody in the quote and shows the quoted total [P-3.4-03]', async () => {
    const draft = await aDraft(shop, family);
    expect(draft).toMatchObject({ version: 0, state: 'draft', step: 1, previousTotal: null });
    expect(draft.insuredList).toEqual([{ personType: 'A' }, { personType: 'A' }, { personType: 'C' }]);
    expect((draft.quote as Json)[wire.total]).toMatch(/^\d+\.\d\d$/);
    expect(draft.optionCovers).toEqual([]);
    expect(draft.optionCoverList).toEqual(
      ['TRO1', 'TRO2', 'TRO3', 'TRO4'].map((optionCode) =>
        expect.objectContaining({ [wire.optionCode]: optionCode, optionPrem: expect.stringMatching(/^\d+\.00$/) }),
      ),
    );
  });

  test("the client's address from the dialog is filled in", async () => {
    const quoteRef = await aQuoteRef(shop);
    const { data } = await call(shop, 'POST', '/buy/application', {
      quoteRef,
      clientEmail: undefined,
      email: 'demo05@example.com',
      language: 'zh-Hant',
    });
    expect(data.applicant).toMatchObject({ email: 'demo05@example.com', isInsured: 'Y' });
    expect(data.language).toBe('zh-Hant');
  });

  test('the same idempotency key begins one application, and refuses other contents', async () => {
    const quoteRef = await aQuoteRef(shop);
    const headers = { 'idempotency-key': 'begin-once-0001' };
    const [a, b] = await Promise.all([
      call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' }, headers),
      call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' }, headers),
    ]);
    expect(a.data.applicationRef).toBe(b.data.applicationRef);
    const other = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'zh-Hant' }, headers);
    expect([other.status, other.code]).toEqual([422, 'idempotency.mismatch']);
  });

  test('neither a quote nor a link, a tampered quote and wrong types are refused on the right field', async () => {
    const quoteRef = await aQuoteRef(shop);
    const begin = (body: Json) => call(shop, 'POST', '/buy/application', { language: 'en', ...body });
    expect(await begin({})).toMatchObject({ status: 400, fields: ['quoteRef'] });
    const parts = quoteRef.split('.');
    parts[2] = String(Number(parts[2]) - 100);
    expect(await begin({ quoteRef: parts.join('.') })).toMatchObject({
      status: 400,
      code: 'quote.invalid',
      fields: ['quoteRef'],
    });
    expect(await begin({ quoteRef: 12 })).toMatchObject({ status: 400, fields: ['quoteRef'] });
    expect(await begin({ quoteRef, language: 'fr' })).toMatchObject({ status: 400, fields: ['language'] });
  });

  test('a plan that an officer must quote first cannot be applied for', async () => {
    const { data: cards } = await call(shop, 'POST', '/buy/plan-travel', {
      planType: 'S',
      destination: 'A',
      departDate: '2026-12-01',
      returnDate: '2026-12-07',
      travelling: 'I',
      spouse: 'N',
      adult: 1,
      children: 0,
    });
    const notSoldHere = cards.find(
      (c: Json) => c.quoteRef && !(c[wire.applyUrl] === '/apply' && /^[AB]$/.test(String(c[wire.method]))),
    );
    expect(notSoldHere).toBeDefined();
    const begun = await call(shop, 'POST', '/buy/application', { quoteRef: notSoldHere.quoteRef, language: 'en' });
    expect([begun.status, begun.code]).toEqual([409, 'quote.referred']);
  });
});

describe('references', () => {
  test('guessed, cut and foreign references answer like one that does not exist', async () => {
    const draft = await aDraft(shop);
    const guesses = [
      randomBytes(32).toString('base64url'),
      draft.applicationRef.slice(0, -1),
      'x',
      `${draft.applicationRef}A`,
    ];
    for (const guess of guesses) {
      const read = await call(shop, 'GET', `/buy/application/${guess}`);
      expect([read.status, read.code]).toEqual([404, 'application.notFound']);
      expect((await call(shop, 'GET', `/buy/application/${guess}/state`)).code).toBe('application.notFound');
      expect((await call(shop, 'GET', `/buy/payment/${guess}`)).code).toBe('payment.notFound');
      expect((await call(shop, 'GET', `/buy/confirmation/${guess}`)).code).toBe('application.notFound');
    }
    expect((await call(shop, 'GET', `/buy/payment/${draft.applicationRef}`)).code).toBe('payment.notFound');
  });

  test('nothing of the client stands readable in the database, and no reference does', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    await notify(shop, await aNotice(shop, payment));
    const tables = [
      'purchase_links',
      'applications',
      'payments',
      'payment_events',
      'policies',
      'receipts',
      'documents',
      'mails',
    ];
    for (const table of [...tables, 'idempotency', 'sandbox_sessions', 'sandbox_notices']) {
      const { rows } = await shop.database.pool.query(`select t::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).join('\n');
      const hex = (word: string) => Buffer.from(word).toString('hex');
      const secrets = [
        'A1234563',
        'A123456(3)',
        '1990-05-17',
        'demo01@example.com',
        'Sample House',
        '20000001',
        'DEMO',
      ];
      for (const secret of [...secrets, submitted.applicationRef, payment.paymentRef]) {
        expect(text.includes(secret), `${secret} in ${table}`).toBe(false);
        expect(text.includes(hex(secret)), `${secret} in ${table}, as bytes`).toBe(false);
      }
    }
  });
});

describe('saving', () => {
  test('half a form is kept as it is and comes back on another device', async () => {
    const draft = await aDraft(shop);
    const half = { applicant: { ...anApplicant, hkid: 'A12', surname: '陳', email: 'demo', dateOfBirth: '' } };
    const saved = await fillIn(shop, draft, { ...half, insuredList: [{ personType: 'A' }] });
    expect(saved).toMatchObject({ status: 200, data: { version: 1, step: 2 } });
    const { data } = await call(shop, 'GET', `/buy/application/${draft.applicationRef}`);
    expect(data.applicant).toMatchObject({ hkid: 'A12', surname: '陳', email: 'demo' });
  });

  test('the same change sent again, because its answer was lost, is answered again', async () => {
    const draft = await aDraft(shop);
    const saved = await fillIn(shop, draft);
    const again = await fillIn(shop, draft);
    expect([again.status, again.data]).toEqual([200, saved.data]);
    expect(again.data.version).toBe(1);
  });

  test('a change made in another window is not overwritten', async () => {
    const draft = await aDraft(shop);
    expect((await fillIn(shop, draft)).status).toBe(200);
    const late = await fillIn(shop, draft, { applicant: { surname: 'LATE' } });
    expect([late.status, late.code]).toEqual([409, 'application.stale']);
    const { data } = await call(shop, 'GET', `/buy/application/${draft.applicationRef}`);
    expect(data.applicant.surname).toBe('DEMO');
  });

  test('of two saves at once one is kept and the other is told', async () => {
    const draft = await aDraft(shop);
    const both = await Promise.all([fillIn(shop, draft), fillIn(shop, draft, { language: 'zh-Hant' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an optional cover makes a new frozen quote and shows the total before', async () => {
    const draft = await aDraft(shop);
    const before = (draft.quote as Json)[wire.total];
    const { data } = await fillIn(shop, draft, { optionCovers: [{ [wire.optionCode]: 'TRO3' }] });
    expect(data.previousTotal).toBe(before);
    expect(Number(data.quote[wire.total])).toBeGreaterThan(Number(before));
    expect(data.quote.quoteRef).not.toBe((draft.quote as Json).quoteRef);
    expect(data.optionCovers).toEqual([{ [wire.optionCode]: 'TRO3' }]);
    const back = await fillIn(shop, data);
    expect(back.data.quote[wire.total]).toBe(before);
    expect(back.data.quote.quoteRef).toBe((draft.quote as Json).quoteRef);
    const kept = await shop.deps.db
      .selectFrom('quotes')
      .select('quote_ref')
      .where('quote_ref', '=', data.quote.quoteRef)
      .execute();
    expect(kept).toHaveLength(1);
  });

  test('the total before stays the one that was listed, however many covers are changed', async () => {
    const draft = await aDraft(shop);
    const listed = (draft.quote as Json)[wire.total];
    const cover = (code: string) => ({ [wire.optionCode]: code });
    const one = await fillIn(shop, draft, { optionCovers: [cover('TRO3')] });
    const offered = (one.data.optionCoverList as Json[]).map((each) => each[wire.optionCode] as string);
    const other = offered.find((code) => code !== 'TRO3') ?? '';
    const two = await fillIn(shop, one.data, { optionCovers: [cover('TRO3'), cover(other)] });
    expect(two.data.quote[wire.total]).not.toBe(one.data.quote[wire.total]);
    expect(two.data.previousTotal).toBe(listed);
    const same = await fillIn(shop, two.data, {
      optionCovers: two.data.optionCovers,
      applicant: { phone: '20000002' },
    });
    expect(same.data.previousTotal).toBe(listed);
    expect((await fillIn(shop, same.data)).data.previousTotal).toBeNull();
  });

  test('wrong types, too many people and unknown optional covers are a 400 that names the field', async () => {
    const draft = await aDraft(shop);
    const save = (body: Json) =>
      call(shop, 'PUT', `/buy/application/${draft.applicationRef}`, {
        version: 0,
        step: 1,
        language: 'en',
        optionCovers: [],
        answers: {},
        applicant: {},
        insuredList: [],
        ...body,
      });
    expect(await save({ version: '0' })).toMatchObject({ status: 400, fields: ['version'] });
    expect(await save({ step: 99 })).toMatchObject({ status: 400, fields: ['step'] });
    for (const optionCovers of [
      [{ [wire.optionCode]: 'TRO9' }],
      [{ [wire.optionCode]: 'TRO1' }, { [wire.optionCode]: 'TRO1' }],
    ]) {
      const at = optionCovers.length - 1;
      expect(await save({ optionCovers })).toMatchObject({
        status: 400,
        fields: [`optionCovers.${at}.${wire.optionCode}`],
      });
    }
    expect(await save({ optionCovers: [{}] })).toMatchObject({ status: 400 });
    expect(await save({ applicant: { hkid: 12 } })).toMatchObject({ status: 400, fields: ['applicant.hkid'] });
    expect(await save({ applicant: 'x' })).toMatchObject({ status: 400, fields: ['applicant'] });
    expect(await save({ insuredList: Array(41).fill({ personType: 'A' }) })).toMatchObject({
      status: 400,
      fields: ['insuredList'],
    });
    expect(await save({ insuredList: [{ personType: 'Z' }] })).toMatchObject({
      status: 400,
      fields: ['insuredList.0.personType'],
    });
    expect(await call(shop, 'PUT', `/buy/application/${draft.applicationRef}`, '{"version":')).toMatchObject({
      status: 400,
      code: 'request.malformed',
    });
    expect((await call(shop, 'GET', `/buy/application/${draft.applicationRef}`)).data.version).toBe(0);
  });
});

describe('submitting', () => {
  test('a complete form is accepted once, however often it is sent', async () => {
    const { data } = await fillIn(shop, await aDraft(shop));
    const headers = { 'idempotency-key': 'submit-once-0001' };
    const answers = await Promise.all([submit(shop, data), submit(shop, data), submit(shop, data, {}, headers)]);
    for (const { status, data: submitted } of answers) {
      expect(status).toBe(200);
      expect(submitted).toMatchObject({ state: 'submitted', version: 1 });
    }
  });

  test('an empty form names every missing field in both languages', async () => {
    const draft = await aDraft(shop);
    const answer = await submit(shop, draft);
    expect([answer.status, answer.code]).toEqual([422, 'application.incomplete']);
    expect(answer.fields).toEqual(
      expect.arrayContaining([
        'applicant.title',
        'applicant.surname',
        'applicant.firstName',
        'applicant.dateOfBirth',
        'applicant.hkid',
        'applicant.building',
        'applicant.district',
        'applicant.phone',
        'applicant.email',
        'insuredList.0.surname',
        'insuredList.0.dateOfBirth',
      ]),
    );
    expect(answer.fieldTexts['applicant.hkid']).toEqual({ msg: 'This field is required', msgC: '必須填寫此欄' });
  });

  const wrongApplicants: [string, Json, string, string][] = [
    ['a wrong HKID check digit', { hkid: 'A1234564' }, 'hkid', 'HKID number is not valid'],
    ['an HKID without check digit', { hkid: 'A123456' }, 'hkid', 'HKID format is like A123456(3)'],
    [
      'Chinese in an English name',
      { surname: '陳' },
      'surname',
      'Please enter the name in English, as on the identity card',
    ],
    ['an applicant of 17', { dateOfBirth: '2008-11-22' }, 'dateOfBirth', 'The applicant must be at least 18 years old'],
    ['a birth in the future', { dateOfBirth: '2026-11-22' }, 'dateOfBirth', 'Please enter a valid date of birth'],
    [
      'a birth more than 120 years ago',
      { dateOfBirth: '1905-11-21' },
      'dateOfBirth',
      'Please enter a valid date of birth',
    ],
    [
      'a day that does not exist',
      { dateOfBirth: '1990-02-30' },
      'dateOfBirth',
      'Please enter a date such as 2026-12-31',
    ],
    [
      'a phone number of seven digits',
      { phone: '2000 001' },
      'phone',
      'Please enter an 8-digit Hong Kong phone number',
    ],
    ['an emergency number', { phone: '99912345' }, 'phone', 'Please enter an 8-digit Hong Kong phone number'],
    ['an e-mail without a domain', { email: 'demo01@' }, 'email', 'E-mail must be valid'],
    ['an unknown district', { district: 'ZZ' }, 'district', 'Please choose a district'],
    ['an unknown title', { title: 'Dr' }, 'title', 'Please choose one of the options'],
    ['spaces for a building', { building: '   ' }, 'building', 'This field is required'],
  ];
  test.each(wrongApplicants)(
    '%s is refused on its field [P-5-01] [P-5-20] [P-5-21] [P-5-24]',
    async (_what, applicant, field, msg) => {
      const insuredList = [{ ...theApplicantInsured, hkid: 'C0000092', relationship: 'OT' }];
      const answer = await refusal({
        applicant: { ...applicant, isInsured: 'N' },
        insuredList,
      });
      expect([answer.status, answer.code]).toEqual([422, 'application.incomplete']);
      expect(answer.fields).toEqual([`applicant.${field}`]);
      expect(answer.fieldTexts[`applicant.${field}`]?.msg).toBe(msg);
    },
  );

  test('an applicant is of age on the 18th birthday itself', async () => {
    const birth = { dateOfBirth: '2008-11-21' };
    const answer = await refusal({ applicant: birth, insuredList: [{ ...theApplicantInsured, ...birth }] });
    expect(answer.status).toBe(200);
  });

  const wrongTravellers: [string, Json[], Json, string, string][] = [
    ['nobody', [], {}, 'insuredList', 'Please give the details of everybody in the quote'],
    [
      'one adult more than quoted',
      [theApplicantInsured, spouse],
      {},
      'insuredList',
      'Please give the details of everybody in the quote',
    ],
    [
      'a child in the place of an adult',
      [theApplicantInsured, child, { ...child, firstName: 'OTHER' }],
      family,
      'insuredList',
      'Please give the details of everybody in the quote',
    ],
    [
      'a family without its second adult',
      [theApplicantInsured, child],
      family,
      'insuredList',
      'Please give the details of everybody in the quote',
    ],
    [
      'an adult who turns 81 before departure',
      [theApplicantInsured, { ...spouse, dateOfBirth: '1945-12-01' }],
      { adult: 2 },
      'insuredList.1.dateOfBirth',
      'Travellers aged 81 or above need a quote from an officer. Please use Request Quote below',
    ],
    [
      'an adult of 17',
      [theApplicantInsured, { ...spouse, dateOfBirth: '2008-12-02' }],
      { adult: 2 },
      'insuredList.1.dateOfBirth',
      'An adult traveller must be 18 to 80 years old at departure',
    ],
    [
      'a child of 18',
      [theApplicantInsured, { ...child, dateOfBirth: '2008-12-01' }],
      { children: 1 },
      'insuredList.1.dateOfBirth',
      'A child must be 6 weeks to 17 years old at departure',
    ],
    [
      'a child of 41 days at departure',
      [theApplicantInsured, { ...child, dateOfBirth: '2026-10-21' }],
      { children: 1 },
      'insuredList.1.dateOfBirth',
      'A child must be 6 weeks to 17 years old at departure',
    ],
    [
      'the same HKID twice',
      [theApplicantInsured, { ...spouse, hkid: 'a 123456 (3)' }],
      { adult: 2 },
      'insuredList.1.hkid',
      'This HKID number is already used for another person',
    ],
    [
      'an adult without HKID',
      [theApplicantInsured, { ...spouse, hkid: '' }],
      { adult: 2 },
      'insuredList.1.hkid',
      'This field is required',
    ],
    [
      'somebody else in the place of the travelling applicant',
      [{ ...spouse, relationship: 'S' }],
      {},
      'insuredList.0.hkid',
      'The first person is the applicant and must have the same HKID number',
    ],
    [
      'another birth for the travelling applicant',
      [{ ...theApplicantInsured, dateOfBirth: '1990-05-18' }],
      {},
      'insuredList.0.dateOfBirth',
      'The first person is the applicant and must have the same date of birth',
    ],
    [
      'a second "Self"',
      [theApplicantInsured, { ...spouse, relationship: 'S' }],
      { adult: 2 },
      'insuredList.1.relationship',
      'Only the applicant can be “Self”',
    ],
  ];
  test.each(wrongTravellers)('travellers: %s is refused', async (_what, insuredList, trip, field, msg) => {
    const answer = await refusal({ insuredList }, trip);
    expect([answer.status, answer.code]).toEqual([422, 'application.incomplete']);
    expect(answer.fields).toEqual([field]);
    expect(answer.fieldTexts[field]?.msg).toBe(msg);
  });

  test('an applicant who stays at home cannot be among the travellers', async () => {
    const insuredList = [{ ...theApplicantInsured, relationship: 'OT' }];
    const answer = await refusal({ applicant: { isInsured: 'N' }, insuredList });
    expect(answer.fields).toEqual(['insuredList.0.hkid']);
  });

  test('80 at departure, a child of 42 days and a family with its effective adults are accepted', async () => {
    const old = await refusal(
      { insuredList: [theApplicantInsured, { ...spouse, dateOfBirth: '1945-12-02' }] },
      { adult: 2 },
    );
    expect(old.status).toBe(200);
    const baby = { ...child, dateOfBirth: '2026-10-20' };
    expect((await refusal({ insuredList: [theApplicantInsured, spouse, baby] }, family)).status).toBe(200);
  });

  test('a total other than the frozen one is refused on shownTotal and nothing changes', async () => {
    const { data } = await fillIn(shop, await aDraft(shop));
    const answer = await submit(shop, data, { shownTotal: '1.00' });
    expect(answer).toMatchObject({ status: 422, fields: ['shownTotal'] });
    expect(answer.fieldTexts.shownTotal?.msg).toContain(data.quote[wire.total]);
    expect((await call(shop, 'GET', `/buy/application/${data.applicationRef}`)).data.state).toBe('draft');
  });

  test('the declaration is needed, and an answer on direct marketing [P-5-22]', async () => {
    const { data } = await fillIn(shop, await aDraft(shop));
    const undeclared = await submit(shop, data, { agreeWording: false });
    expect(undeclared).toMatchObject({ status: 400, fields: ['agreeWording'] });
    expect(undeclared.fieldTexts.agreeWording?.msg).toBe('Please tick this box to go on');
    const unanswered = await submit(shop, data, { agreeMarketing: undefined });
    expect(unanswered).toMatchObject({ status: 400, fields: ['agreeMarketing'] });
    expect((await call(shop, 'GET', `/buy/application/${data.applicationRef}`)).data.state).toBe('draft');
  });

  test('direct marketing may be refused, and the answer can be changed until a change of the form asks again', async () => {
    const { data } = await fillIn(shop, await aDraft(shop));
    const refused = await submit(shop, data, { agreeMarketing: false });
    expect(refused.data).toMatchObject({ state: 'submitted', agreeMarketing: false });
    for (let twice = 0; twice < 2; twice++) {
      expect((await submit(shop, data, { agreeMarketing: true })).data).toMatchObject({ agreeMarketing: true });
    }
    const changes = await shop.deps.db
      .selectFrom('audit_waiting')
      .select(['before_facts', 'after_facts'])
      .where('action', '=', 'application.submitted')
      .where('before_facts', '<>', '{}')
      .execute();
    expect(changes).toEqual([{ before_facts: '{"agreeMarketing":false}', after_facts: '{"agreeMarketing":true}' }]);
    const read = await call(shop, 'GET', `/buy/application/${data.applicationRef}`);
    expect(read.data.agreeMarketing).toBe(true);
    const changed = await fillIn(shop, read.data, { applicant: { phone: '20000002' } });
    expect(changed.data).not.toHaveProperty('agreeMarketing');
  });

  test('where the house sells to nobody who refuses direct marketing, a no is refused', async () => {
    const strict = await testApp();
    try {
      await strict.deps.db.insertInto('settings').values({ key: 'MARKETING_CONSENT', value: 'REQUIRED' }).execute();
      await strict.deps.settings.refresh();
      expect((await call(strict, 'GET', '/common/setting?key=MARKETING_CONSENT')).data).toBe('REQUIRED');
      const { data } = await fillIn(strict, await aDraft(strict));
      const refused = await submit(strict, data, { agreeMarketing: false });
      expect(refused).toMatchObject({ status: 422, fields: ['agreeMarketing'] });
      expect((await submit(strict, data)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('a change after submission opens the form again, and it cannot be paid until it is submitted once more', async () => {
    const submitted = await aSubmittedApplication(shop);
    const changed = await fillIn(shop, submitted, { applicant: { phone: '20000002' } });
    expect(changed.data).toMatchObject({ state: 'draft', version: 2 });
    const payment = await call(shop, 'POST', '/buy/payment', { applicationRef: submitted.applicationRef });
    expect([payment.status, payment.code]).toEqual([409, 'application.notSubmitted']);
  });

  test('after its last day a quote cannot be begun, saved, submitted or paid', async () => {
    const late = await testApp({ today: '2026-12-01' });
    try {
      const trip = { departDate: '2026-12-01', returnDate: '2026-12-03' };
      const quoteRef = await aQuoteRef(late, trip);
      const draft = await aDraft(late, trip);
      const submitted = await aSubmittedApplication(late, trip);
      late.clock.set('2026-12-02');
      expect((await call(late, 'POST', '/buy/application', { quoteRef, language: 'en' })).code).toBe('quote.expired');
      expect((await fillIn(late, draft)).code).toBe('quote.expired');
      expect((await submit(late, draft)).code).toBe('quote.expired');
      const payment = await call(late, 'POST', '/buy/payment', { applicationRef: submitted.applicationRef });
      expect([payment.status, payment.code]).toEqual([410, 'quote.expired']);
      expect((await call(late, 'GET', `/buy/application/${draft.applicationRef}`)).data.state).toBe('expired');
    } finally {
      await late.close();
    }
  });
});

describe('a purchase link', () => {
  async function aLink(): Promise<string> {
    const draft = await aDraft(shop);
    const quote = draft.quote as { quoteRef: string; expiryDate: string };
    return shop.deps.db.transaction().execute((tx) =>
      makeLink(tx, shop.deps.seal, {
        quoteRef: quote.quoteRef,
        clientEmail: 'demo09@example.com',
        language: 'en',
        expiresOn: quote.expiryDate,
        now: shop.clock.now(),
      }),
    );
  }
  const begin = (token: string) => call(shop, 'POST', '/buy/application', { token, language: 'en' });

  test('two openings at once make one application, with the address the link was sent to', async () => {
    const token = await aLink();
    const [a, b] = await Promise.all([begin(token), begin(token)]);
    expect(a.data.applicationRef).toBe(b.data.applicationRef);
    expect(a.data.applicant.email).toBe('demo09@example.com');
  });

  test('it says where to go on, and whether something was filled in', async () => {
    const token = await aLink();
    const { data: draft } = await begin(token);
    const opened = async () => (await call(shop, 'GET', `/buy/link/${token}`)).data;
    expect(await opened()).toMatchObject({ applicationRef: draft.applicationRef, resumed: false });
    await fillIn(shop, draft);
    expect(await opened()).toMatchObject({ applicationRef: draft.applicationRef, resumed: true });
  });

  test('it is used up by the policy, and not before', async () => {
    const token = await aLink();
    const { data: draft } = await begin(token);
    const { data: filled } = await fillIn(shop, draft);
    const { data: submitted } = await submit(shop, filled);
    const payment = await aPayment(shop, submitted);
    expect((await begin(token)).data.state).toBe('submitted');
    expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
    const again = await begin(token);
    expect([again.status, again.code]).toEqual([410, 'link.used']);
  });

  test('a foreign token opens nothing', async () => {
    const guess = await begin(randomBytes(24).toString('base64url'));
    expect([guess.status, guess.code]).toEqual([404, 'link.notFound']);
  });
});

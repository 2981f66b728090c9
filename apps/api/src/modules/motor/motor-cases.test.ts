import * as calls from '@onegi/contract/calls/motor/cases';
import { motorFields as m } from '@onegi/contract/fields/motor';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { clientMails, linkOf, openClientLink, tokenOf } from '@onegi/testing/factories/client-links';
import {
  aBroker,
  addMotorCase,
  aMotorCase,
  aMotorDesk,
  aMotorForm,
  type MotorDesk,
  moveMotorCase,
  plainTerms,
  quoteMotorCase,
  saveMotorCase,
  uploadNeeded,
} from '@onegi/testing/factories/motor-cases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPolicies } from '../backup/check-policies.ts';
import { replayQuote } from './case-tariff.ts';
import { lapseMotorCases } from './lapse-cases.ts';

let shop: TestApp;
let desk: MotorDesk;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-23');
  desk = await aMotorDesk(shop);
});

const opened = (user: MotorDesk['broker'], quotationNumber: string) =>
  callAs(shop, calls.openMotorCase, user, { query: { [m.quotationNumber.wire]: quotationNumber } });

describe('a motor case', () => {
  test('goes from the draft to its policy, a different person at each desk [C-2.12-01]', async () => {
    const approved = await aMotorCase(shop, desk, 'approved');
    expect(approved).toMatchObject({
      quotationNumber: expect.stringMatching(/^GQ2611\d{6}$/),
      state: 'approved',
      coverNoteNumber: expect.stringMatching(/^CN2611\d{6}$/),
      policyNumber: expect.stringMatching(/^LPG-MTR-26-\d{7}$/),
      holder: null,
      allowedActions: [],
    });
    const policy = await shop.deps.db
      .selectFrom('policies')
      .innerJoin('policy_endorsements as e', 'e.policy_id', 'policies.id')
      .innerJoin('debit_credit_notes as n', 'n.policy_id', 'policies.id')
      .selectAll()
      .where('policy_number', '=', approved.policyNumber ?? '')
      .executeTakeFirstOrThrow();
    expect(policy).toMatchObject({
      line: 'MOTOR',
      starts_on: '2026-12-01',
      receivable_cents: approved.quote?.premium?.totalCents,
      amount_cents: approved.quote?.premium?.totalCents,
    });
    const posted = await shop.deps.db
      .selectFrom('journal_entries')
      .select('event')
      .where('policy_id', '=', policy.policy_id)
      .execute();
    expect(posted).toEqual([{ event: 'noteIssued' }]);
    expect(await checkPolicies(shop.deps.db, shop.deps.seal)).toMatchObject({ problems: [] });
    // Its client reads it by the link of the mail.
    const mail = (await clientMails(shop, ['policy-issued'])).find(({ subject }) =>
      subject.includes(approved.policyNumber ?? ''),
    );
    expect(mail?.text).toContain('Open your policy');
    expect((await linkOf(shop, tokenOf(mail))).policy_id).toBe(policy.policy_id);
    expect((await openClientLink(shop, tokenOf(mail))).status).toBe(200);
  });

  test('its policy, mail, documents and link are in the language of whoever confirmed it', async () => {
    const consultantCodes = ['TRZH01'];
    const broker = await signedInAs(shop, ['BK'], { consultantCodes, language: 'zh-Hant' });
    const approved = await aMotorCase(shop, { ...desk, broker }, 'approved');
    const policy = await shop.deps.db
      .selectFrom('policies')
      .select(['id', 'language'])
      .where('policy_number', '=', approved.policyNumber ?? '')
      .executeTakeFirstOrThrow();
    expect(policy.language).toBe('zh-Hant');
    const mails = await clientMails(shop, ['policy-issued']);
    const mail = mails.find(({ subject }) => subject.includes(approved.policyNumber ?? ''));
    expect(mail?.subject).toContain('保單');
    expect(await linkOf(shop, tokenOf(mail))).toMatchObject({ policy_id: policy.id, language: 'zh-Hant' });
    const documents = await shop.deps.db
      .selectFrom('documents')
      .select('id')
      .where('owner_id', '=', policy.id)
      .where('language', '=', 'zh-Hant')
      .execute();
    const ids = documents.map(({ id }) => id);
    const sent = await shop.deps.db.selectFrom('mails').select(['language', 'attachments']).execute();
    const own = sent.find(({ attachments }) => attachments.some((id) => ids.includes(id)));
    expect(own).toEqual({ language: 'zh-Hant', attachments: expect.arrayContaining(ids) });
  });

  test('is a policy for the premium that was promised, discounts of insurer and consultant included [C-2.12-02]', async () => {
    const terms = { insurerDiscountBasisPoints: 500, clientDiscountBasisPoints: 200 };
    const approved = await aMotorCase(shop, desk, 'approved', {}, terms);
    expect(approved.quote?.premium).toMatchObject({ netPremiumCents: 1_056_305, actualPremiumCents: 1_035_179 });
    const booked = await shop.deps.db
      .selectFrom('policy_endorsements as e')
      .innerJoin('policies', 'policies.id', 'e.policy_id')
      .selectAll('e')
      .where('policy_number', '=', approved.policyNumber ?? '')
      .executeTakeFirstOrThrow();
    expect(booked).toMatchObject({
      gross_premium_cents: 1_111_900,
      net_premium_cents: 1_056_305,
      client_discount_bp: 200,
      actual_premium_cents: 1_035_179,
      receivable_cents: approved.quote?.premium?.totalCents,
    });
  });

  test('is saved however little is known, and says what is missing when it is to be priced [C-2.12-03]', async () => {
    const nothing = Object.fromEntries(
      Object.entries(aMotorForm()).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
    );
    const draft = await addMotorCase(shop, desk.broker, nothing as never);
    expect(draft).toMatchObject({ state: 'draft', form: nothing });
    const refused = await quoteMotorCase(shop, desk.broker, draft);
    expect([refused.status, refused.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(refused.fieldTexts)).toEqual(
      expect.arrayContaining([
        `form.${m.cover.wire}`,
        `form.${m.holderId.wire}`,
        `form.${m.chassis.wire}`,
        'form.driverList',
      ]),
    );
  });

  test.each([
    ['a no-claim discount of 45', { ncdPercent: '45' }, `form.${m.ncdPercent.wire}`],
    ['a chassis number with O', { chassis: 'DEMO0000000001' }, `form.${m.chassis.wire}`],
    ['a year to come', { yearMade: '2027' }, `form.${m.yearMade.wire}`],
    ['nothing insured', { insuredDollars: '0' }, `form.${m.insuredDollars.wire}`],
    ['a first day that has passed', { startsOn: '2026-11-22' }, `form.${m.startsOn.wire}`],
    ['a day that does not exist', { startsOn: '2026-02-30' }, `form.${m.startsOn.wire}`],
    ['an identity card with another check digit', { holderId: 'A1234564' }, `form.${m.holderId.wire}`],
    ['a model of another make', { model: 'YARIS' }, `form.${m.model.wire}`],
    ['neither claims nor Nil', { hasNoClaims: '' }, `form.${m.hasNoClaims.wire}`],
    ['registration before manufacture', { firstRegisteredOn: '2024-12-31' }, `form.${m.firstRegisteredOn.wire}`],
  ])('with %s is not priced, and the field says why', async (_, changes, field) => {
    const refused = await quoteMotorCase(shop, desk.broker, await addMotorCase(shop, desk.broker, changes));
    expect([refused.status, Object.keys(refused.fieldTexts)[0]]).toEqual([400, field]);
  });

  test('with a driver of 16 years, or with ten drivers, is refused', async () => {
    const [driver] = aMotorForm().drivers;
    if (!driver) throw new Error('There is no driver');
    const young = { drivers: [{ ...driver, driverBornOn: '2009-12-02', driverYears: '0' }] };
    const refused = await quoteMotorCase(shop, desk.broker, await addMotorCase(shop, desk.broker, young));
    expect(Object.keys(refused.fieldTexts)[0]).toBe(`form.driverList.0.${m.driverBornOn.wire}`);
    const ten = { form: aMotorForm({ drivers: Array.from({ length: 10 }, () => driver) }) };
    const body = calls.addMotorCase.body.codec.encode({ form: aMotorForm() });
    const list = (body.form as unknown as { driverList: object[] }).driverList;
    const sent = { form: { ...(body.form as object), driverList: ten.form.drivers.map(() => list[0]) } };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${calls.addMotorCase.path}`,
      headers: desk.broker.browser,
      payload: sent,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('saved by two at once keeps the first, and the second is told [C-2.12-04]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    granted(await saveMotorCase(shop, desk.broker, draft, { mortgagee: 'First' }));
    const second = await saveMotorCase(shop, desk.broker, draft, { mortgagee: 'Second' });
    expect([second.status, second.code]).toEqual([409, 'motorCase.stale']);
  });

  test('is another broker’s: it answers like one that does not exist, and of a duplicate only that there is one [C-2.12-05]', async () => {
    const mine = await addMotorCase(shop, desk.broker);
    const other = await aBroker(shop, 'AS');
    expect(await opened(other, mine.quotationNumber)).toMatchObject({ status: 404, code: 'motorCase.notFound' });
    const { chassis } = mine.form;
    const same = await addMotorCase(shop, other, { chassis });
    expect(same.duplicates).toEqual([{ duplicateOf: '', duplicateBy: ['chassis'] }]);
    const seen = granted(await opened(desk.underwriter, same.quotationNumber));
    expect(seen.duplicates).toEqual([{ duplicateOf: mine.quotationNumber, duplicateBy: ['chassis'] }]);
    const referred = granted(await quoteMotorCase(shop, other, same));
    expect(referred).toMatchObject({ state: 'referred', referral: { rules: [{ ruleCode: 'M15' }] } });
  });

  test('is copied without its declaration, first day and premium [C-2.12-06]', async () => {
    const quoted = await aMotorCase(shop, desk, 'quoted');
    const { quotationNumber } = quoted;
    const copy = granted(await callAs(shop, calls.copyMotorCase, desk.broker, { body: { quotationNumber } }));
    expect(copy).toMatchObject({
      state: 'draft',
      quote: null,
      form: { ...quoted.form, declared: '', consented: '', startsOn: '' },
    });
  });
});

describe('the premium of a case', () => {
  test('is worked out by every plan, line by line, and by the frozen row again years later [C-2.12-07]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    const { quotationNumber } = draft;
    const body = { quotationNumber, ...plainTerms, insurerDiscountBasisPoints: 500, clientDiscountBasisPoints: 200 };
    const { options, referral } = granted(await callAs(shop, calls.priceMotorCase, desk.broker, { body }));
    expect(referral).toEqual({ rules: [], referPoints: 0 });
    expect(new Set(options.map(({ insurerCode }) => insurerCode)).size).toBeGreaterThan(4);
    const standard = options.find(({ planCode }) => planCode === 'LPG-MOTOR-S');
    expect(standard?.premium?.lines.map(({ lineCode, lineCents }) => [lineCode, lineCents]).slice(0, 6)).toEqual([
      ['thirdParty', 460_000],
      ['ownDamage', 1_393_200],
      ['noClaimDiscount', -741_280],
      ['wholeDollars', -20],
      ['insurerDiscount', -55_595],
      ['clientDiscount', -21_126],
    ]);
    const quoted = granted(await quoteMotorCase(shop, desk.broker, draft, body));
    expect(quoted.quote?.premium).toEqual(standard?.premium);
    const row = await shop.deps.db
      .selectFrom('motor_quotes')
      .innerJoin('motor_cases', 'motor_cases.quote_id', 'motor_quotes.id')
      .selectAll('motor_quotes')
      .where('quotation_number', '=', quotationNumber)
      .executeTakeFirstOrThrow();
    expect(await replayQuote(shop.deps, row)).toEqual(row.premium);
    const tampered = shop.deps.db
      .updateTable('motor_quotes')
      .set({ plan_code: 'X' } as never)
      .where('id', '=', row.id);
    await expect(tampered.execute()).rejects.toThrow('never changed');
  });

  test.each([
    ['BK', 1_000, 'quoted'],
    ['BK', 1_001, 'referred'],
    ['AS', 500, 'quoted'],
  ] as const)(
    'of %s with an insurer’s discount of %i basis points is %s [C-2.12-08]',
    async (role, discount, state) => {
      const broker = await aBroker(shop, role);
      const terms = { insurerDiscountBasisPoints: discount, reason: 'A fleet of the same client' };
      const quoted = granted(await quoteMotorCase(shop, broker, await addMotorCase(shop, broker), terms));
      expect(quoted.state).toBe(state);
    },
  );

  test.each([
    ['AS', { insurerDiscountBasisPoints: 501, reason: 'x' }, m.insurerDiscountBasisPoints.wire],
    ['BK', { insurerDiscountBasisPoints: 2_501, reason: 'x' }, m.insurerDiscountBasisPoints.wire],
    ['BK', { loadingPercent: 10 }, m.reason.wire],
    ['BK', { loadingPercent: -100, reason: 'x' }, m.loadingPercent.wire],
    ['BK', { clientDiscountBasisPoints: 1_001 }, m.clientDiscountBasisPoints.wire],
  ] as const)('of %s is refused with %j', async (role, terms, field) => {
    const broker = await aBroker(shop, role);
    const { quotationNumber, rowVersion } = await addMotorCase(shop, broker);
    const wire = {
      [m.quotationNumber.wire]: quotationNumber,
      version: rowVersion,
      [m.planCode.wire]: 'LPG-MOTOR-S',
      [m.insurerDiscountBasisPoints.wire]: '0',
      [m.clientDiscountBasisPoints.wire]: '0',
      [m.loadingPercent.wire]: null,
      [m.reason.wire]: '',
      ...('insurerDiscountBasisPoints' in terms
        ? { [m.insurerDiscountBasisPoints.wire]: String(terms.insurerDiscountBasisPoints / 100) }
        : {}),
      ...('clientDiscountBasisPoints' in terms
        ? { [m.clientDiscountBasisPoints.wire]: String(terms.clientDiscountBasisPoints / 100) }
        : {}),
      ...('loadingPercent' in terms ? { [m.loadingPercent.wire]: terms.loadingPercent } : {}),
      ...('reason' in terms ? { [m.reason.wire]: terms.reason } : {}),
    };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${calls.quoteMotorCase.path}`,
      headers: broker.browser,
      payload: wire,
    });
    expect([answer.statusCode, answer.json().fields.map((each: { field: string }) => each.field)]).toEqual([
      400,
      [field],
    ]);
  });
});

describe('a referred case', () => {
  const cleared = (user: MotorDesk['underwriter'], motorCase: Awaited<ReturnType<typeof aMotorCase>>, cents = 0) =>
    moveMotorCase(shop, calls.clearMotorCase, user, motorCase, {
      underwriterLoadingCents: cents,
      returnNote: 'Use for deliveries of the own shop',
    });

  test('says its rules in words of both languages, and cannot be confirmed [C-2.12-09]', async () => {
    const referred = await aMotorCase(shop, desk, 'referred');
    expect(referred).toMatchObject({ isReferred: true, holder: 'underwriter', referLabel: 'Refer Trinity' });
    expect(referred.referral?.rules).toEqual([
      {
        ruleCode: 'M18',
        ruleText: 'Use other than private pleasure and own business',
        ruleTextZh: '用途並非私人或自己業務',
        rulePoints: null,
      },
    ]);
    const refused = await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, referred);
    expect([refused.status, refused.code]).toEqual([409, 'motorCase.wrongState']);
  });

  test('is cleared with a loading before the no-claim discount, and then confirmed [C-2.12-10]', async () => {
    const referred = await aMotorCase(shop, desk, 'referred');
    const clear = granted(await cleared(desk.underwriter, referred, 100_000));
    expect(clear).toMatchObject({ state: 'cleared', quote: { underwriterLoadingCents: 100_000 } });
    const before = referred.quote?.premium?.grossPremiumCents ?? 0;
    expect((clear.quote?.premium?.grossPremiumCents ?? 0) - before).toBe(60_000);
    await uploadNeeded(shop, desk.broker, clear, ['E01', 'E02', 'E03', 'E04', 'E04']);
    const missing = await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, clear);
    expect([missing.status, missing.code, missing.msg]).toEqual([
      422,
      'motorCase.filesMissing',
      expect.stringContaining('E05'),
    ]);
  });

  test('is cleared within the limit of authority alone; an approver goes beyond it [C-2.12-11]', async () => {
    const dear = await aMotorCase(shop, desk, 'referred', { insuredDollars: '2000001' });
    expect(await cleared(desk.underwriter, dear)).toMatchObject({ status: 403, code: 'motorCase.beyondLimit' });
    granted(await cleared(desk.approver, dear));
    const loaded = await aMotorCase(shop, desk, 'referred');
    expect(await cleared(desk.underwriter, loaded, 2_000_001)).toMatchObject({ code: 'motorCase.beyondLimit' });
    granted(await cleared(desk.underwriter, loaded, 2_000_000));
  });

  test('is referred again by a changed fact after clearing, and not by what nobody looked at [C-2.12-12]', async () => {
    const clear = granted(await cleared(desk.underwriter, await aMotorCase(shop, desk, 'referred'), 50_000));
    const moved = granted(await saveMotorCase(shop, desk.broker, clear, { mobile: '20000002' }));
    const again = granted(await quoteMotorCase(shop, desk.broker, moved));
    expect(again).toMatchObject({ state: 'cleared', quote: { underwriterLoadingCents: 50_000 } });
    const changed = granted(await saveMotorCase(shop, desk.broker, again, { insuredDollars: '430000' }));
    const referred = granted(await quoteMotorCase(shop, desk.broker, changed));
    expect(referred).toMatchObject({ state: 'referred', quote: { underwriterLoadingCents: 0 } });
  });

  test('without any rates is declined, not cleared', async () => {
    const manual = { make: 'TES', model: 'OTHER' };
    const referred = await aMotorCase(shop, desk, 'referred', manual);
    expect(referred.quote?.premium).toBeNull();
    expect(await cleared(desk.underwriter, referred)).toMatchObject({ status: 409, code: 'motorCase.noPremium' });
    const more = { returnNote: 'Outside our appetite' };
    const declined = granted(await moveMotorCase(shop, calls.declineMotorCase, desk.underwriter, referred, more));
    expect(declined).toMatchObject({ state: 'declined', noteGiven: 'Outside our appetite', holder: null });
  });
});

describe('a confirmed case', () => {
  test('is returned with fields and a note, corrected, and approved as its second edition [C-2.12-13]', async () => {
    const generated = await aMotorCase(shop, desk, 'generated');
    const fault = { returnedFields: ['chassis'], returnNote: 'Not as on the registration document' };
    const returned = granted(await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, fault));
    expect(returned).toMatchObject({
      state: 'returned',
      edition: 2,
      fieldsGiven: ['chassis'],
      noteGiven: fault.returnNote,
      quotationNumber: generated.quotationNumber,
    });
    const saved = granted(await saveMotorCase(shop, desk.broker, returned, { chassis: 'DEM0999999999' }));
    const unpriced = await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, saved);
    expect(unpriced.code).toBe('motorCase.notQuoted');
    let at = granted(await quoteMotorCase(shop, desk.broker, saved));
    expect(at.state).toBe('returned');
    at = granted(await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, at));
    at = granted(await moveMotorCase(shop, calls.generateMotorCase, desk.operations, at));
    expect(at.coverNoteNumber).toBe(generated.coverNoteNumber);
    at = granted(await moveMotorCase(shop, calls.auditMotorCase, desk.auditor, at));
    at = granted(await moveMotorCase(shop, calls.approveMotorCase, desk.approver, at));
    expect(at).toMatchObject({ state: 'approved', edition: 2 });
  });

  test('is never approved by who entered, generated or audited it [C-2.12-14]', async () => {
    const audited = await aMotorCase(shop, desk, 'audited');
    for (const column of ['generated_by', 'audited_by'] as const) {
      const change = { [column]: desk.approver.id };
      const of = shop.deps.db.updateTable('motor_cases').where('quotation_number', '=', audited.quotationNumber);
      await of.set(change).execute();
      const refused = await moveMotorCase(shop, calls.approveMotorCase, desk.approver, audited);
      expect([refused.status, refused.code]).toEqual([403, 'motorCase.fourEyes']);
      await of.set({ [column]: desk.auditor.id }).execute();
    }
    const entered = [desk.approver.id];
    await shop.deps.db
      .updateTable('motor_cases')
      .set({ entered_by: entered })
      .where('quotation_number', '=', audited.quotationNumber)
      .execute();
    const refused = await moveMotorCase(shop, calls.approveMotorCase, desk.approver, audited);
    expect(refused.code).toBe('motorCase.fourEyes');
  });

  test('approved twice at once has one policy [C-2.12-15]', async () => {
    const audited = await aMotorCase(shop, desk, 'audited');
    const second = await signedInAs(shop, ['approver']);
    const both = await Promise.all(
      [desk.approver, second].map((user) => moveMotorCase(shop, calls.approveMotorCase, user, audited)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('needs its declaration, and a first day that has not passed', async () => {
    const quoted = await aMotorCase(shop, desk, 'quoted', { declared: '' });
    const refused = await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, quoted);
    expect(Object.keys(refused.fieldTexts)).toEqual([`form.${m.declared.wire}`]);
    const late = await aMotorCase(shop, desk, 'quoted');
    shop.clock.set('2026-12-02');
    desk = { ...desk, broker: await signedInAs(shop, ['BK'], { consultantCodes: [late.consultantCode ?? ''] }) };
    const passed = await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, late);
    expect(Object.keys(passed.fieldTexts)).toEqual([`form.${m.startsOn.wire}`]);
  });
});

test('a quotation lapses when thirty days are over, and not before [C-2.12-16]', async () => {
  const quoted = await aMotorCase(shop, desk, 'quoted');
  const stateNow = async () => {
    await lapseMotorCases(shop.deps);
    const of = shop.deps.db.selectFrom('motor_cases').select('status');
    return (await of.where('quotation_number', '=', quoted.quotationNumber).executeTakeFirstOrThrow()).status;
  };
  shop.clock.advance(30 * 86_400 - 1);
  expect(await stateNow()).toBe('quoted');
  shop.clock.advance(1);
  expect(await stateNow()).toBe('lapsed');
});

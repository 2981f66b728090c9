import { allCalls } from '@onegi/contract/calls/all';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { getArAp } from '@onegi/contract/calls/policies/ar-ap';
import { getCommissionRates } from '@onegi/contract/calls/policies/commission-rates';
import { editPolicy } from '@onegi/contract/calls/policies/edit-policy';
import {
  getEndorsement,
  listEndorsements,
  refuseEndorsementDeletion,
} from '@onegi/contract/calls/policies/endorsements';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { getPolicyMatter } from '@onegi/contract/calls/policies/policy-matter';
import { getPolicyNote } from '@onegi/contract/calls/policies/policy-note';
import { type Permission, permissions } from '@onegi/contract/permissions';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { bookEndorsement, bookNote, bookReceipt, insertPolicy } from '@onegi/testing/factories/policies';
import { asksOf, editedPolicy, openPolicy } from '@onegi/testing/factories/policy-requests';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { findPersons } from '../persons/find-persons.ts';
import { writeMatter } from '../subject-matter/stored-matter.ts';

const NUMBER = 'LPG-MTR-26-0000123';

let shop: TestApp;
let primary: SignedIn;
let secondary: SignedIn;
let stranger: SignedIn;
let officer: SignedIn;
let compliance: SignedIn;
let policyId: string;

const answers = [
  {
    heading: { en: 'Vehicle', zhHant: '車輛' },
    rows: [
      { label: { en: 'Make', zhHant: '廠牌' }, value: { en: 'Tesla', zhHant: 'Tesla' } },
      {
        label: { en: 'Driver', zhHant: '司機' },
        value: { en: 'A1234563', zhHant: 'A1234563' },
        identity: 'hkid' as const,
      },
    ],
  },
];

/** Case A of the worked examples: motor, new, with a client discount of 2%. */
async function bookCaseA(id: string): Promise<void> {
  await shop.database.pool.query(
    `update policy_endorsements set gross_premium_cents = 1111900, insurer_discount_bp = 500, net_premium_cents = 1056305,
       client_discount_bp = 200, actual_premium_cents = 1035179, other_levies_cents = 31689, levy_cents = 1056,
       total_levies_cents = 32745, basic_rate_bp = 1500, basic_commission_cents = 158446, total_commission_cents = 137320,
       payout_bp = 6000, consultant_commission_cents = 82392, house_commission_cents = 54928, receivable_cents = 1067924,
       payable_cents = 930604 where policy_id = $1 and endorsement_no = '000'`,
    [id],
  );
}

beforeAll(async () => {
  shop = await testApp({ today: '2026-11-25' });
  primary = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR1'] });
  secondary = await signedInAs(shop, ['BK'], { consultantCodes: ['TR2'] });
  stranger = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9'] });
  officer = await signedInAs(shop, ['officer']);
  compliance = await signedInAs(shop, ['compliance']);
  policyId = await insertPolicy(shop, {
    ...{ number: NUMBER, issuedOn: '2026-11-21', startsOn: '2026-12-01', endsOn: '2027-11-30', line: 'MOTOR' },
    ...{ code: 'TR1', secondCode: 'TR2', secondShare: 3333, premium: 1_067_924, settlement: 'unsettled' },
    ...{ surname: 'CHAN', firstName: 'TAI MAN', email: 'chan@example.com', phone: '23456789', answers },
    pendingSince: '2026-11-21',
  });
  await bookCaseA(policyId);
  const { rows } = await shop.database.pool.query(`select id from debit_credit_notes where policy_id = $1`, [policyId]);
  await bookReceipt(shop, {
    ...{ receiptNumber: 'RC2611000077', policyId, cents: 600_000, on: '2026-11-25' },
    against: [{ noteId: rows[0].id, cents: 533_962 }],
  });
  await bookEndorsement(shop, {
    ...{ policyId, number: '001', kind: 'ER', accountOn: '2026-11-25', premium: -100_00, brokerage: -10_00 },
  });
  await bookNote(shop, {
    ...{ policyId, endorsementNo: '001', noteNumber: 'CR2611000001', cents: -100_00, accountOn: '2026-11-25' },
  });
  await bookEndorsement(shop, {
    ...{ policyId, number: '002', kind: 'EN', accountOn: '2026-11-25', premium: 0, brokerage: 0 },
  });
});
afterAll(() => shop.close());

const endorsement = (user: SignedIn, endorsementNo = '000') =>
  callAs(shop, getEndorsement, user, { query: asksOf(NUMBER, endorsementNo) });
const arAp = (user: SignedIn) => callAs(shop, getArAp, user, { query: asksOf(NUMBER) });

describe('a policy', () => {
  test('is shown with all that is known of it, by its own number or the insurer’s [C-7.3-01]', async () => {
    const detail = granted(await openPolicy(shop, officer, NUMBER));
    expect(detail).toMatchObject({
      policyNumber: NUMBER,
      transactionNumber: `PT-${NUMBER}`,
      holderName: 'CHAN TAI MAN',
      status: 'pending',
      statusName: 'Pending',
      statusNameZh: '待處理',
      consultantCode: 'TR1',
      secondConsultantCode: 'TR2',
      startsOn: '2026-12-01',
      endsOn: '2027-11-30',
      currency: 'HKD',
      insurerCode: 'LPG',
      contactEmail: 'chan@example.com',
      contactMobile: '23456789',
      handlerId: null,
      kind: 'NB',
      insuredDetails: 'Make: Tesla',
      businessVolumeCents: 137_320 - 1_000,
      mayEdit: true,
      version: 0,
    });
    expect(detail.endorsements.map(({ endorsementNo, kind, noteNumber }) => [endorsementNo, kind, noteNumber])).toEqual(
      [
        ['000', 'NB', `DN-${NUMBER}`],
        ['001', 'ER', 'CR2611000001'],
        ['002', 'EN', null],
      ],
    );
    expect(granted(await openPolicy(shop, officer, `pt-${NUMBER}`))).toEqual(detail);
  });

  test('owes what its notes say, less what was set against them and what is owed back', async () => {
    const { outstandingCents } = granted(await openPolicy(shop, primary, NUMBER));
    expect(outstandingCents).toBe(1_067_924 - 533_962 - 100_00);
  });

  test('is another’s with the same number only to whom the first is not known: its own number counts first', async () => {
    await insertPolicy(shop, { number: `PT-${NUMBER}`, issuedOn: '2026-11-20' });
    expect(granted(await openPolicy(shop, officer, `PT-${NUMBER}`)).policyNumber).toBe(NUMBER);
  });

  test('lists its endorsements, each with its period and note [C-7.3-02]', async () => {
    const rows = granted(await callAs(shop, listEndorsements, secondary, { query: asksOf(NUMBER) }));
    expect(rows).toEqual(granted(await openPolicy(shop, secondary, NUMBER)).endorsements);
    expect(rows[1]).toMatchObject({
      effectiveOn: '2026-11-25',
      effectiveUntil: '2027-11-30',
      totalPremiumCents: -100_00,
    });
  });
});

describe('an endorsement', () => {
  test('shows every premium, levy and part of the commission to the back office, and they add up [C-7.3-03]', async () => {
    const booked = granted(await endorsement(compliance));
    expect(booked).toMatchObject({
      grossPremiumCents: 1_111_900,
      insurerDiscountBasisPoints: 500,
      netPremiumCents: 1_056_305,
      clientDiscountBasisPoints: 200,
      actualPremiumCents: 1_035_179,
      otherLeviesCents: 31_689,
      levyCents: 1_056,
      totalLeviesCents: 32_745,
      totalPremiumCents: 1_067_924,
      productTier: 2,
      basicRateBasisPoints: 1_500,
      basicCommissionCents: 158_446,
      payoutBasisPoints: 6_000,
      totalCommissionCents: 137_320,
      consultantCommissionCents: 82_392,
      houseCommissionCents: 54_928,
      payableCents: 930_604,
    });
    expect(booked.totalPremiumCents - (booked.payableCents ?? 0)).toBe(booked.totalCommissionCents);
  });

  test('shows a consultant the own part of the commission, the last part with the difference, and no more [C-7.3-04]', async () => {
    const [first, second] = [granted(await endorsement(primary)), granted(await endorsement(secondary))];
    expect(first.consultantCommissionCents).toBe(54_931);
    expect(second.consultantCommissionCents).toBe(27_461);
    expect(first.consultantCommissionCents + second.consultantCommissionCents).toBe(82_392);
    const hidden = {
      basicRateBasisPoints: null,
      basicCommissionCents: null,
      payoutBasisPoints: null,
      productTier: null,
    };
    const house = {
      totalCommissionCents: null,
      houseCommissionCents: null,
      payableCents: null,
      adjustedVolumeCents: null,
    };
    for (const seen of [first, second]) expect(seen).toMatchObject({ ...hidden, ...house });
    expect(granted(await openPolicy(shop, primary, NUMBER)).businessVolumeCents).toBeNull();
    for (const row of granted(await arAp(primary)).endorsements) expect(row.totalCommissionCents).toBeNull();
  });

  test('that a policy does not have is told so by every call', async () => {
    for (const declared of [getEndorsement, getPolicyNote, getPolicyMatter]) {
      const { status, code } = await callAs(shop, declared, officer, { query: asksOf(NUMBER, '777') });
      expect([status, code]).toEqual([404, 'endorsement.notFound']);
    }
  });

  test('is not deleted by opening an address, which says why [C-7.3-05]', async () => {
    const { path } = refuseEndorsementDeletion;
    const answer = await shop.app.inject({ url: `/api${path}`, headers: officer.browser });
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
      405,
      'POST',
      'endorsement.deletedByPost',
    ]);
    expect(answer.json().msg).toContain('only reversed');
  });
});

describe('a note', () => {
  const note = (endorsementNo: string, user = primary) =>
    callAs(shop, getPolicyNote, user, { query: asksOf(NUMBER, endorsementNo) });

  test('says what is due, and what clients have paid [C-7.3-06]', async () => {
    expect(granted(await note('000'))).toMatchObject({
      noteNumber: `DN-${NUMBER}`,
      noteKind: 'DEBIT',
      noteCents: 1_067_924,
      outstandingCents: 533_962,
      noteSettlement: 'partlySettled',
      approvedBy: null,
      reopenedOn: null,
      payoutOn: null,
      settlements: [
        {
          receiptNumber: 'RC2611000077',
          receivedOn: '2026-11-25',
          receiptCurrency: 'HKD',
          receiptCents: 600_000,
          allocatedCents: 533_962,
          receiptMethod: 'FPS',
          bankReference: 'REF-1',
          chequeNumber: null,
          allocatedOn: '2026-11-25',
        },
      ],
    });
    expect(granted(await note('001'))).toMatchObject({
      noteKind: 'CREDIT',
      outstandingCents: -100_00,
      settlements: [],
    });
  });

  test('is none of an endorsement without premium', async () => {
    const { path } = getPolicyNote;
    const answer = await call(
      shop,
      'GET',
      `${path}?${new URLSearchParams(asksOf(NUMBER, '002'))}`,
      undefined,
      officer.browser,
    );
    expect([answer.status, answer.data]).toEqual([200, null]);
  });
});

test('AR/AP lists endorsements, receipts and payments, a receipt with its part for this policy [C-7.3-07]', async () => {
  const { endorsements, receipts, payments } = granted(await arAp(officer));
  expect(
    endorsements.map((row) => [row.endorsementNo, row.noteNumber, row.actualPremiumCents, row.totalCommissionCents]),
  ).toEqual([
    ['000', `DN-${NUMBER}`, 1_035_179, 137_320],
    ['001', 'CR2611000001', -100_00, -10_00],
    ['002', null, 0, 0],
  ]);
  expect(receipts).toEqual([
    {
      receiptNumber: 'RC2611000077',
      receivedOn: '2026-11-25',
      receiptCents: 600_000,
      allocatedCents: 533_962,
      bankStatus: 'cleared',
      paidType: 'full',
    },
  ]);
  expect(payments).toEqual([]);
});

describe('what a policy insures', () => {
  const matter = async (number: string) =>
    granted(await callAs(shop, getPolicyMatter, primary, { query: asksOf(number, '000') }));

  test('is what was asked and answered, without what identifies somebody [C-7.3-08]', async () => {
    expect(await matter(NUMBER)).toMatchObject([
      {
        matterName: 'Make',
        matterNameZh: '廠牌',
        matterValue: 'Tesla',
        matterHeading: 'Vehicle',
        matterType: 'VARCHAR',
      },
    ]);
  });

  test('is who is insured, too', async () => {
    const insured = [{ surname: 'CHAN', firstName: 'SIU MAN' }];
    await insertPolicy(shop, { number: 'LPG-TRV-26-1', issuedOn: '2026-11-20', code: 'TR1', insured });
    expect(await matter('LPG-TRV-26-1')).toMatchObject([
      { matterName: 'Insured person', matterNameZh: '受保人', matterValue: 'CHAN SIU MAN' },
    ]);
    expect(granted(await openPolicy(shop, primary, 'LPG-TRV-26-1')).insuredDetails).toBe('CHAN SIU MAN');
  });

  test('is its subject matter where there is one, the claims with the endorsement', async () => {
    const id = await insertPolicy(shop, {
      number: 'LPG-PLB-26-1',
      issuedOn: '2026-11-20',
      line: 'PL',
      code: 'TR1',
      answers,
    });
    const row = { printed: true, endorsable: true, maxLength: 15 };
    const rows = [
      { ...row, number: 1, name: 'Situation', nameZh: '地點', type: 'VARCHAR' as const, content: 'Unit 1' },
      { ...row, number: 2, name: 'Claims 2025', nameZh: '2025 年索償', type: 'CLAIMSN' as const, content: '1,000.00' },
    ];
    await inTransaction(shop.deps.db, (tx) =>
      writeMatter(shop.deps, tx, { kind: 'policy', id }, { rows, lastNumber: 2, version: 0 }),
    );
    expect((await matter('LPG-PLB-26-1')).map(({ matterName, matterValue }) => [matterName, matterValue])).toEqual([
      ['Situation', 'Unit 1'],
      ['Claims 2025', '1,000.00'],
    ]);
    const { claims } = granted(await callAs(shop, getEndorsement, primary, { query: asksOf('LPG-PLB-26-1', '000') }));
    expect(claims).toEqual([{ matterName: 'Claims 2025', matterNameZh: '2025 年索償', matterValue: '1,000.00' }]);
  });
});

describe('another consultant’s policy', () => {
  const queries = [getPolicy, listEndorsements, getArAp, getEndorsement, getPolicyNote, getPolicyMatter];

  /** What the office alone may call tells a consultant nothing of any policy. */
  const isForConsultants = (permission: Permission) => permissions[permission].consultant !== undefined;

  test('every call about one policy is among those that are tried here', () => {
    const paths = allCalls
      .filter(({ tag, query, permission }) => tag === 'policies' && query && isForConsultants(permission))
      .map(({ path }) => path);
    expect(queries.map(({ path }) => path)).toEqual(
      expect.arrayContaining(paths.filter((path) => !path.includes('doc'))),
    );
  });

  test.each(queries.map((declared) => [declared.name, declared] as const))(
    'answers %s like one that does not exist, and its own consultants [C-7.3-09]',
    async (_name, declared) => {
      const asked = (user: SignedIn, number: string) =>
        callAs(shop, declared as typeof getEndorsement, user, { query: asksOf(number, '000') });
      const [theirs, nobodys] = await Promise.all([asked(stranger, NUMBER), asked(stranger, 'LPG-MTR-26-9999999')]);
      expect([theirs.status, theirs.code]).toEqual([404, 'policy.notFound']);
      expect({ ...theirs, requestId: '' }).toEqual({ ...nobodys, requestId: '' });
      for (const user of [primary, secondary, officer, compliance])
        expect((await asked(user, NUMBER)).status).toBe(200);
    },
  );

  test('is not told apart by who edits policies of the office, whose they all are', async () => {
    const refused = await callAs(shop, editPolicy, stranger, { body: { number: NUMBER, version: 0, remarks: 'x' } });
    expect([refused.status, refused.code]).toEqual([403, 'permission.denied']);
  });
});

describe('what needs no endorsement', () => {
  const written = {
    contactEmail: 'new@example.com',
    contactMobile: '+852 9123 4567',
    remarks: 'Calls\nin the morning',
  };

  test('is changed by the office: handler, e-mail address, mobile number, remarks [C-7.3-10]', async () => {
    await insertPolicy(shop, { number: 'EDIT-1', issuedOn: '2026-11-20', email: 'old@example.com', code: 'TR1' });
    const lists = granted(await callAs(shop, dropdown, officer, { body: { codes: ['PROVIDER_CPS_LIST'] } }));
    const [handler] = lists.PROVIDER_CPS_LIST ?? [];
    const handlerId = handler?.value ?? '';
    // Who has no Chinese name is called by the English one.
    expect(handler?.labelZh).toBe(handler?.label);
    const after = granted(await editedPolicy(shop, officer, 'EDIT-1', { ...written, handlerId }));
    expect(after).toMatchObject({ ...written, contactMobile: '91234567', handlerId, version: 1 });
    expect([after.handlerName, after.handlerNameZh]).toEqual([handler?.label, null]);
    expect(after.changedAt).not.toBeNull();
    expect(after.changedBy).not.toBeNull();
    expect(granted(await openPolicy(shop, primary, 'EDIT-1'))).toMatchObject({ ...written, contactMobile: '91234567' });
    const [found] = await findPersons(shop.deps.db, shop.deps.seal, { email: 'new@example.com' });
    expect(found).toMatchObject({ owner: 'policy', role: 'holder' });
    expect(await findPersons(shop.deps.db, shop.deps.seal, { email: 'old@example.com' })).toEqual([]);
    const emptied = granted(
      await editedPolicy(shop, officer, 'EDIT-1', { contactEmail: '', remarks: '', handlerId: '' }),
    );
    expect(emptied).toMatchObject({ contactEmail: '', remarks: '', handlerId: null, contactMobile: '91234567' });
  });

  test('is in the audit trail without the words of the remarks and the digits of the number', async () => {
    await insertPolicy(shop, { number: 'EDIT-3', issuedOn: '2026-11-20' });
    const remarks = 'Mrs Chan of Sample House is ill';
    granted(await editedPolicy(shop, officer, 'EDIT-3', { contactMobile: '91234567', remarks }));
    await editedPolicy(shop, officer, 'EDIT-3', { remarks: `${remarks}!` });
    await editedPolicy(shop, officer, 'EDIT-3', { remarks: '' });
    const { rows } = await shop.database.pool.query(
      `select before_facts, after_facts from (
         select at, action, object_name, before_facts, after_facts from audit_waiting
         union all select at, action, object_name, before_facts, after_facts from audit_trail
       ) as events where action = 'policy.edited' and object_name = 'EDIT-3' order by at`,
    );
    const facts = rows.map((row) => [JSON.parse(row.before_facts), JSON.parse(row.after_facts)]);
    expect(facts).toMatchObject([
      [{}, { mobile: '*** (8)', policyRemarks: '*** (31)' }],
      [{ policyRemarks: '*** (31)' }, { policyRemarks: '*** (32)' }],
      [{ policyRemarks: '*** (32)' }, { policyRemarks: '' }],
    ]);
    expect(JSON.stringify(facts)).not.toMatch(/Chan|Sample|9123/);
  });

  test('is written by one of two at once, and the other is told [C-7.3-11]', async () => {
    await insertPolicy(shop, { number: 'EDIT-2', issuedOn: '2026-11-20' });
    const edit = (remarks: string) =>
      callAs(shop, editPolicy, officer, { body: { number: 'EDIT-2', version: 0, remarks } });
    const outcomes = await Promise.all([edit('one'), edit('two')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcomes.find(({ status }) => status === 409)?.code).toBe('policy.stale');
    expect(granted(await openPolicy(shop, officer, 'EDIT-2')).version).toBe(1);
  });

  test.each([
    [{ contactEmail: 'nobody' }, 400, 'contactEmail'],
    [{ contactMobile: '123' }, 400, 'contactMobile'],
    [{ remarks: 'x'.repeat(2_001) }, 400, 'remarks'],
    [{ handlerId: 'NOBODY' }, 422, 'handlerId'],
  ])('is refused with %j', async (input, status, field) => {
    const { version } = granted(await openPolicy(shop, officer, NUMBER));
    const sent = editPolicy.body;
    const body = { [sent.wireName('number')]: NUMBER, version, ...{ [sent.wireName(field)]: Object.values(input)[0] } };
    const refused = await call(shop, 'POST', editPolicy.path, body, officer.browser);
    expect([refused.status, refused.fields]).toEqual([status, [sent.wireName(field)]]);
    expect(granted(await openPolicy(shop, officer, NUMBER)).version).toBe(version);
  });

  test('is for the office alone: compliance reads, and changes nothing', async () => {
    for (const user of [compliance, primary, await signedInAs(shop, ['finance'])])
      expect((await editedPolicy(shop, user, NUMBER, { remarks: 'x' })).status).toBe(403);
  });
});

describe('rates of commission', () => {
  const rates = (body: { line: 'MOTOR' | 'EC'; planCode: string; productTier: number }, user = officer) =>
    callAs(shop, getCommissionRates, user, { body });

  test.each([
    [{ line: 'EC', planCode: '', productTier: 2 } as const, 1_250],
    [{ line: 'MOTOR', planCode: 'LPG-MOTOR-C', productTier: 3 } as const, 1_750],
    [{ line: 'MOTOR', planCode: 'LPG-MOTOR-T', productTier: 1 } as const, 750],
  ])('of %j are %i basis points of the net premium [C-7.3-12]', async (asked, basicRateBasisPoints) => {
    expect(granted(await rates(asked))).toMatchObject({ basicRateBasisPoints, payoutBasisPoints: 6_000 });
  });

  test('are for who books endorsements', async () => {
    expect((await rates({ line: 'EC', planCode: '', productTier: 1 }, primary)).status).toBe(403);
  });
});

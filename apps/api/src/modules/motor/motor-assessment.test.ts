import { randomUUID } from 'node:crypto';
import type { MotorCase, MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import * as calls from '@onegi/contract/calls/motor/cases';
import { motorFiles, reviewMotorFile } from '@onegi/contract/calls/motor/files';
import { type MotorFileType, motorFields as m } from '@onegi/contract/fields/motor';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aBroker,
  addMotorCase,
  aMotorCase,
  aMotorDesk,
  aMotorForm,
  type MotorDesk,
  moveMotorCase,
  PLAN,
  plainTerms,
  quoteMotorCase,
  uploadMotorDocument,
  uploadNeeded,
} from '@onegi/testing/factories/motor-cases';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let desk: MotorDesk;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
  desk = await aMotorDesk(shop);
});
afterAll(() => shop.close());

const cleared = async (motorCase: MotorCase, cents = 0) =>
  granted(
    await moveMotorCase(shop, calls.clearMotorCase, desk.underwriter, motorCase, {
      underwriterLoadingCents: cents,
      returnNote: 'Deliveries of the own shop',
    }),
  );
const confirmed = (motorCase: MotorCase) => moveMotorCase(shop, calls.confirmMotorCase, desk.broker, motorCase);
const generated = (motorCase: MotorCase, user = desk.operations) =>
  moveMotorCase(shop, calls.generateMotorCase, user, motorCase);
const audited = (motorCase: MotorCase, user = desk.auditor) =>
  moveMotorCase(shop, calls.auditMotorCase, user, motorCase);
const returned = async (motorCase: MotorCase) =>
  granted(
    await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, motorCase, {
      returnedFields: ['chassis'],
      returnNote: 'Please look again',
    }),
  );

test('an agent who shares a broker’s code agrees no more in the broker’s case than in an own one', async () => {
  const code = `TR${randomUUID().slice(0, 6).toUpperCase()}`;
  const broker = await signedInAs(shop, ['BK'], { consultantCodes: [code] });
  const agent = await signedInAs(shop, ['AS'], { consultantCodes: [code] });
  const motorCase = await addMotorCase(shop, broker);
  const { quotationNumber } = motorCase;
  const beyond = { insurerDiscountBasisPoints: 501, reason: 'A fleet of the same client' };
  const refusal = { status: 400, fields: [m.insurerDiscountBasisPoints.wire] };
  expect(await quoteMotorCase(shop, agent, motorCase, beyond)).toMatchObject(refusal);
  const body = { quotationNumber, ...plainTerms, ...beyond };
  expect(await callAs(shop, calls.priceMotorCase, agent, { body })).toMatchObject(refusal);
  const within = { insurerDiscountBasisPoints: 500 };
  const quoted = granted(await quoteMotorCase(shop, agent, motorCase, within));
  expect(granted(await quoteMotorCase(shop, broker, quoted, beyond)).state).toBe('quoted');
});

describe('a cleared case', () => {
  const listed = async ({ quotationNumber }: MotorCase, terms: object = {}) => {
    const body = { quotationNumber, ...plainTerms, ...terms };
    const { options } = granted(await callAs(shop, calls.priceMotorCase, desk.broker, { body }));
    return options.find(({ planCode }) => planCode === PLAN)?.premium;
  };

  test('is listed for the premium that it is frozen for, the underwriter’s loading included as long as it stands', async () => {
    const clear = await cleared(await aMotorCase(shop, desk, 'referred'), 100_000);
    expect(await listed(clear)).toEqual(clear.quote?.premium);
    const again = granted(await quoteMotorCase(shop, desk.broker, clear));
    expect(again.quote?.premium).toEqual(clear.quote?.premium);
    // Other terms than those that were cleared have no loading of an underwriter's.
    const terms = { insurerDiscountBasisPoints: 500 };
    const other = await listed(again, terms);
    const referred = granted(await quoteMotorCase(shop, desk.broker, again, terms));
    expect(referred).toMatchObject({ state: 'referred', quote: { premium: other } });
  });

  test('is referred again by another duplicate than those that the underwriter has seen', async () => {
    const { chassis } = await addMotorCase(shop, desk.broker).then(({ form }) => form);
    const clear = await cleared(
      granted(await quoteMotorCase(shop, desk.broker, await addMotorCase(shop, desk.broker, { chassis }))),
    );
    expect(granted(await quoteMotorCase(shop, desk.broker, clear)).state).toBe('cleared');
    await addMotorCase(shop, await aBroker(shop), { chassis });
    const again = await callAs(shop, calls.openMotorCase, desk.broker, {
      query: { [m.quotationNumber.wire]: clear.quotationNumber },
    });
    const referred = granted(await quoteMotorCase(shop, desk.broker, granted(again)));
    expect(referred).toMatchObject({ state: 'referred', referral: { rules: [{ ruleCode: 'M15' }] } });
  });
});

describe('agreed terms', () => {
  test('keep the whole reason of an override, without what names people', async () => {
    const words = 'A fleet of the same client. '.repeat(15).trim();
    const reason = `${words} Ring 9123 4567`;
    const draft = await addMotorCase(shop, desk.broker);
    const quoted = granted(await quoteMotorCase(shop, desk.broker, draft, { loadingPercent: 10, reason }));
    expect(quoted.quote?.reason).toBe(`${words} Ring ***`);
    const emails = 'a@b '.repeat(125).trim();
    const longest = await quoteMotorCase(shop, desk.broker, quoted, { loadingPercent: 10, reason: emails });
    expect(granted(longest).quote?.reason).toHaveLength(500);
  });

  test('with a client discount above the commission are refused at that field, which names the most', async () => {
    const draft = await addMotorCase(shop, desk.broker, { cover: 'T' });
    const terms = { clientDiscountBasisPoints: 751 };
    const refused = await quoteMotorCase(shop, desk.broker, draft, terms);
    expect(refused).toMatchObject({
      status: 400,
      fieldTexts: { [m.clientDiscountBasisPoints.wire]: { msg: expect.stringContaining('7.5%') } },
    });
    const body = { quotationNumber: draft.quotationNumber, ...plainTerms, ...terms };
    const unpriced = await callAs(shop, calls.priceMotorCase, desk.broker, { body });
    expect([unpriced.status, Object.keys(unpriced.fieldTexts)]).toEqual([400, [m.clientDiscountBasisPoints.wire]]);
    granted(await quoteMotorCase(shop, desk.broker, draft, { clientDiscountBasisPoints: 750 }));
  });
});

describe('who is who', () => {
  const ofCompany = (holderId: string): Partial<MotorForm> => ({ holderType: 'C', holderId });

  test('a company is found by its registration number and by the number of its certificate', async () => {
    const first = await addMotorCase(shop, desk.broker, ofCompany('90000001'));
    const second = await addMotorCase(shop, desk.broker, ofCompany('90000001-000-01-26-1'));
    expect(second.duplicates).toEqual([{ duplicateOf: first.quotationNumber, duplicateBy: ['identity'] }]);
    const third = await addMotorCase(shop, desk.broker, ofCompany('90000001-000-01-25-3'));
    expect(third.duplicates.map(({ duplicateOf }) => duplicateOf).toSorted()).toEqual([
      first.quotationNumber,
      second.quotationNumber,
    ]);
  });

  test('a company of an older case, kept by the whole number of its certificate, is still found', async () => {
    const number = '90000002-000-01-26-1';
    const old = await addMotorCase(shop, desk.broker, ofCompany(number));
    await shop.deps.db
      .updateTable('motor_cases')
      .set({ identity_hash: shop.deps.seal.hash('motor identity', number) })
      .where('quotation_number', '=', old.quotationNumber)
      .execute();
    const { duplicates } = await addMotorCase(shop, desk.broker, ofCompany(number));
    expect(duplicates).toEqual([{ duplicateOf: old.quotationNumber, duplicateBy: ['identity'] }]);
  });

  test('a driver is named once, however the identity card is spelt', async () => {
    const [driver] = aMotorForm().drivers;
    if (!driver) throw new Error('There is no driver');
    const drivers = ['A123456(3)', 'a1234563'].map((driverHkid) => ({ ...driver, driverHkid }));
    const refused = await quoteMotorCase(shop, desk.broker, await addMotorCase(shop, desk.broker, { drivers }));
    expect(Object.keys(refused.fieldTexts)).toEqual([`form.driverList.1.${m.driverHkid.wire}`]);
  });
});

describe('a document that is to be corrected', () => {
  const files = async ({ quotationNumber }: MotorCase) =>
    granted(await callAs(shop, motorFiles, desk.auditor, { query: { [m.quotationNumber.wire]: quotationNumber } }));
  const refuse = async (motorCase: MotorCase, type: MotorFileType) => {
    const file = (await files(motorCase)).records.find(({ fileType }) => fileType === type);
    const path = reviewMotorFile.path.replace(/\{\w+\}/, file?.fileId ?? '');
    const body = { [m.fileState.wire]: 'C', note: 'Not legible' };
    expect((await call(shop, 'POST', path, body, desk.auditor.browser)).status).toBe(200);
  };

  test('is missing: the case is neither audited nor confirmed again until there is another', async () => {
    const at = await aMotorCase(shop, desk, 'generated');
    await refuse(at, 'E04');
    await refuse(at, 'E05');
    expect((await files(at)).missingTypes).toEqual(['E04', 'E05']);
    expect(await audited(at)).toMatchObject({ status: 422, code: 'motorCase.filesMissing' });
    const back = await returned(at);
    expect(back.missingTypes).toEqual(['E04', 'E05']);
    const refused = await confirmed(back);
    expect([refused.code, refused.msg]).toEqual(['motorCase.filesMissing', expect.stringContaining('E04, E05')]);
    await uploadNeeded(shop, desk.broker, back, ['E04', 'E05']);
    expect(granted(await confirmed(back)).state).toBe('confirmed');
  });

  test('proves no no-claim discount', async () => {
    const proved = { ncdPercent: '60', insuredDollars: '420000' };
    const at = await aMotorCase(shop, desk, 'generated', proved);
    const rulesOf = async (motorCase: MotorCase) => {
      const body = { quotationNumber: motorCase.quotationNumber, ...plainTerms };
      const { referral } = granted(await callAs(shop, calls.priceMotorCase, desk.broker, { body }));
      return referral?.rules.map(({ ruleCode }) => ruleCode);
    };
    expect(await rulesOf(at)).toEqual([]);
    await refuse(at, 'E05');
    expect(await rulesOf(at)).toEqual(['M11']);
    await uploadMotorDocument(shop, desk.operations, at, 'E05');
    expect(await rulesOf(at)).toEqual([]);
  });
});

describe('who approves a case', () => {
  test('has neither generated nor audited an earlier edition of it', async () => {
    const both = { operations: await signedInAs(shop, ['operations', 'approver']) };
    const auditing = { auditor: await signedInAs(shop, ['auditor', 'approver']) };
    let at = await aMotorCase(shop, { ...desk, ...both, ...auditing }, 'audited');
    const back = granted(
      await moveMotorCase(shop, calls.returnMotorCase, desk.approver, at, {
        returnedFields: ['chassis'],
        returnNote: 'Please look again',
      }),
    );
    at = granted(await confirmed(back));
    at = granted(await generated(at));
    at = granted(await audited(at));
    for (const user of [both.operations, auditing.auditor]) {
      const refused = await moveMotorCase(shop, calls.approveMotorCase, user, at);
      expect([refused.status, refused.code]).toEqual([403, 'motorCase.fourEyes']);
    }
    granted(await moveMotorCase(shop, calls.approveMotorCase, desk.approver, at));
  });

  test('has not calculated it', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    const calculating = await signedInAs(shop, ['BK', 'approver'], {
      consultantCodes: [draft.consultantCode ?? ''],
    });
    let at = granted(await quoteMotorCase(shop, calculating, draft));
    await uploadNeeded(shop, desk.broker, at);
    at = granted(await confirmed(at));
    await uploadNeeded(shop, desk.operations, at, ['E09']);
    at = granted(await audited(granted(await generated(at))));
    const refused = await moveMotorCase(shop, calls.approveMotorCase, calculating, at);
    expect([refused.status, refused.code]).toEqual([403, 'motorCase.fourEyes']);
  });
});

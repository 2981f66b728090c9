import { motorCaseCounts, motorCaseList } from '@onegi/contract/calls/motor/case-list';
import * as calls from '@onegi/contract/calls/motor/cases';
import { motorFiles, removeMotorFile } from '@onegi/contract/calls/motor/files';
import { type MotorStage, motorFields as m } from '@onegi/contract/fields/motor';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aBroker,
  addMotorCase,
  aMotorCase,
  aMotorDesk,
  type MotorDesk,
  moveMotorCase,
  PLAN,
  quoteMotorCase,
  saveMotorCase,
  uploadMotorDocument,
} from '@onegi/testing/factories/motor-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let desk: MotorDesk;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
  desk = await aMotorDesk(shop);
});
afterAll(() => shop.close());

describe('the electronic file of a case', () => {
  test('says which types are missing, keeps them seven years after cover, and takes nothing that the portal makes [C-2.12-17]', async () => {
    const draft = await addMotorCase(shop, desk.broker, { insuredDollars: '800001', yearMade: '2015' });
    const { sent } = await uploadMotorDocument(shop, desk.broker, draft, 'E04', { name: 'licence 1.pdf' });
    expect(sent?.records).toMatchObject([{ fileType: 'E04', fileName: 'licence 1.pdf', keptUntil: '2034-11-30' }]);
    expect(sent?.missingTypes).toEqual(['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07']);
    expect(await uploadMotorDocument(shop, desk.broker, draft, 'E10')).toMatchObject({ status: 400 });
    expect(await uploadMotorDocument(shop, desk.broker, draft, 'E99')).toMatchObject({ status: 400 });
    const odd = { name: 'licence.exe', contents: 'MZ' };
    expect((await uploadMotorDocument(shop, desk.broker, draft, 'E04', odd)).status).toBe(415);
  });

  test('is another broker’s: neither its list nor a file of it is there, and compliance only reads [C-2.12-18]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    const { sent } = await uploadMotorDocument(shop, desk.broker, draft, 'E11');
    const file = sent?.records[0];
    const other = await aBroker(shop);
    const compliance = await signedInAs(shop, ['compliance']);
    const of = (user: MotorDesk['broker']) =>
      callAs(shop, motorFiles, user, { query: { [m.quotationNumber.wire]: draft.quotationNumber } });
    expect([(await of(desk.broker)).status, (await of(compliance)).status, (await of(other)).status]).toEqual([
      200, 200, 404,
    ]);
    const download = (user: MotorDesk['broker']) =>
      shop.app.inject({ method: 'GET', url: file?.downloadUrl ?? '', headers: user.browser });
    expect([(await download(desk.broker)).statusCode, (await download(other)).statusCode]).toEqual([200, 404]);
    expect(await uploadMotorDocument(shop, compliance, draft, 'E11')).toMatchObject({ status: 403 });
    expect(await uploadMotorDocument(shop, other, draft, 'E11')).toMatchObject({ status: 404 });
  });
});

describe('the lists of the back office', () => {
  const listed = async (user: MotorDesk['broker'], stage: MotorStage, more: object = {}) =>
    granted(await callAs(shop, motorCaseList.page, user, { body: { stage, size: 50, ...more } as never })).records.map(
      ({ quotationNumber }) => quotationNumber,
    );

  test('hold the cases of their stage, everybody’s for the office and the own for a broker, and count them [C-2.12-19]', async () => {
    const quoted = await aMotorCase(shop, desk, 'quoted', { holderName: 'HARBOUR LISTED' });
    const confirmed = await aMotorCase(shop, desk, 'confirmed');
    const [own, all] = [quoted.quotationNumber, confirmed.quotationNumber];
    expect(await listed(desk.broker, 'quotation')).toContain(own);
    expect(await listed(desk.broker, 'quotation')).not.toContain(all);
    expect(await listed(desk.operations, 'generate')).toContain(all);
    expect(await listed(desk.operations, 'enquiry')).toEqual(expect.arrayContaining([own, all]));
    expect(await listed(await aBroker(shop), 'enquiry')).toEqual([]);
    expect(await listed(desk.operations, 'enquiry', { insuredNamePart: 'harbour  listed' })).toEqual([own]);
    const { counts } = granted(await callAs(shop, motorCaseCounts, desk.broker, { query: { stage: 'generate' } }));
    expect(counts).toEqual([{ state: 'confirmed', count: 1, isMore: false }]);
  });

  test.each(['appliedAt', 'quotationNumber', 'startsOn'])(
    'of few days are in the same order by %s as all',
    async (sort) => {
      await aMotorCase(shop, desk, 'quoted');
      await aMotorCase(shop, desk, 'confirmed');
      const today = shop.clock.today();
      for (const order of ['asc', 'desc']) {
        const ofAll = await listed(desk.operations, 'enquiry', { sort, order });
        const ofFew = { requestedFrom: addDays(today, -15), requestedUntil: addDays(today, 15) };
        expect(ofAll.length).toBeGreaterThan(1);
        expect(await listed(desk.operations, 'enquiry', { sort, order, ...ofFew })).toEqual(ofAll);
      }
    },
  );
});

test('the trail of a case says each field with its old and new value, identities by their last characters [C-2.12-20]', async () => {
  const draft = await addMotorCase(shop, desk.broker, { holderId: 'A1234563', mortgagee: 'Demo Bank' });
  const saved = granted(
    await saveMotorCase(shop, desk.broker, draft, { holderId: 'B2222227', mortgagee: 'Other Bank' }),
  );
  granted(await moveMotorCase(shop, calls.cancelMotorCase, desk.broker, saved, { returnNote: 'Sold the car' }));
  const trail = granted(
    await callAs(shop, calls.motorCaseTrail, desk.auditor, {
      query: { [m.quotationNumber.wire]: draft.quotationNumber },
    }),
  ).records;
  expect(trail.filter(({ trailAction }) => trailAction === 'motorCase.saved')).toMatchObject([
    { trailField: 'holderId', trailBefore: '***563', trailAfter: '***227' },
    { trailField: 'mortgagee', trailBefore: 'Demo Bank', trailAfter: 'Other Bank' },
  ]);
  expect(trail[0]).toMatchObject({ trailAction: 'motorCase.cancelled' });
  expect(JSON.stringify(trail)).not.toMatch(/A1234563|B2222227|DEMO ONE/);
});

const trailOf = async ({ quotationNumber }: { readonly quotationNumber: string }) =>
  granted(
    await callAs(shop, calls.motorCaseTrail, desk.auditor, { query: { [m.quotationNumber.wire]: quotationNumber } }),
  ).records;
const rowsOf = (trail: Awaited<ReturnType<typeof trailOf>>, action: string) =>
  Object.fromEntries(
    trail
      .filter(({ trailAction }) => trailAction === action)
      .map(({ trailField, trailBefore, trailAfter }) => [trailField, [trailBefore, trailAfter]]),
  );

describe('the trail of a case', () => {
  test('has what a premium was overridden by: from, to and why, with persons masked', async () => {
    const quoted = await aMotorCase(shop, desk, 'quoted');
    const total = String(quoted.quote?.premium?.totalCents);
    const plan = shop.deps.catalogue.current().line('MOTOR').planByCode.get(PLAN);
    expect(rowsOf(await trailOf(quoted), 'motorCase.quoted')).toEqual({
      state: ['draft', 'quoted'],
      amountCents: [null, total],
      planCode: [null, plan?.name.en],
    });
    const inChinese = (await trailOf(quoted)).map(({ trailField, trailAfterZh }) => [trailField, trailAfterZh]);
    expect(inChinese).toContainEqual(['planCode', plan?.name.zhHant]);
    const terms = { insurerDiscountBasisPoints: 550, loadingPercent: 0, reason: 'Fleet owner, call 2345 6789' };
    shop.clock.advance(1);
    const referred = granted(await quoteMotorCase(shop, desk.broker, quoted, terms));
    expect(rowsOf(await trailOf(quoted), 'motorCase.referred')).toEqual({
      state: ['quoted', 'referred'],
      amountCents: [total, expect.stringMatching(/^\d+$/)],
      insurerDiscount: [null, '5.5%'],
      manualLoading: [null, '0%'],
      overrideReason: [null, 'Fleet owner, call ***'],
    });
    const loading = { underwriterLoadingCents: 10_000, returnNote: 'Many claims of the fleet' };
    shop.clock.advance(1);
    const cleared = granted(await moveMotorCase(shop, calls.clearMotorCase, desk.underwriter, referred, loading));
    const clearing = rowsOf(await trailOf(quoted), 'motorCase.cleared');
    expect(clearing).toEqual(
      expect.objectContaining({
        state: ['referred', 'cleared'],
        remarks: [null, 'Many claims of the fleet'],
        underwriterLoadingCents: [null, '10000'],
      }),
    );
    // Its total is another one, and its edition the same.
    expect(clearing).toHaveProperty('amountCents');
    expect(clearing).not.toHaveProperty('version');
    // What is keyed meanwhile takes the premium, not what it was overridden by.
    const saved = granted(await saveMotorCase(shop, desk.broker, cleared, { mortgagee: 'Demo Bank' }));
    shop.clock.advance(1);
    granted(await quoteMotorCase(shop, desk.broker, saved, { ...terms, insurerDiscountBasisPoints: 300 }));
    const trail = await trailOf(quoted);
    const latest = trail.filter(({ trailAt }) => trailAt === trail[0]?.trailAt);
    const again = rowsOf(latest, 'motorCase.referred');
    expect(again).toEqual(
      expect.objectContaining({
        insurerDiscount: ['5.5%', '3%'],
        overrideReason: ['Fleet owner, call ***', 'Fleet owner, call ***'],
      }),
    );
  });

  test.each([
    ['declined', calls.declineMotorCase, 'underwriter', 'referred'],
    ['cancelled', calls.cancelMotorCase, 'broker', 'referred'],
  ] as const)('has why it was %s', async (state, action, role, from) => {
    const referred = await aMotorCase(shop, desk, from);
    granted(await moveMotorCase(shop, action, desk[role], referred, { returnNote: 'No such risk' }));
    expect(rowsOf(await trailOf(referred), `motorCase.${state}`)).toEqual({
      state: [from, state],
      remarks: [null, 'No such risk'],
    });
  });

  test('has the edition that a return begins, with its reason', async () => {
    const generated = await aMotorCase(shop, desk, 'generated');
    const fault = { returnedFields: ['make'], returnNote: 'Another make' };
    granted(await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, fault));
    expect(rowsOf(await trailOf(generated), 'motorCase.returned')).toEqual({
      state: ['generated', 'returned'],
      version: ['1', '2'],
      remarks: [null, 'make: Another make'],
    });
  });

  test('has the documents that were added and removed, by their types and names', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    const { sent } = await uploadMotorDocument(shop, desk.broker, draft, 'E11', { name: 'letter.pdf' });
    const fileId = sent?.records[0]?.fileId ?? '';
    expect(rowsOf(await trailOf(draft), 'motorCase.fileAdded')).toEqual({
      [`efs.${fileId}`]: [null, 'E11 · letter.pdf'],
    });
    const remove = { ...removeMotorFile, path: removeMotorFile.path.replace(/\{\w+\}/, fileId) };
    granted(await callAs(shop, remove, desk.broker));
    const namedIn = async (action: string) => rowsOf(await trailOf(draft), action)[`efs.${fileId}`];
    expect(await namedIn('motorCase.fileRemoved')).toEqual(['E11 · letter.pdf', null]);
    expect(await namedIn('motorCase.fileAdded')).toEqual([null, 'E11 · letter.pdf']);
    // Once its row is gone the end of its id tells it from others.
    await shop.deps.db.deleteFrom('stored_files').where('id', '=', fileId).execute();
    expect(await namedIn('motorCase.fileRemoved')).toEqual([`E11 · …${fileId.slice(-6)}`, null]);
    expect(await namedIn('motorCase.fileAdded')).toEqual([null, `E11 · …${fileId.slice(-6)}`]);
  });
});

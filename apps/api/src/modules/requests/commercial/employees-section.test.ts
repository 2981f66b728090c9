import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  addCase,
  aSubmittedCase,
  askForItems,
  inputOf,
  neededDocuments,
  openCase,
  PROPOSAL,
  packageAnswers,
  REGISTRATION,
  updateCase,
} from '@onegi/testing/factories/commercial-cases';
import {
  aLink,
  answerByLink,
  openLink,
  readByLink,
  sendLinkTo,
  tokenSentTo,
} from '@onegi/testing/factories/insurer-links';
import { issueCase } from '@onegi/testing/factories/issue';
import { acceptOffer, keyIn, sendTo } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommercialFacts } from '../../../ports/policy-facts.ts';
import { filledInOf, formColumn } from './filled-in.ts';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
beforeEach(async () => {
  await shop.deps.db.deleteFrom('quote_requests').execute();
  await shop.deps.db.deleteFrom('rate_limit_hits').execute();
});
afterAll(() => shop.close());

const PAYROLL = 60;
const SHOP_FRONT = 30;
const clerks = { employeeOccupation: 'CLERK', employeeCount: '3', annualPayroll: '720000.00' };
const halfTyped = { employeeOccupation: 'COOK', employeeCount: '', annualPayroll: '' };
const withSection = { ...packageAnswers, BP15: 'Y' };
const project = {
  CP01: 'Fit-out of a sample office',
  CP02: '1/F Sample House',
  CP03: 'Demo Trading 01 Limited',
  CP04: 'Demo Contractor 01 Limited',
  CP05: 'INT',
  CP06: '300000',
  CP07: '0',
  CP08: '2027-01-01',
  CP09: '2027-07-01',
  CP10: '12',
  CP11: '10000000',
  CP12: '35',
  CP13: 'Y',
};
const opened = async (caseNumber: string, user = consultant) => granted(await openCase(shop, user, caseNumber));
const withEmployees = async () =>
  aSubmittedCase(shop, consultant, {
    answers: withSection,
    employees: [clerks],
    documents: await neededDocuments(shop, consultant, [PROPOSAL, REGISTRATION, PAYROLL]),
  });
const aProject = (CP15: 'Y' | 'N') => ({
  templateId: 'CAR_P' as const,
  product: 'CAR',
  answers: { ...project, CP15 },
});
const projectDocuments = () => neededDocuments(shop, consultant, [10, 40]);
const asked = async (caseNumber: string) => granted(await sendTo(shop, officer, caseNumber, ['LPG']))[0] as Offer;

/** The employees on every document that the policy of a case was issued with. */
async function printedEmployees(caseNumber: string, offer: Offer) {
  granted(await acceptOffer(shop, consultant, offer));
  const { policy } = granted(await issueCase(shop, officer, caseNumber));
  const { db, seal } = shop.deps;
  const rows = await db
    .selectFrom('documents')
    .selectAll('documents')
    .innerJoin('policies', 'policies.id', 'owner_id')
    .where('policy_number', '=', policy?.policyNumber ?? '')
    .execute();
  expect(rows).toHaveLength(4);
  return rows.flatMap(({ id, facts_sealed }) => seal.open<CommercialFacts>(`documents/${id}`, facts_sealed).employees);
}

/** A case that was submitted with employees whose section its answers have taken away. */
async function withLeftOver(): Promise<CaseDetail> {
  const { caseNumber } = await withEmployees();
  const { db } = shop.deps;
  const row = await db
    .selectFrom('quote_requests')
    .selectAll()
    .where('request_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  const filledIn = { ...filledInOf(shop.deps, row), answers: packageAnswers };
  const form_sealed = formColumn(shop.deps, row.id, filledIn);
  await db.updateTable('quote_requests').set({ form_sealed }).where('id', '=', row.id).execute();
  return opened(caseNumber, officer);
}

describe('employees whose section was taken out again', () => {
  test('stay in the draft, and are in neither the submitted case nor its policy', async () => {
    const employees = [clerks, halfTyped];
    const documents = await neededDocuments(shop, consultant);
    const begun = granted(await addCase(shop, consultant, { answers: withSection, employees, documents }));
    const draft = granted(await updateCase(shop, consultant, begun, { answers: packageAnswers }));
    expect(draft.employees).toEqual(employees);
    const submitted = granted(await updateCase(shop, consultant, draft, { savedAs: 'waiting' }));
    expect(submitted.employees).toEqual([]);
    const { caseNumber } = submitted;
    const [quoted] = granted(await keyIn(shop, officer, await asked(caseNumber)));
    expect(await printedEmployees(caseNumber, quoted as Offer)).toEqual([]);
  });

  test('are left out also of a case that holds them', async () => {
    const { caseNumber, employees } = await withLeftOver();
    expect(employees).toEqual([]);
    const [quoted] = granted(await keyIn(shop, officer, await asked(caseNumber)));
    expect(quoted).toMatchObject({ bearingCents: 0, classLeviesCents: 0 });
    expect(await printedEmployees(caseNumber, quoted as Offer)).toEqual([]);
  });

  test('take no offer back when a case that holds them is submitted again', async () => {
    const { caseNumber } = await withLeftOver();
    granted(await keyIn(shop, officer, await asked(caseNumber)));
    granted(await askForItems(shop, officer, caseNumber));
    const pending = await opened(caseNumber);
    const again = granted(await updateCase(shop, consultant, pending, { savedAs: 'waiting' }));
    expect(again).toMatchObject({ caseState: 'waiting', employees: [], offers: [{ offerState: 'quoted' }] });
  });

  test('are printed where they are insured', async () => {
    const { caseNumber } = await withEmployees();
    const [quoted] = granted(await keyIn(shop, officer, await asked(caseNumber), { bearingCents: 400_000 }));
    expect(await printedEmployees(caseNumber, quoted as Offer)).toContainEqual(expect.objectContaining({ count: '3' }));
  });
});

describe('a document whose row was taken out again', () => {
  const payrollOf = ({ documents }: Pick<CaseDetail, 'documents'>) =>
    documents.find(({ order }) => order === PAYROLL)?.fileId;
  const linkFor = async (caseNumber: string) => {
    const insurerEmail = `${caseNumber.toLowerCase()}@lpg.example.com`;
    await sendLinkTo(shop, officer, caseNumber, { insurerAsked: 'LPG', insurerEmail });
    return tokenSentTo(shop, insurerEmail);
  };

  test('stays in the draft, and leaves the case when that is submitted', async () => {
    const documents = await neededDocuments(shop, consultant, [PROPOSAL, REGISTRATION, PAYROLL]);
    const begun = granted(await addCase(shop, consultant, { answers: withSection, employees: [clerks], documents }));
    const draft = granted(await updateCase(shop, consultant, begun, { answers: packageAnswers }));
    expect(payrollOf(draft)).toBe(payrollOf(begun));
    const submitted = granted(await updateCase(shop, consultant, draft, { savedAs: 'waiting' }));
    expect([payrollOf(begun), payrollOf(submitted)]).toEqual([expect.any(String), undefined]);
    expect(submitted.documents.filter(({ fileId }) => fileId)).toHaveLength(2);
  });

  test('leaves the case, too, when an answer that was asked for again takes it out', async () => {
    const { caseNumber } = await withEmployees();
    granted(await askForItems(shop, officer, caseNumber, { askedRows: ['BP15'], askedDocuments: [] }));
    const pending = await opened(caseNumber);
    const answers = { ...inputOf(pending).answers, BP15: 'N' };
    const again = granted(await updateCase(shop, consultant, pending, { answers, savedAs: 'waiting' }));
    expect([again.caseState, payrollOf(again)]).toEqual(['waiting', undefined]);
  });

  test('is shown to no insurer and goes to no policy where a case holds it', async () => {
    const leftOver = await withLeftOver();
    const { caseNumber } = leftOver;
    const fileId = payrollOf(leftOver) ?? '';
    const token = await linkFor(caseNumber);
    const read = granted(await openLink(shop, token));
    expect(read.documents.map((document) => document.fileId)).not.toContain(fileId);
    expect(read.documents).toHaveLength(2);
    expect((await readByLink(shop, token, fileId)).statusCode).toBe(404);
    granted(await answerByLink(shop, token, read));
    const [quoted] = (await opened(caseNumber)).offers;
    granted(await acceptOffer(shop, consultant, quoted as Offer));
    const issued = granted(await issueCase(shop, officer, caseNumber));
    expect(issued.documents.flatMap((document) => document.fileId ?? [])).toHaveLength(2);
    expect(payrollOf(issued)).toBeUndefined();
  });
});

describe('the part of a premium that is employees’ compensation', () => {
  const levied = { bearingCents: 400_000, classLeviesCents: 43_200 };

  test('is stated of every quote for a package with employees, be it nil', async () => {
    const { caseNumber } = await withEmployees();
    const waiting = await asked(caseNumber);
    const unstated = await keyIn(shop, officer, waiting);
    expect([unstated.status, unstated.fields]).toEqual([400, [o.bearingKeyed.wire]]);
    const [nil] = granted(await keyIn(shop, officer, waiting, { bearingCents: 0 }));
    expect(nil).toMatchObject({ offerState: 'quoted', bearingCents: 0, classLeviesCents: 0 });
    const [stated] = granted(await keyIn(shop, officer, nil as Offer, { bearingCents: 400_000 }));
    expect(stated).toMatchObject(levied);
    // Who does not quote has none.
    const refuses = { answeredAs: 'notQuoting', premiumCents: undefined, remark: 'No capacity' };
    expect(granted(await keyIn(shop, officer, stated as Offer, refuses))[0]?.offerState).toBe('notQuoting');
  });

  test.each([
    ['of a project that asks for it', 'Y'],
    ['of a project without it', 'N'],
  ] as const)('%s is asked for by link as by the office', async (_, CP15) => {
    const input = { ...aProject(CP15), documents: await projectDocuments() };
    const { token, offer } = await aLink(shop, { consultant, officer }, input);
    const read = granted(await openLink(shop, token));
    expect(read.asksBearing).toBe(CP15 === 'Y');
    const unstated = await answerByLink(shop, token, read);
    if (CP15 === 'N') return expect(granted(unstated).offer).toMatchObject({ bearingCents: 0, classLeviesCents: 0 });
    expect([unstated.status, unstated.fields]).toEqual([400, [o.bearingKeyed.wire]]);
    expect((await keyIn(shop, officer, offer)).fields).toEqual([o.bearingKeyed.wire]);
    const answered = granted(await answerByLink(shop, token, read, { bearingCents: 400_000 }));
    expect(answered.offer).toMatchObject(levied);
  });
});

describe('a row that is asked for again', () => {
  const { employeeOccupation } = clerks;

  test('opens the employees and the documents that depend on its answer, which are wanted then', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    granted(await askForItems(shop, officer, caseNumber, { askedRows: ['BP15'], askedDocuments: [] }));
    const pending = await opened(caseNumber);
    const uploadable = pending.documents.filter(({ canUpload }) => canUpload).map(({ order }) => order);
    expect(uploadable).toContain(PAYROLL);
    expect(uploadable).not.toContain(PROPOSAL);
    const answers = { ...inputOf(pending).answers, BP15: 'Y' };
    const without = await updateCase(shop, consultant, pending, { answers, savedAs: 'waiting' });
    expect([without.status, without.fields]).toEqual([400, ['eeList', `photoList.${PAYROLL}`]]);
    const documents = await neededDocuments(shop, consultant, [PAYROLL]);
    const input = { answers, employees: [clerks], documents, savedAs: 'waiting' as const };
    const submitted = granted(await updateCase(shop, consultant, pending, input));
    expect(submitted).toMatchObject({ caseState: 'waiting', employees: [{ employeeOccupation }] });
  });

  test('opens no document of another row', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    granted(await askForItems(shop, officer, caseNumber, { askedRows: ['BP01'], askedDocuments: [] }));
    const pending = await opened(caseNumber);
    expect(pending.documents.filter(({ canUpload }) => canUpload).map(({ order }) => order)).toEqual([SHOP_FRONT]);
    const answers = { ...inputOf(pending).answers, BP01: 'SHP', BP02: 'RET' };
    const without = await updateCase(shop, consultant, pending, { answers, savedAs: 'waiting' });
    expect(without.fields).toContain(`photoList.${SHOP_FRONT}`);
    const foreign = await updateCase(shop, consultant, pending, { employees: [clerks] });
    expect([foreign.status, foreign.fields]).toEqual([400, ['eeList']]);
  });
});

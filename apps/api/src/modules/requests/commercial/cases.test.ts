import { randomUUID } from 'node:crypto';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { copyCase } from '@onegi/contract/calls/requests/commercial/cases';
import { caseFields as c, employeeFields as e } from '@onegi/contract/fields/commercial';
import { formFields } from '@onegi/contract/fields/forms';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  addCase,
  aPackage,
  aSubmittedCase,
  neededDocuments,
  openCase,
  PROPOSAL,
  packageAnswers,
  REGISTRATION,
  updateCase,
} from '@onegi/testing/factories/commercial-cases';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let other: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  other = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const rowOf = (name: string) => `${c.answers.wire}.${name}`;
const documentAt = (order: number) => `photoList.${order}`;
const answered = ({ questions }: CaseDetail, id: string) =>
  questions.find(({ questionId }) => questionId === id)?.initial;
const clerks = { employeeOccupation: 'CLERK', employeeCount: '3', annualPayroll: '720000.00' };
const withEmployees = { ...packageAnswers, BP15: 'Y' };
const stored = async (caseNumber: string) => {
  const query = 'select t::text as row from quote_requests t where request_number = $1';
  return (await shop.database.pool.query(query, [caseNumber])).rows[0]?.row as string;
};

describe('a draft', () => {
  test('is saved as far as it is filled in, and comes back as it was left [C-4.1-01] [C-4.2-02] [C-4.2-03]', async () => {
    const empty = { insuredName: '', startsOn: null, endsOn: null, consented: false };
    const begun = granted(await addCase(shop, consultant, { ...empty, answers: { BP03: 'Unit 1' } }));
    const draft = { caseState: 'draft', stateName: 'Draft', stateNameZh: '草稿', holder: 'consultant' };
    expect(begun).toMatchObject({ ...draft, insuredName: '', startsOn: null, submittedAt: null });
    expect([...begun.allowedActions].sort()).toEqual(['delete', 'save', 'submit']);
    const insuredName = 'Harbour Demo Limited 海港';
    const saved = granted(
      await updateCase(shop, consultant, begun, { insuredName, answers: { BP03: 'Unit 2', BP12: '' } }),
    );
    const opened = granted(await openCase(shop, consultant, begun.caseNumber));
    expect(opened).toEqual(saved);
    expect(opened).toMatchObject({ insuredName, caseVersion: begun.caseVersion + 1 });
    // What was cleared stays so, and does not begin anew with what the form suggests.
    expect(['BP03', 'BP12', 'BP09'].map((id) => answered(opened, id))).toEqual(['Unit 2', '', '0']);
    expect(await stored(begun.caseNumber)).not.toMatch(/Harbour|Unit 2/);
  });

  test('shows the rows that its answers ask for, and the documents that they want', async () => {
    const answers = { ...packageAnswers, BP13: 'N', BP14: 'Water damage in 2025' };
    const detail = granted(await addCase(shop, consultant, { answers }));
    const hidden = detail.questions.filter((row) => row.hidden).map(({ questionId }) => questionId);
    expect(hidden).toEqual(['BP07']);
    const [proposal] = detail.documents;
    expect(proposal).toMatchObject({ order: PROPOSAL, required: true, canUpload: true, canDelete: false, docLimit: 5 });
    expect(detail.documents.filter(({ canDescribe }) => canDescribe)).toHaveLength(2);
  });

  test('saved on two devices is kept as the first saved it, and the second is told', async () => {
    const begun = granted(await addCase(shop, consultant));
    const first = await updateCase(shop, consultant, begun, { insuredName: 'From the desk' });
    const second = await updateCase(shop, consultant, begun, { insuredName: 'From the phone' });
    expect([first.status, second.status, second.code]).toEqual([200, 409, 'case.stale']);
    const at = await Promise.all(
      ['A', 'B'].map((name) => updateCase(shop, consultant, granted(first), { insuredName: name })),
    );
    expect(at.map(({ status }) => status).sort()).toEqual([200, 409]);
    const opened = granted(await openCase(shop, consultant, begun.caseNumber));
    expect(opened.insuredName).toBe(at[0]?.status === 200 ? 'A' : 'B');
  });

  test.each([
    ['a row that the form has not', { BP99: 'x' }, 'BP99'],
    ['a row of visitors', { EMAIL: 'demo01@example.com' }, 'EMAIL'],
    ['a row that is hidden', { BP13: 'Y', BP14: 'Water' }, 'BP14'],
    ['a choice that there is not', { BP11: '7000000' }, 'BP11'],
    ['a choice of another parent', { BP01: 'OFF', BP02: 'RES' }, 'BP02'],
    ['a number beyond all', { BP08: '1e309' }, 'BP08'],
    ['a number below zero', { BP10: '-1' }, 'BP10'],
    ['a text that is too long', { BP03: 'x'.repeat(201) }, 'BP03'],
    ['marks that turn the writing round', { BP03: 'Unit \u202e1' }, 'BP03'],
  ])('with %s is refused at that row, and nothing is kept', async (_, answers, row) => {
    const begun = granted(await addCase(shop, consultant));
    const refused = await updateCase(shop, consultant, begun, { answers, insuredName: 'Not kept' });
    expect([refused.status, refused.code, refused.fields]).toEqual([400, 'request.invalid', [rowOf(row)]]);
    expect(refused.fieldTexts[rowOf(row)]?.msgC).toMatch(/\p{Script=Han}/u);
    expect(granted(await openCase(shop, consultant, begun.caseNumber))).toEqual(begun);
  });

  test('with a row twice, a period that ends before it begins or lasts for ever is refused', async () => {
    const begun = granted(await addCase(shop, consultant));
    const row = { [formFields.questionId.wire]: 'BP03', [formFields.initial.wire]: 'x' };
    const body = { [c.caseNumber.wire]: begun.caseNumber, version: begun.caseVersion, [c.insuredName.wire]: '' };
    const rest = {
      [c.startsOn.wire]: '',
      [c.endsOn.wire]: '',
      [c.consented.wire]: false,
      [c.optedOut.wire]: false,
      [c.savedAs.wire]: 'D',
    };
    const twice = { ...body, ...rest, [c.answers.wire]: [row, row] };
    const refused = await call(shop, 'POST', '/commercial-insurance/update', twice, consultant.browser);
    expect([refused.status, refused.fields]).toEqual([400, [c.answers.wire]]);
    for (const endsOn of ['2026-12-31', '2030-01-01']) {
      const { fields } = await updateCase(shop, consultant, begun, { endsOn });
      expect([endsOn, fields]).toEqual([endsOn, [c.endsOn.wire]]);
    }
    expect((await updateCase(shop, consultant, begun, { endsOn: '2029-12-31' })).status).toBe(200);
  });

  test('whose day has passed since is still saved, and told of it when it is submitted', async () => {
    const begun = granted(await addCase(shop, consultant, { startsOn: '2026-11-01', endsOn: '2027-10-31' }));
    const submitted = await updateCase(shop, consultant, begun, {
      savedAs: 'waiting',
      documents: await neededDocuments(shop, consultant),
    });
    expect([submitted.status, submitted.fields]).toEqual([400, [c.startsOn.wire]]);
  });
});

describe('employees', () => {
  const at = (row: number, field: keyof typeof e) => `eeList.${row}.${e[field].wire}`;

  test('are kept row by row, each as far as it is typed', async () => {
    const employees = [clerks, { employeeOccupation: 'COOK', employeeCount: '', annualPayroll: '' }];
    const unknown = { ...clerks, employeeOccupation: 'JESTER' };
    const detail = granted(await addCase(shop, consultant, { answers: withEmployees, employees: [clerks] }));
    expect(detail.employees).toEqual([clerks]);
    const refused = await updateCase(shop, consultant, detail, { employees: [clerks, unknown] });
    expect([refused.status, refused.fields]).toEqual([400, [at(1, 'employeeOccupation')]]);
    const saved = await updateCase(shop, consultant, detail, {
      employees: [clerks, { ...employees[1], employeeOccupation: '' } as typeof clerks],
    });
    expect(granted(saved).employees[1]).toEqual({ employeeOccupation: '', employeeCount: '', annualPayroll: '' });
  });

  test.each([
    ['employeeCount', '0'],
    ['employeeCount', '007'],
    ['employeeCount', '-3'],
    ['employeeCount', '2.5'],
    ['employeeCount', '1e309'],
    ['annualPayroll', '-1.00'],
    ['annualPayroll', '1e309'],
    ['annualPayroll', '1,000.00'],
    ['annualPayroll', 'NaN'],
  ] as const)('whose %s is %s are refused at that cell [C-4.1-08]', async (field, value) => {
    const row = { [e.employeeOccupation.wire]: 'CLERK', [e.employeeCount.wire]: '1', [e.annualPayroll.wire]: '1.00' };
    const body = {
      [c.caseTemplate.wire]: 'EC',
      [c.insuredName.wire]: 'A',
      [c.startsOn.wire]: '',
      [c.endsOn.wire]: '',
      [c.consented.wire]: true,
      [c.optedOut.wire]: false,
      [c.answers.wire]: [],
      [c.savedAs.wire]: 'D',
      eeList: [row, { ...row, [e[field].wire]: value }],
    };
    const refused = await call(shop, 'POST', '/commercial-insurance/add', body, consultant.browser);
    expect([refused.status, refused.fields]).toEqual([400, [at(1, field)]]);
  });

  test('are at most 2,000 rows, and none where the form asks for none', async () => {
    const rows = (length: number) => Array.from({ length }, () => clerks);
    const most = granted(await addCase(shop, consultant, { answers: withEmployees, employees: rows(2_000) }));
    expect(most.employees).toHaveLength(2_000);
    const sent = (length: number) => ({
      [c.caseNumber.wire]: most.caseNumber,
      version: most.caseVersion,
      eeList: rows(length).map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [e[name as keyof typeof e].wire, value])),
      ),
    });
    const send = (length: number) =>
      call(shop, 'POST', '/commercial-insurance/update', sent(length), consultant.browser);
    const refused = await send(2_001);
    expect([refused.status, refused.fields.includes('eeList')]).toEqual([400, true]);
    expect((await send(10_000)).status).toBe(413);
    const foreign = await addCase(shop, consultant, { templateId: 'PAR', answers: {}, employees: [clerks] });
    expect([foreign.status, foreign.fields]).toEqual([400, ['eeList']]);
  });

  test('are asked for on submission, every cell, where the answers want them', async () => {
    const documents = await neededDocuments(shop, consultant, [PROPOSAL, REGISTRATION, 60]);
    const begun = granted(await addCase(shop, consultant, { answers: withEmployees, documents }));
    const none = await updateCase(shop, consultant, begun, { savedAs: 'waiting' });
    expect([none.status, none.fields]).toEqual([400, ['eeList']]);
    const half = await updateCase(shop, consultant, begun, {
      employees: [{ ...clerks, annualPayroll: '' }],
      savedAs: 'waiting',
    });
    expect([half.status, half.fields]).toEqual([400, [at(0, 'annualPayroll')]]);
    const whole = await updateCase(shop, consultant, begun, { employees: [clerks], savedAs: 'waiting' });
    expect(granted(whole)).toMatchObject({ caseState: 'waiting', employees: [clerks] });
  });
});

describe('a submission', () => {
  test('says all that is missing, in the specified words [C-4.1-03]', async () => {
    const begun = granted(
      await addCase(shop, consultant, { insuredName: '', startsOn: null, endsOn: null, consented: false, answers: {} }),
    );
    const refused = await updateCase(shop, consultant, begun, { answers: { BP01: 'OFF' }, savedAs: 'waiting' });
    expect([refused.status, refused.code]).toEqual([400, 'request.invalid']);
    expect(refused.fieldTexts).toMatchObject({
      [c.insuredName.wire]: { msg: 'Insured Name No must be filled' },
      [c.startsOn.wire]: { msg: 'Periodof Insurance From must be select' },
      [c.endsOn.wire]: { msg: 'Periodof Insurance To must be select' },
      [c.consented.wire]: { msg: 'Please tick this box to go on' },
      [rowOf('BP02')]: { msg: 'This field is required' },
      [documentAt(PROPOSAL)]: { msg: 'Please upload documents', msgC: '請上載文件' },
    });
    expect(granted(await openCase(shop, consultant, begun.caseNumber)).caseState).toBe('draft');
  });

  test('without its required documents alone says so as a whole [C-4.1-04]', async () => {
    const begun = granted(await addCase(shop, consultant));
    const refused = await updateCase(shop, consultant, begun, { savedAs: 'waiting' });
    const expected = [400, 'upload.missing', 'Please upload documents', [PROPOSAL, REGISTRATION].map(documentAt)];
    expect([refused.status, refused.code, refused.msg, refused.fields]).toEqual(expected);
  });

  test('freezes the case and begins the promise [C-4.1-02]', async () => {
    const begun = granted(await addCase(shop, consultant));
    shop.clock.advance(60);
    const now = shop.clock.now();
    const documents = await neededDocuments(shop, consultant);
    const submitted = granted(await updateCase(shop, consultant, begun, { documents, savedAs: 'waiting' }));
    const day = 86_400_000;
    expect(submitted).toMatchObject({
      caseState: 'waiting',
      stateName: 'Waiting for Reply',
      holder: 'officer',
      heldSince: now.toISOString(),
      caseRequestedAt: now.toISOString(),
      submittedAt: now.toISOString(),
      dueAt: new Date(now.getTime() + day).toISOString(),
      expiresAt: new Date(now.getTime() + 90 * day).toISOString(),
      allowedActions: ['withdraw'],
      history: [{ eventAction: 'submit' }],
    });
    expect(submitted.questions.some(({ editable }) => editable)).toBe(false);
    expect(submitted.documents.some(({ canUpload, canDelete }) => canUpload || canDelete)).toBe(false);
    const changed = await updateCase(shop, consultant, submitted, { insuredName: 'Another' });
    expect([changed.status, changed.code]).toEqual([409, 'case.wrongState']);
  });

  test('pressed twice has one effect', async () => {
    const documents = await neededDocuments(shop, consultant);
    const key = randomUUID();
    const input = { documents, savedAs: 'waiting' } as const;
    const twice = await Promise.all([1, 2].map(() => addCase(shop, consultant, input, key)));
    expect(new Set(twice.map((answer) => granted(answer).caseNumber)).size).toBe(1);
    const begun = granted(await addCase(shop, consultant, { documents: await neededDocuments(shop, consultant) }));
    const both = await Promise.all([1, 2].map(() => updateCase(shop, consultant, begun, { savedAs: 'waiting' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { history } = granted(await openCase(shop, consultant, begun.caseNumber));
    expect(history.map(({ eventAction }) => eventAction)).toEqual(['submit']);
  });
});

describe('another consultant’s case', () => {
  test('answers like one that does not exist, whatever is tried, and that it was tried is in the audit trail [C-4.2-07]', async () => {
    const detail = granted(await addCase(shop, consultant));
    const nowhere = { ...detail, caseNumber: 'RQ2611999999' };
    for (const user of [other, await aConsultant(shop)]) {
      for (const { caseNumber } of [detail, nowhere]) {
        const tried = [
          await openCase(shop, user, caseNumber),
          await updateCase(shop, user, { ...detail, caseNumber }, { insuredName: 'Mine' }),
          await callAs(shop, copyCase, user, { body: { caseNumber } }),
        ];
        for (const { status, code } of tried) expect([status, code]).toEqual([404, 'quoteRequest.notFound']);
      }
    }
    expect(granted(await openCase(shop, consultant, detail.caseNumber))).toEqual(detail);
    await shop.deps.audit.close();
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as refused from audit_trail where action = 'permission.refused' and actor_id = $1
       and object_id = (select id::text from quote_requests where request_number = $2)`,
      [other.id, detail.caseNumber],
    );
    expect(rows[0].refused).toBeGreaterThan(0);
  });

  test('is seen by who shares its code, and by those who see all; who only reads changes nothing', async () => {
    const { consultant_code: code } = await shop.deps.db
      .selectFrom('user_consultant_codes')
      .select('consultant_code')
      .where('user_id', '=', consultant.id)
      .executeTakeFirstOrThrow();
    const colleague = await signedInAs(shop, ['consultant'], { consultantCodes: ['TRSECOND', code] });
    const compliance = await signedInAs(shop, ['compliance']);
    const detail = granted(await addCase(shop, consultant));
    const seen = granted(await openCase(shop, colleague, detail.caseNumber));
    expect(granted(await updateCase(shop, colleague, seen, { insuredName: 'Ours' })).insuredName).toBe('Ours');
    const read = granted(await openCase(shop, compliance, detail.caseNumber));
    expect([read.allowedActions, read.questions.some(({ editable }) => editable)]).toEqual([[], false]);
    expect((await updateCase(shop, compliance, read)).status).toBe(403);
    const { rows } = await shop.database.pool.query(
      `select actor_id from audit_waiting where action = 'request.read' and object_name = $1
       union all select actor_id from audit_trail where action = 'request.read' and object_name = $1`,
      [detail.caseNumber],
    );
    expect(rows).toEqual([{ actor_id: compliance.id }]);
  });

  test('is made under a code: a consultant without one is told', async () => {
    const without = await signedInAs(shop, ['consultant']);
    expect(await addCase(shop, without)).toMatchObject({ status: 409, code: 'case.noConsultantCode' });
    expect(granted(await addCase(shop, officer)).consultantCode).toBeNull();
  });
});

describe('a copy of an earlier case', () => {
  const copy = (user: SignedIn, caseNumber: string) => callAs(shop, copyCase, user, { body: { caseNumber } });

  test('is a draft of its renewal for the year after, with its answers and employees; agreed anew, without documents', async () => {
    const documents = await neededDocuments(shop, consultant, [PROPOSAL, REGISTRATION, 60]);
    const input = { answers: withEmployees, employees: [clerks], documents, optedOut: true };
    const earlier = await aSubmittedCase(shop, consultant, input);
    const copied = granted(await copy(consultant, earlier.caseNumber));
    expect(copied).toMatchObject({
      caseState: 'draft',
      transactionType: 'renewal',
      transactionTypeName: 'Renewal',
      copiedFrom: earlier.caseNumber,
      insuredName: aPackage.insuredName,
      startsOn: '2028-01-01',
      endsOn: '2028-12-31',
      consented: false,
      optedOut: true,
      employees: [clerks],
    });
    expect(copied.caseNumber).not.toBe(earlier.caseNumber);
    expect(answered(copied, 'BP08')).toBe('500000');
    expect(copied.documents.filter(({ fileId }) => fileId)).toEqual([]);
    // The earlier case stays as it was.
    expect(granted(await openCase(shop, consultant, earlier.caseNumber))).toMatchObject({ caseState: 'waiting' });
  });

  test('leaves out answers that the form has no more', async () => {
    const earlier = granted(await addCase(shop, consultant));
    const { id } = await shop.deps.db
      .selectFrom('quote_requests')
      .select('id')
      .where('request_number', '=', earlier.caseNumber)
      .executeTakeFirstOrThrow();
    const form_sealed = shop.deps.seal.seal(`quote_requests/${id}`, { ...packageAnswers, BP90: 'of old', BP11: '7' });
    await shop.deps.db.updateTable('quote_requests').set({ form_sealed }).where('id', '=', id).execute();
    const copied = granted(await copy(consultant, earlier.caseNumber));
    expect([answered(copied, 'BP11'), answered(copied, 'BP03')]).toEqual([undefined, packageAnswers.BP03]);
    expect((await updateCase(shop, consultant, copied)).status).toBe(200);
  });
});

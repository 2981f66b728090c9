import { endRequest } from '@onegi/contract/calls/requests/change-request';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { answerRequest, assignRequest, openRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import { askedSections, caseFields as c } from '@onegi/contract/fields/commercial';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  addCase,
  aSubmittedCase,
  askForItems,
  inputOf,
  openCase,
  PROPOSAL,
  packageAnswers,
  REGISTRATION,
  updateCase,
  uploadDocument,
} from '@onegi/testing/factories/commercial-cases';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expireCases } from './expire-cases.ts';

const HOUR = 3_600;

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
beforeEach(async () => {
  await shop.deps.db.deleteFrom('quote_requests').execute();
  shop.clock.set('2026-11-21');
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
});
afterAll(() => shop.close());

/** After some hours, with sessions that go on. */
async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
}
const ask = (caseNumber: string, changes: object = {}) => askForItems(shop, officer, caseNumber, changes);
const withdraw = (caseNumber: string, reason = '', user = consultant) =>
  callAs(shop, withdrawCase, user, { body: { caseNumber, reason } });
const decline = (caseNumber: string, reason: string, user = officer) =>
  callAs(shop, endRequest, user, { body: { requestNumber: caseNumber, outcome: 'decline', reason } });
const opened = async (caseNumber: string, user = consultant) => granted(await openCase(shop, user, caseNumber));
const openRows = ({ questions }: CaseDetail) =>
  questions.filter(({ editable }) => editable).map(({ questionId }) => questionId);
const rowOf = (name: string) => `${c.answers.wire}.${name}`;

describe('an officer who asks for items', () => {
  test('opens these alone, and stops the clock until they come [C-4.1-06]', async () => {
    const submitted = await aSubmittedCase(shop, consultant);
    const dueAt = Date.parse(submitted.dueAt ?? '');
    await later(2 * HOUR);
    const askedAt = shop.clock.now().toISOString();
    granted(await ask(submitted.caseNumber));
    const pending = await opened(submitted.caseNumber);
    expect(pending).toMatchObject({
      caseState: 'pending',
      stateName: 'Pending for Information',
      holder: 'consultant',
      heldSince: askedAt,
      isPaused: true,
      clockMinutes: 120,
      asked: { askedNote: 'Please sign the proposal.', askedRows: ['BP03'], askedDocuments: [PROPOSAL] },
    });
    expect([...pending.allowedActions].sort()).toEqual(['resubmit', 'save', 'withdraw']);
    expect(openRows(pending)).toEqual(['BP03']);
    expect(pending.documents.filter(({ canUpload }) => canUpload).map(({ order }) => order)).toEqual([PROPOSAL]);

    await later(5 * HOUR);
    const { sent } = await uploadDocument(shop, consultant, { name: 'signed.pdf' });
    const { answers, documents = [] } = inputOf(pending);
    const resubmitted = granted(
      await updateCase(shop, consultant, pending, {
        answers: { ...answers, BP03: 'Unit 2, 1 Demo Road' },
        documents: [
          ...documents.filter(({ order }) => order !== PROPOSAL),
          { order: PROPOSAL, uploadId: sent?.uploadId ?? '' },
        ],
        savedAs: 'waiting',
      }),
    );
    expect(resubmitted).toMatchObject({
      caseState: 'waiting',
      holder: 'officer',
      isPaused: false,
      isLate: false,
      clockMinutes: 120,
      promisedHours: 24,
      // Five hours later than promised: as long as the office waited.
      dueAt: new Date(dueAt + 5 * HOUR * 1000).toISOString(),
      submittedAt: submitted.submittedAt,
    });
    expect(resubmitted.documents.find(({ order }) => order === PROPOSAL)?.fileNameOriginal).toBe('signed.pdf');
    expect(resubmitted.history.map(({ eventAction }) => eventAction)).toEqual(['resubmit', 'ask', 'submit']);
  });

  test('leaves everything else as it was submitted', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const pending = granted(await ask(caseNumber));
    const { answers } = inputOf(pending);
    const { sent } = await uploadDocument(shop, consultant);
    const tries = [
      [{ answers: { ...answers, BP08: '600000' } }, [rowOf('BP08')]],
      [{ answers: { BP03: 'Unit 2' } }, expect.arrayContaining([rowOf('BP08'), rowOf('BP01')])],
      [{ insuredName: 'Another Limited' }, [c.insuredName.wire]],
      [{ endsOn: '2028-06-30' }, [c.endsOn.wire]],
      [{ optedOut: true }, [c.optedOut.wire]],
      [{ employees: [{ employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '1.00' }] }, ['eeList']],
      [{ documents: [{ order: REGISTRATION, uploadId: sent?.uploadId ?? '' }] }, [`photoList.${REGISTRATION}`]],
    ] as const;
    for (const [input, fields] of tries) {
      for (const savedAs of ['draft', 'waiting'] as const) {
        const refused = await updateCase(shop, consultant, pending, { ...input, savedAs } as never);
        expect([Object.keys(input), refused.status, refused.fields]).toEqual([Object.keys(input), 400, fields]);
      }
    }
    expect(await opened(caseNumber)).toMatchObject({ caseState: 'pending', caseVersion: pending.caseVersion });
    const saved = granted(await updateCase(shop, consultant, pending, { answers: { ...answers, BP03: 'Unit 3' } }));
    expect([saved.caseState, saved.caseVersion]).toEqual(['pending', pending.caseVersion + 1]);
  });

  test('opens with a row those that depend on its answer, and sections of the form', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const askedRows = ['BP01', 'BP13', askedSections.insuredName];
    const pending = granted(await ask(caseNumber, { askedRows, askedDocuments: [] }));
    expect(openRows(await opened(caseNumber))).toEqual(['BP01', 'BP02', 'BP13', 'BP14']);
    const changed = { ...packageAnswers, BP01: 'CLN', BP02: 'DEN', BP13: 'N' };
    const without = await updateCase(shop, consultant, pending, { answers: changed, savedAs: 'waiting' });
    expect([without.status, without.fields]).toEqual([400, [rowOf('BP14')]]);
    const answers = { ...changed, BP14: 'Water damage, HK$12,000' };
    const input = { answers, insuredName: 'Harbour Demo Dental Limited', savedAs: 'waiting' } as const;
    expect(granted(await updateCase(shop, consultant, pending, input)).insuredName).toBe('Harbour Demo Dental Limited');
  });

  test('asks for what the form has, with a note', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const tries: [object, string[]][] = [
      [{ askedNote: ' ' }, [c.askedNote.wire]],
      [{ askedRows: ['BP99'] }, ['rows.0']],
      [{ askedDocuments: [PROPOSAL, 999] }, ['documents.1']],
      [{ askedRows: [], askedDocuments: [] }, ['rows']],
    ];
    for (const [changes, fields] of tries) {
      const refused = await ask(caseNumber, changes);
      expect([refused.status, refused.fields]).toEqual([400, fields]);
    }
    expect((await opened(caseNumber)).caseState).toBe('waiting');
    expect((await askForItems(shop, consultant, caseNumber)).status).toBe(403);
    expect(await ask('RQ2611999999')).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
  });

  test('makes who still has the older form open load it anew', async () => {
    const submitted = await aSubmittedCase(shop, consultant);
    granted(await ask(submitted.caseNumber));
    const late = await updateCase(shop, consultant, submitted, { savedAs: 'waiting' });
    expect([late.status, late.code]).toEqual([409, 'case.stale']);
  });
});

describe('a case is over', () => {
  test('when its consultant withdraws it, also while it waits for the consultant', async () => {
    const first = await aSubmittedCase(shop, consultant);
    const gone = granted(await withdraw(first.caseNumber, 'The client has another insurer'));
    const over = { caseState: 'closed', holder: null, dueAt: null, allowedActions: [] };
    expect(gone).toMatchObject({ ...over, closedAs: 'withdrawn', reason: 'The client has another insurer' });
    const second = await aSubmittedCase(shop, consultant);
    granted(await ask(second.caseNumber));
    await later(HOUR);
    expect(granted(await withdraw(second.caseNumber))).toMatchObject({
      ...over,
      isPaused: false,
      clockMinutes: 0,
    });
    const { rows } = await shop.database.pool.query('select closed_reason_sealed is null as none from quote_requests');
    expect(rows.map(({ none }) => none).sort()).toEqual([false, true]);
  });

  test('when an officer declines it, with a reason that its consultant reads [C-4.1-07]', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const without = await decline(caseNumber, ' ');
    expect([without.status, without.fields]).toEqual([400, [c.reason.wire]]);
    expect(granted(await decline(caseNumber, 'No insurer writes this trade'))).toMatchObject({
      requestState: 'closed',
    });
    const over = { caseState: 'closed', closedAs: 'declined', reason: 'No insurer writes this trade' };
    expect(await opened(caseNumber)).toMatchObject(over);
    const again = await decline(caseNumber, 'Once more');
    expect([again.status, again.code]).toEqual([409, 'case.declined']);
    expect((await decline(caseNumber, 'Mine', consultant)).status).toBe(403);
  });

  test('of a withdrawal and a decline at once one wins, and the other is told what happened [C-4.1-07]', async () => {
    for (let i = 0; i < 3; i++) {
      const { caseNumber } = await aSubmittedCase(shop, consultant);
      const [withdrawn, declined] = await Promise.all([withdraw(caseNumber), decline(caseNumber, 'No insurer')]);
      const { closedAs, history } = await opened(caseNumber);
      const refused = closedAs === 'withdrawn' ? declined : withdrawn;
      expect([withdrawn.status, declined.status].sort()).toEqual([200, 409]);
      expect([refused.status, refused.code]).toEqual([409, `case.${closedAs}`]);
      expect(history).toHaveLength(2);
    }
  });

  test('of a withdrawal and a question at once the question comes first or is told', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const [withdrawn, asked] = await Promise.all([withdraw(caseNumber), ask(caseNumber)]);
    expect(withdrawn.status).toBe(200);
    expect([200, 409]).toContain(asked.status);
    expect((await opened(caseNumber)).caseState).toBe('closed');
  });

  test('when nobody has done anything with it for 90 days [C-4.1-05]', async () => {
    const forgotten = await aSubmittedCase(shop, consultant);
    const draft = granted(await addCase(shop, consultant));
    await later(89 * 24 * HOUR);
    const asked = await aSubmittedCase(shop, consultant, { startsOn: '2027-06-01', endsOn: '2028-05-31' });
    granted(await ask(asked.caseNumber));
    await expireCases(shop.deps);
    expect((await opened(forgotten.caseNumber)).caseState).toBe('waiting');
    await later(24 * HOUR);
    await Promise.all([expireCases(shop.deps), expireCases(shop.deps)]);
    expect(await opened(forgotten.caseNumber)).toMatchObject({
      caseState: 'expired',
      holder: null,
      history: [{ eventAction: 'expire', eventBy: null }, { eventAction: 'submit' }],
    });
    expect((await opened(draft.caseNumber)).caseState).toBe('draft');
    expect((await opened(asked.caseNumber)).caseState).toBe('pending');
    const late = await withdraw(forgotten.caseNumber);
    expect([late.status, late.code]).toEqual([409, 'case.expired']);
  });
});

describe('on the office’s desk', () => {
  const listed = async (body: object = {}) => {
    const { data } = await call(shop, 'POST', requestList.page.path, body, officer.browser);
    return z.decode(requestList.page.answer.codec, data).records;
  };

  test('stand cases and visitors’ requests, and no draft', async () => {
    const { requestNumber } = await aQuoteRequest(shop);
    shop.clock.advance(60);
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    granted(await addCase(shop, consultant));
    const records = await listed({ [r.requestState.wire]: 'W' });
    expect(records).toMatchObject([
      { requestNumber, audience: 'visitor' },
      { requestNumber: caseNumber, audience: 'consultant', contactName: 'H*** D*** T*** L***' },
    ]);
    // Its consultant withdraws a case, and nobody of the office.
    expect([...(records[1]?.allowedActions ?? [])].sort()).toEqual(['ask', 'assign', 'decline', 'release']);
    granted(await ask(caseNumber));
    expect(await listed({ [r.requestState.wire]: 'P' })).toMatchObject([
      { requestNumber: caseNumber, holder: 'consultant' },
    ]);
  });

  test('a case is taken, given and opened as a request is, and answered with offers alone', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const draft = granted(await addCase(shop, consultant));
    shop.clock.advance(60);
    const take = { requestNumber: caseNumber, assigneeId: officer.id, assigneeSeen: null };
    const taken = await callAs(shop, assignRequest, officer, { body: take });
    expect(granted(taken).assigneeId).toBe(officer.id);
    expect(await callAs(shop, assignRequest, officer, { body: take })).toMatchObject({
      status: 409,
      code: 'case.assignedMeanwhile',
    });
    const path = (number: string) => openRequest.path.replace(/\{\w+\}/, number);
    const { data } = await call(shop, 'GET', path(caseNumber), undefined, officer.browser);
    const whole = z.decode(openRequest.answer.codec, data);
    expect(whole.answers).toContainEqual(expect.objectContaining({ answer: '500,000' }));
    expect(whole.history.map(({ eventAction }) => eventAction)).toEqual(['assign', 'submit']);
    expect(whole.history[0]).toMatchObject({ eventByZh: null, assigneeNameZh: null });
    expect((await call(shop, 'GET', path(draft.caseNumber), undefined, officer.browser)).status).toBe(404);
    const answered = await callAs(shop, answerRequest, officer, {
      body: { requestNumber: caseNumber, answerText: 'Yes' },
    });
    expect([answered.status, answered.code]).toEqual([404, 'quoteRequest.notFound']);
    expect((await opened(caseNumber)).assigneeName).toBe((await opened(caseNumber, officer)).assigneeName);
  });

  test('a case is no holder’s of a reference: the visitors’ doors do not open it', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const [found] = await listed();
    const doors = `/buy/requests/${found?.requestRef}`;
    expect((await call(shop, 'GET', doors)).status).toBe(404);
    expect((await call(shop, 'POST', `${doors}/withdraw`, undefined, consultant.browser)).status).toBe(404);
    expect((await opened(caseNumber)).caseState).toBe('waiting');
  });
});

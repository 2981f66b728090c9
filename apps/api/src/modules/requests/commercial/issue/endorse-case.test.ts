import { copyCase, withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { assignRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import { issueFields as i } from '@onegi/contract/fields/issue';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, openCase } from '@onegi/testing/factories/commercial-cases';
import { anIssuedEndorsement, aYearsPolicy, saveDraft } from '@onegi/testing/factories/endorsements';
import {
  anAcceptedCase,
  anAcceptedEndorsement,
  anEndorsementToName,
  endorseCase,
  issueCase,
} from '@onegi/testing/factories/issue';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  [consultant, officer] = await Promise.all([aConsultant(shop), signedInAs(shop, ['officer'])]);
});

const toName = () => anEndorsementToName(shop, { consultant, officer });
const opened = async (caseNumber: string, user = officer) => granted(await openCase(shop, user, caseNumber));
const toIssue = async (caseNumber: string) => {
  const body = { deskView: 'toIssueByMe', numberSearched: caseNumber } as const;
  return granted(await callAs(shop, requestList.page, officer, { body })).records.length;
};

describe('an accepted case that asks for an endorsement', () => {
  test('is ended by the officer who names the endorsement that was made, and waits for nobody then', async () => {
    const named = await toName();
    const { caseNumber, policyEndorsed, endorsementNumber } = named;
    const before = await opened(caseNumber);
    expect([before.allowedActions, before.endorsement]).toEqual([
      ['assign', 'release', 'endorse', 'reopen', 'decline'],
      null,
    ]);
    expect(await toIssue(caseNumber)).toBe(1);

    shop.clock.advance(300);
    const ended = granted(await endorseCase(shop, officer, named));
    expect([ended.caseState, ended.holder, ended.allowedActions]).toEqual(['accepted', null, []]);
    expect(ended).toMatchObject({ policy: null, endorsement: { policyNumber: policyEndorsed, endorsementNumber } });
    expect(ended.history[0]).toMatchObject({ eventAction: 'endorse' });
    // The promise was kept when the offer was accepted.
    expect(ended.clockMinutes).toBe(before.clockMinutes);
    expect(await toIssue(caseNumber)).toBe(0);
    expect((await opened(caseNumber, consultant)).endorsement).toEqual(ended.endorsement);

    const again = await endorseCase(shop, officer, named);
    expect([again.status, again.code]).toEqual([409, 'case.endorsed']);
    expect((await callAs(shop, withdrawCase, consultant, { body: { caseNumber } })).code).toBe('case.endorsed');
    expect((await callAs(shop, copyCase, consultant, { body: { caseNumber } })).status).toBe(200);
  });

  test('of a policy that came of a case of its own leaves that as it is, and two may name the same', async () => {
    const bought = await anAcceptedCase(shop, { consultant, officer });
    granted(await issueCase(shop, officer, bought));
    const { policy_id } = await shop.deps.db
      .selectFrom('quote_requests')
      .select('policy_id')
      .where('request_number', '=', bought)
      .executeTakeFirstOrThrow();
    const named = await toName();
    const { db } = shop.deps;
    await db
      .updateTable('quote_requests')
      .set({ policy_id: db.selectFrom('policies').select('id').where('policy_number', '=', named.policyEndorsed) })
      .where('request_number', '=', bought)
      .execute();
    const second = await anAcceptedEndorsement(shop, { consultant, officer });
    granted(await endorseCase(shop, officer, named));
    granted(await endorseCase(shop, officer, { ...named, caseNumber: second }));
    expect((await opened(bought)).endorsement).toBeNull();
    expect(policy_id).not.toBeNull();
  });

  test('is not ended by what is none: the field says why, and nothing is written', async () => {
    const named = await toName();
    const { consultantCode: code, caseProduct: line } = await opened(named.caseNumber);
    const policy = await aYearsPolicy(shop, { code, line });
    const { endorsementNo, policyNumber } = granted(
      await saveDraft(shop, await signedInAs(shop, ['operations']), policy),
    );
    const refusals = [
      [{ policyEndorsed: 'NO-SUCH-1' }, 'policyEndorsed', 'There is no such policy'],
      [{ policyEndorsed: '' }, 'policyEndorsed', 'This field is required'],
      [{ endorsementNumber: '999' }, 'endorsementNumber', 'The policy has no such endorsement'],
      [{ endorsementNumber: '000' }, 'endorsementNumber', 'Three digits'],
      [
        { policyEndorsed: policyNumber, endorsementNumber: endorsementNo },
        'endorsementNumber',
        'This endorsement is not issued yet',
      ],
    ] as const;
    for (const [changed, field, text] of refusals) {
      const body = Object.fromEntries(
        Object.entries({ ...named, ...changed }).map(([name, value]) => [i[name as keyof typeof i].wire, value]),
      );
      const refused = await call(shop, 'POST', '/commercial-insurance/endorse', body, officer.browser);
      expect([refused.status, Object.keys(refused.fieldTexts)]).toEqual([400, [i[field].wire]]);
      expect(JSON.stringify(refused.fieldTexts)).toContain(text);
    }
    const { allowedActions, history } = await opened(named.caseNumber);
    expect(allowedActions).toContain('endorse');
    expect(history.map(({ eventAction }) => eventAction)).not.toContain('endorse');
  });

  test('is ended by one of the policy that an earlier case of its consultant became', async () => {
    const people = { writer: await signedInAs(shop, ['operations']), approver: officer };
    const earlier = await anAcceptedCase(shop, { consultant, officer });
    const { policy } = granted(await issueCase(shop, officer, earlier));
    const { policyNumber: policyEndorsed = '', transactionNumber = '', startsOn: effectiveOn = '' } = policy ?? {};
    const terms = { effectiveOn, details: { other: 'Second door' } };
    const { endorsementNo } = await anIssuedEndorsement(shop, people, transactionNumber, terms);
    const caseNumber = await anAcceptedEndorsement(shop, { consultant, officer });
    const named = { caseNumber, policyEndorsed, endorsementNumber: endorsementNo };
    expect(granted(await endorseCase(shop, officer, named)).endorsement).toMatchObject({ transactionNumber });
  });

  test('is not ended by an endorsement of a policy of another consultant or class of business', async () => {
    const named = await toName();
    const people = { writer: await signedInAs(shop, ['operations']), approver: await signedInAs(shop, ['approver']) };
    const { consultantCode: code, caseProduct: line } = await opened(named.caseNumber);
    const own = { code, line };
    const others = [
      { ...own, code: 'TR0001' },
      { ...own, code: null },
      { ...own, line: 'PAR' },
    ];
    for (const other of others) {
      const issued = await anIssuedEndorsement(shop, people, await aYearsPolicy(shop, other));
      const { policyNumber: policyEndorsed, endorsementNo: endorsementNumber } = issued;
      const refused = await endorseCase(shop, officer, { ...named, policyEndorsed, endorsementNumber });
      expect([refused.status, refused.fields]).toEqual([400, [i.policyEndorsed.wire]]);
      expect(JSON.stringify(refused.fieldTexts)).toContain('another consultant or class of business');
      expect(JSON.stringify(refused.fieldTexts)).toMatch(/\p{Script=Han}/u);
    }
    expect((await opened(named.caseNumber)).endorsement).toBeNull();
    const second = await anIssuedEndorsement(
      shop,
      people,
      await aYearsPolicy(shop, { ...own, code: 'TR0001', secondCode: code }),
    );
    const { policyNumber: policyEndorsed, endorsementNo: endorsementNumber } = second;
    granted(await endorseCase(shop, officer, { ...named, policyEndorsed, endorsementNumber }));
  });

  test('is ended by one of a policy under another code of its consultant', async () => {
    const named = await toName();
    const people = { writer: await signedInAs(shop, ['operations']), approver: await signedInAs(shop, ['approver']) };
    const { consultantCode, caseProduct: line } = await opened(named.caseNumber);
    const code = 'TR0777';
    const issued = await anIssuedEndorsement(shop, people, await aYearsPolicy(shop, { code, line }));
    const asked = { ...named, policyEndorsed: issued.policyNumber, endorsementNumber: issued.endorsementNo };
    expect((await endorseCase(shop, officer, asked)).status).toBe(400);
    await shop.database.pool.query(
      `insert into user_consultant_codes (user_id, consultant_code, seq)
       select user_id, $1, 99 from user_consultant_codes where consultant_code = $2`,
      [code, consultantCode],
    );
    granted(await endorseCase(shop, officer, asked));
  });

  test('is the office’s, is no other case, and of two officers at once one ends it', async () => {
    const named = await toName();
    expect((await endorseCase(shop, consultant, named)).status).toBe(403);
    expect((await issueCase(shop, officer, named.caseNumber)).code).toBe('case.isEndorsement');
    const caseNumber = await anAcceptedCase(shop, { consultant, officer });
    expect((await endorseCase(shop, officer, { ...named, caseNumber })).code).toBe('case.notEndorsement');
    expect((await endorseCase(shop, officer, { ...named, caseNumber: 'RQ000000000' })).status).toBe(404);
    const both = await Promise.all([endorseCase(shop, officer, named), endorseCase(shop, officer, named)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('an accepted case is handed to a colleague, and given back', async () => {
  const caseNumber = await anAcceptedCase(shop, { consultant, officer });
  const colleague = await signedInAs(shop, ['officer']);
  const assign = (assigneeId: string | null, assigneeSeen: string | null) => {
    shop.clock.advance(60);
    return callAs(shop, assignRequest, officer, { body: { requestNumber: caseNumber, assigneeId, assigneeSeen } });
  };
  granted(await assign(officer.id, null));
  expect(await toIssue(caseNumber)).toBe(1);
  granted(await assign(colleague.id, officer.id));
  expect([await toIssue(caseNumber), (await opened(caseNumber)).assigneeId]).toEqual([0, colleague.id]);
  const { allowedActions } = granted(await assign(null, colleague.id));
  expect(allowedActions).toEqual(expect.arrayContaining(['assign', 'release']));
  expect(await toIssue(caseNumber)).toBe(1);
  const { history, caseState } = await opened(caseNumber);
  expect([caseState, history[0]?.eventAction]).toEqual(['accepted', 'release']);
});

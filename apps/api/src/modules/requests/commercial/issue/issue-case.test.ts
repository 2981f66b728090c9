import { dashboardReport } from '@onegi/contract/calls/dashboard/dashboard';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { downloadDocument } from '@onegi/contract/calls/requests/commercial/documents';
import type { IssuedPolicy } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { searchWork } from '@onegi/contract/calls/workplace/search-work';
import { issueFields as i } from '@onegi/contract/fields/issue';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, aSubmittedCase, openCase, uploadDocument } from '@onegi/testing/factories/commercial-cases';
import { anAcceptedCase, aRenewalOf, draftPolicy, issueCase } from '@onegi/testing/factories/issue';
import { acceptOffer, keyIn, someOffers } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommercialFacts } from '../../../../ports/policy-facts.ts';
import { checkPolicies } from '../../../backup/check-policies.ts';
import type { SealedMail } from '../../../mail/queue-mail.ts';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  [consultant, officer] = await Promise.all([aConsultant(shop), signedInAs(shop, ['officer'])]);
});

const accepted = (input = {}) => anAcceptedCase(shop, { consultant, officer }, input);
const policyOf = (detail: CaseDetail): IssuedPolicy => {
  if (!detail.policy) throw new Error('The case has no policy');
  return detail.policy;
};
const opened = async (caseNumber: string, user = consultant) => granted(await openCase(shop, user, caseNumber));

const written = [
  'policies',
  'policy_endorsements',
  'debit_credit_notes',
  'policy_persons',
  'documents',
  'mails',
  'case_events',
  'audit_waiting',
] as const;
async function rows(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    written.map(async (table) => {
      const { rows: found } = await shop.database.pool.query(`select count(*)::int as n from ${table}`);
      return [table, found[0].n] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe('the policy of an accepted case', () => {
  test('is issued with its number, endorsement 000, open note and documents, and nobody holds the case then [C-6.1-01]', async () => {
    const caseNumber = await accepted({ insuredName: '海港示範貿易有限公司 Harbour Demo' });
    shop.clock.advance(300);
    const before = await opened(caseNumber, officer);
    expect([before.caseState, before.holder, before.policy]).toEqual(['accepted', 'officer', null]);
    expect(before.allowedActions).toEqual(['assign', 'release', 'issue', 'reopen', 'decline']);

    const detail = granted(await issueCase(shop, officer, caseNumber));
    const policy = policyOf(detail);
    expect([detail.caseState, detail.holder, detail.allowedActions]).toEqual(['accepted', null, []]);
    expect(detail.history[0]).toMatchObject({ eventAction: 'issue' });
    expect(policy).toMatchObject({
      policyNumber: expect.stringMatching(/^LPG-BPK-26-\d{7}$/),
      transactionNumber: expect.stringMatching(/^PT2026\d{7}$/),
      noteNumber: expect.stringMatching(/^DN2611\d{6}$/),
      insuredName: '海港示範貿易有限公司 Harbour Demo',
      startsOn: '2027-01-01',
      endsOn: '2027-12-31',
      issuedOn: '2026-11-21',
      noteDueOn: '2027-01-20',
      premiumCents: 1_000_000,
      classLeviesCents: 0,
      iaLevyCents: 400,
      totalCents: 1_000_400,
    });
    const { db } = shop.deps;
    const row = await db
      .selectFrom('policies')
      .innerJoin('policy_endorsements as e', 'e.policy_id', 'policies.id')
      .innerJoin('debit_credit_notes as n', 'n.policy_id', 'policies.id')
      .selectAll()
      .where('policy_number', '=', policy.policyNumber)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      line: 'BP',
      insurer_code: 'LPG',
      application_id: null,
      consultant_code: before.consultantCode,
      endorsement_no: '000',
      gross_premium_cents: 1_000_000,
      basic_rate_bp: 2000,
      basic_commission_cents: 200_000,
      payout_bp: 6000,
      consultant_commission_cents: 120_000,
      house_commission_cents: 80_000,
      receivable_cents: 1_000_400,
      payable_cents: 800_400,
      amount_cents: 1_000_400,
      settlement: 'unsettled',
    });
    expect(await checkPolicies(db, shop.deps.seal)).toMatchObject({ problems: [] });
  });

  test('that renews an earlier one marks that as renewed, once [C-6.2-24]', async () => {
    const earlier = await accepted();
    const { policyNumber } = policyOf(granted(await issueCase(shop, officer, earlier)));
    const renewal = await aRenewalOf(shop, { consultant, officer }, earlier);
    expect(policyOf(granted(await issueCase(shop, officer, renewal))).policyNumber).not.toBe(policyNumber);
    const row = await shop.deps.db
      .selectFrom('policies')
      .select('ended_as')
      .where('policy_number', '=', policyNumber)
      .executeTakeFirstOrThrow();
    expect(row.ended_as).toBe('renewed');
  });

  test('keeps the reading of the promise as it was when the offer was accepted [C-6.1-01]', async () => {
    const caseNumber = await accepted();
    const { clockMinutes, isLate } = await opened(caseNumber);
    shop.clock.advance(5 * 86_400);
    officer = await signedInAs(shop, ['officer']);
    const after = granted(await issueCase(shop, officer, caseNumber));
    expect([after.clockMinutes, after.isLate]).toEqual([clockMinutes, isLate]);
  });

  test('says beforehand what will be booked, every part summing, to the office alone [C-6.1-02]', async () => {
    const caseNumber = await accepted();
    const draft = granted(await draftPolicy(shop, officer, caseNumber));
    expect(draft).toMatchObject({ premiumCents: 1_000_000, noteDueOn: '2027-01-20', currency: 'HKD' });
    expect(draft.classLeviesCents + draft.iaLevyCents).toBe(draft.leviesCents);
    expect(draft.premiumCents + draft.leviesCents).toBe(draft.totalCents);
    const { commission } = draft;
    expect(commission.consultantCommissionCents + commission.houseCommissionCents).toBe(commission.commissionCents);
    expect(draft.totalCents - commission.payableCents).toBe(commission.commissionCents);
    expect(await draftPolicy(shop, consultant, caseNumber)).toMatchObject({ status: 403 });

    const policy = policyOf(granted(await issueCase(shop, officer, caseNumber)));
    expect(policy).toMatchObject({ totalCents: draft.totalCents, commission });
    expect(policyOf(await opened(caseNumber)).commission).toBeNull();
  });

  test('takes the insurer’s number, period, insured and plan that the officer completes [C-6.1-03]', async () => {
    const caseNumber = await accepted();
    const completed = {
      policyNumberKeyed: 'bp/2027-0815',
      insuredName: 'Harbour Demo Holdings Limited',
      startsOn: '2027-02-01',
      endsOn: '2028-01-31',
      currency: 'HKD',
      planCode: 'off-std',
    };
    const policy = policyOf(granted(await issueCase(shop, officer, caseNumber, completed)));
    const { policyNumberKeyed: _, ...others } = completed;
    expect(policy).toMatchObject({ ...others, policyNumber: 'BP/2027-0815', planCode: 'OFF-STD' });
    const other = await accepted();
    const refused = await issueCase(shop, officer, other, { policyNumberKeyed: 'BP/2027-0815' });
    expect([refused.status, refused.code]).toEqual([409, 'policy.numberTaken']);
  });

  test.each([
    [{ startsOn: '2027-12-31', endsOn: '2027-01-01' }, 'endsOn'],
    [{ startsOn: '2027-02-30' }, 'startsOn'],
    [{ policyNumberKeyed: '<b>1</b>' }, 'policyNumberKeyed'],
    [{ clientEmail: 'nobody' }, 'clientEmail'],
    [{ insuredName: '' }, 'insuredName'],
    [{ currency: 'USD' }, 'currency'],
  ])('is refused with %j, and nothing is written', async (input, field) => {
    const caseNumber = await accepted();
    const before = await rows();
    const body = { [i.caseNumber.wire]: caseNumber, ...wired(input) };
    const refused = await call(shop, 'POST', '/commercial-insurance/issue', body, officer.browser);
    expect([refused.status, Object.keys(refused.fieldTexts)]).toEqual([400, [i[field as keyof typeof i].wire]]);
    expect(await rows()).toEqual(before);
    expect((await opened(caseNumber, officer)).allowedActions).toContain('issue');
  });

  test('is not issued for a period whose levies are others than the client accepted', async () => {
    const caseNumber = await accepted({ startsOn: '2027-01-01', endsOn: '2027-12-31' });
    const premium = 600_000_000;
    const [offer] = await someOffers(shop, { consultant, officer }, 1);
    const [large] = granted(await keyIn(shop, officer, offer as never, { premiumCents: premium }));
    granted(await acceptOffer(shop, consultant, large as never));
    const two = { startsOn: '2027-01-01', endsOn: '2028-12-31' };
    const refused = await issueCase(shop, officer, large?.caseNumber ?? '', two);
    expect([refused.status, refused.code]).toEqual([409, 'policy.premiumChanges']);
    granted(await issueCase(shop, officer, caseNumber, two));
  });
});

const wired = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [i[name as keyof typeof i].wire, value]));

describe('a policy is issued once', () => {
  test('by a double click, twice, or two officers: one issues it, the others are told [C-6.1-04]', async () => {
    const caseNumber = await accepted();
    const second = await signedInAs(shop, ['officer']);
    const before = await rows();
    const outcomes = await Promise.all([
      issueCase(shop, officer, caseNumber),
      issueCase(shop, officer, caseNumber),
      issueCase(shop, second, caseNumber),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refusals = outcomes.filter(({ status }) => status === 409);
    expect(refusals.map(({ code, msgC }) => [code, msgC])).toEqual(
      Array.from({ length: 2 }, () => ['case.issued', '此個案的保單剛剛已簽發']),
    );
    const after = await rows();
    expect(after).toMatchObject({
      policies: (before.policies ?? 0) + 1,
      debit_credit_notes: (before.debit_credit_notes ?? 0) + 1,
      documents: (before.documents ?? 0) + 4,
    });
    expect((await issueCase(shop, officer, caseNumber)).code).toBe('case.issued');
    expect((await callAs(shop, withdrawCase, consultant, { body: { caseNumber } })).code).toBe('case.issued');
  });

  test('with the same idempotency key it is the same answer', async () => {
    const caseNumber = await accepted();
    const key = `issue-${caseNumber}-key`;
    const first = granted(await issueCase(shop, officer, caseNumber, {}, key));
    const again = granted(await issueCase(shop, officer, caseNumber, {}, key));
    expect(again.policy?.policyNumber).toBe(first.policy?.policyNumber);
  });

  test('by an officer alone, and of an accepted case alone [C-6.1-04]', async () => {
    const caseNumber = await accepted();
    expect((await issueCase(shop, consultant, caseNumber)).status).toBe(403);
    expect((await issueCase(shop, await signedInAs(shop, ['finance']), caseNumber)).status).toBe(403);
    const { caseNumber: waiting } = await aSubmittedCase(shop, consultant);
    expect((await issueCase(shop, officer, waiting)).code).toBe('case.wrongState');
    granted(await callAs(shop, withdrawCase, consultant, { body: { caseNumber: waiting } }));
    expect((await issueCase(shop, officer, waiting)).code).toBe('case.withdrawn');
    expect((await issueCase(shop, officer, 'RQ000000000')).status).toBe(404);
    const { db } = shop.deps;
    await db
      .updateTable('quote_requests')
      .set({ transaction_type: 'endorsement' })
      .where('request_number', '=', caseNumber)
      .execute();
    expect((await issueCase(shop, officer, caseNumber)).code).toBe('case.isEndorsement');
  });

  test.each(written)('and where writing %s fails, nothing is half-written [C-6.1-05]', async (table) => {
    const caseNumber = await accepted();
    const before = await rows();
    const fail = `create function fails() returns trigger language plpgsql as $$ begin raise 'on purpose'; end $$;
      create trigger fails before insert on ${table} for each row execute function fails()`;
    await shop.database.pool.query(fail);
    try {
      expect((await issueCase(shop, officer, caseNumber, { clientEmail: 'client@example.com' })).status).toBe(500);
    } finally {
      await shop.database.pool.query('drop function fails cascade');
    }
    expect(await rows()).toEqual(before);
    const detail = await opened(caseNumber, officer);
    expect([detail.allowedActions, detail.policy]).toEqual([['assign', 'release', 'issue', 'reopen', 'decline'], null]);
    expect(policyOf(granted(await issueCase(shop, officer, caseNumber))).policyNumber).not.toBe('');
  });
});

describe('what belongs to an issued policy', () => {
  test('the documents of the case and of the accepted offer are the policy’s, and read by who may [C-6.1-06]', async () => {
    const upload = async () => (await uploadDocument(shop, officer, { name: 'offer.pdf' })).sent?.uploadId ?? '';
    const offers = await someOffers(shop, { consultant, officer }, 0);
    const files = await Promise.all([upload(), upload()]);
    let all = offers;
    for (const at of [0, 1])
      all = granted(await keyIn(shop, officer, all[at] as never, { files: [{ uploadId: files[at] ?? '' }] }));
    granted(await acceptOffer(shop, consultant, all[0] as never));
    const caseNumber = offers[0]?.caseNumber ?? '';
    const before = await opened(caseNumber);
    const detail = granted(await issueCase(shop, officer, caseNumber));
    const held = ({ documents, offers: of }: CaseDetail) => ({
      documents: documents.map(({ order, fileId }) => [order, fileId]),
      offers: of.map(({ files: sent }) => sent.map(({ fileId }) => fileId)),
    });
    expect(held(detail)).toEqual(held(before));
    const { db } = shop.deps;
    const policy = await db
      .selectFrom('policies')
      .select('id')
      .where('policy_number', '=', policyOf(detail).policyNumber)
      .executeTakeFirstOrThrow();
    const owned = await db.selectFrom('stored_files').select('slot').where('owner_id', '=', policy.id).execute();
    expect(owned.map(({ slot }) => slot?.replace(/-[\da-f]{8}-.*/, '')).sort()).toEqual(['10', '20', 'offer-1']);

    const fileId = detail.documents[0]?.fileId ?? '';
    const path = downloadDocument.path.replace(/\{\w+\}/, fileId);
    const read = async (user: SignedIn) =>
      (await shop.app.inject({ url: `/api${path}`, headers: user.browser })).statusCode;
    expect(await read(consultant)).toBe(200);
    expect(await read(officer)).toBe(200);
    const other = await aConsultant(shop);
    expect(await read(other)).toBe(404);
    // The policy goes to another consultant: so does the right to read what belongs to it.
    const code = (await aCodeOf(other)) ?? '';
    await db.updateTable('policies').set({ consultant_code: code }).where('id', '=', policy.id).execute();
    expect([await read(consultant), await read(other)]).toEqual([404, 200]);
  });

  test('schedule and debit note are there in both languages, with the figures of the policy [C-6.1-07]', async () => {
    const caseNumber = await accepted();
    const policy = policyOf(granted(await issueCase(shop, officer, caseNumber)));
    expect(policy.documents.map(({ documentKind, documentLanguage }) => [documentKind, documentLanguage])).toEqual([
      ['schedule', 'en'],
      ['schedule', 'zh-Hant'],
      ['debitNote', 'en'],
      ['debitNote', 'zh-Hant'],
    ]);
    for (const { fileName, documentKind, documentLanguage } of policy.documents) {
      const pdf = await shop.app.inject(`/api/common/down-file?name=${fileName}`);
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      if (!canReadPdf) continue;
      const text = await pdfText(pdf.rawPayload);
      for (const fact of [policy.policyNumber, 'Harbour Demo Trading Limited', 'HK$10,000.00', 'HK$10,004.00'])
        expect(text).toContain(fact);
      if (documentKind === 'debitNote') expect(text).toContain(policy.noteNumber);
      if (documentKind === 'schedule') expect(text).toContain('500,000');
      expect(text).toContain(documentLanguage === 'en' ? 'Total payable' : '應付總額');
    }
  });

  test('consultant and client are mailed with the documents of their language; who acts is not [C-6.1-08]', async () => {
    const caseNumber = await accepted({ language: 'zh-Hant' });
    await shop.deps.db.deleteFrom('mails').execute();
    granted(await issueCase(shop, officer, caseNumber, { clientEmail: 'client@example.com' }));
    const mails = await shop.deps.db.selectFrom('mails').selectAll().execute();
    const sent = mails.map((mail) => ({
      ...shop.deps.seal.open<SealedMail>(`mails/${mail.id}`, mail.mail_sealed),
      language: mail.language,
      documents: mail.attachments.length,
    }));
    expect(
      sent.map(({ kind, to, language, documents }) => [kind, to === 'client@example.com', language, documents]),
    ).toEqual(
      expect.arrayContaining([
        ['policy-issued', false, 'en', 2],
        ['policy-issued', true, 'zh-Hant', 2],
      ]),
    );
    expect(sent).toHaveLength(2);
  });

  test('is mailed to who has the case now, not to who made it and has left its code', async () => {
    const caseNumber = await accepted();
    const code = (await aCodeOf(consultant)) ?? '';
    const { db } = shop.deps;
    await db.deleteFrom('user_consultant_codes').where('user_id', '=', consultant.id).execute();
    const successor = await signedInAs(shop, ['consultant'], { consultantCodes: [code], language: 'zh-Hant' });
    await db.deleteFrom('mails').execute();
    granted(await issueCase(shop, officer, caseNumber));
    const [mail, ...others] = await db.selectFrom('mails').selectAll().execute();
    if (!mail) throw new Error('Nobody was mailed');
    const { kind, to } = shop.deps.seal.open<SealedMail>(`mails/${mail.id}`, mail.mail_sealed);
    expect([kind, to, mail.language, others]).toEqual(['policy-issued', successor.email, 'zh-Hant', []]);
  });

  test('keeps and mails what was typed as it was typed, whatever the documents can print of it', async () => {
    const lacking = '\u{2CEB8}';
    const [first] = await someOffers(shop, { consultant, officer }, 0, { insuredName: `海港${lacking} Harbour` });
    const words = { insurerReference: 'REF', excess: `五千${lacking}`, conditions: `\u{1F600} ${lacking}` };
    const [offer] = granted(await keyIn(shop, officer, first as never, words));
    granted(await acceptOffer(shop, consultant, offer as never));
    const { db, seal } = shop.deps;
    await db.deleteFrom('mails').execute();
    const { policyNumber } = policyOf(granted(await issueCase(shop, officer, first?.caseNumber ?? '')));
    const printed = await db
      .selectFrom('documents')
      .selectAll('documents')
      .innerJoin('policies', 'policies.id', 'owner_id')
      .where('policy_number', '=', policyNumber)
      .execute();
    expect(printed).toHaveLength(4);
    for (const { id, facts_sealed } of printed) {
      const facts = seal.open<CommercialFacts>(`documents/${id}`, facts_sealed);
      expect(facts).toMatchObject({ insuredName: `海港${lacking} Harbour`, ...words });
    }
    const mails = await db.selectFrom('mails').selectAll().execute();
    const insured = mails.map(({ id, mail_sealed }) => seal.open<SealedMail>(`mails/${id}`, mail_sealed).data);
    expect(insured).toMatchObject([{ insuredName: `海港${lacking} Harbour` }]);
  });

  test('is found in the inquiry, on the dashboard and by search, under the own TR codes alone [C-6.1-09]', async () => {
    const caseNumber = await accepted({ insuredName: 'Quayside Demo Limited' });
    const other = await aConsultant(shop);
    const policy = policyOf(granted(await issueCase(shop, officer, caseNumber)));
    const listed = async (user: SignedIn) =>
      granted(await callAs(shop, policyList.page, user, { body: { policyNumberPart: policy.policyNumber } })).records;
    expect(await listed(consultant)).toMatchObject([
      { policyNumber: policy.policyNumber, holderName: 'Quayside Demo Limited', line: 'BP', settlement: 'unsettled' },
    ]);
    expect(await listed(other)).toEqual([]);
    const report = async (user: SignedIn) => {
      const asked = { startOn: '2026-11-01', endOn: '2026-11-30' };
      return granted(await callAs(shop, dashboardReport, user, { body: asked }));
    };
    expect(await report(consultant)).toMatchObject({
      premiumCents: 1_000_000,
      // The consultant's own part of 2,000.00.
      brokerageCents: 120_000,
      policies: 1,
      byMonth: [{ line: 'BP' }],
    });
    expect((await report(other)).premiumCents).toBe(0);
    const found = async (user: SignedIn, text: string) =>
      granted(await callAs(shop, searchWork, user, { body: { text } })) as unknown as { found?: unknown };
    const path = '/QuotationPolicyEnquiryEdit?polNo=';
    for (const text of [policy.policyNumber, policy.noteNumber, 'quayside'])
      expect(JSON.stringify(await found(consultant, text))).toContain(path);
    expect(JSON.stringify(await found(other, policy.policyNumber))).not.toContain(path);
  });
});

async function aCodeOf({ id }: SignedIn): Promise<string | undefined> {
  const row = await shop.deps.db
    .selectFrom('user_consultant_codes')
    .select('consultant_code')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row?.consultant_code;
}

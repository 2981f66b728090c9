import { getEndorsement } from '@onegi/contract/calls/policies/endorsements';
import { updateDraftMatter } from '@onegi/contract/calls/policies/endorsements/draft-matter';
import { draftList } from '@onegi/contract/calls/policies/endorsements/list-drafts';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { getPolicyMatter } from '@onegi/contract/calls/policies/policy-matter';
import { endorsementFields as e } from '@onegi/contract/fields/endorsements';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  addMatter,
  anIssuedEndorsement,
  approveDraft,
  aSubmittedDraft,
  aYearsPolicy,
  deleteDraft,
  deleteMatter,
  openMatter,
  previewDraft,
  readDraft,
  readOptions,
  returnDraft,
  saveDraft,
  submitDraft,
  writeMatter,
} from '@onegi/testing/factories/endorsements';
import { buyLine } from '@onegi/testing/factories/lines';
import {
  type PolicyHeld,
  readDocuments,
  saveEmail,
  saveRows,
  uploadForEndorsement,
} from '@onegi/testing/factories/policy-documents';
import { asksOf, openPolicy } from '@onegi/testing/factories/policy-requests';
import { wire } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SealedMail } from '../../mail/queue-mail.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { ownerOfField } from '../../persons/read-persons.ts';
import { lapsePolicies } from './lapse-policies.ts';
import { matterOn, policyOn } from './policy-on.ts';
import { takeDueEndorsements } from './take-effect.ts';

let shop: TestApp;
let writer: SignedIn;
let officer: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  [writer, officer, approver] = await Promise.all([
    signedInAs(shop, ['operations'], { nameZh: '區安琪' }),
    signedInAs(shop, ['officer'], { nameZh: '區安琪' }),
    signedInAs(shop, ['approver']),
  ]);
});
const people = () => ({ writer, approver });

async function aHome(answers: Record<string, string> = {}): Promise<string> {
  const search = { area: '02' };
  const { confirmation } = await buyLine(shop, 'HOME', { search, answers: { startOn: '2026-12-01', ...answers } });
  return confirmation[wire.transactionNumber];
}

async function query<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows;
}
const policyRow = async (number: string) => {
  const [row] = await query<{ id: string; ended_as: string | null; ends_on: string }>(
    'select id, ended_as, ends_on::text from policies where transaction_number = $1',
    [number],
  );
  if (!row) throw new Error('There is no such policy');
  return row;
};
const linesOf = async (number: string, endorsementNo: string) => {
  const rows = await query<{ account: string; cents: string }>(
    `select l.account, sum(l.amount_cents)::text as cents from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.policy_id = $1 and e.endorsement_no = $2 and e.event = 'noteIssued' group by 1 order by 1`,
    [(await policyRow(number)).id, endorsementNo],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
};

describe('a change of what is insured', () => {
  test('is rated again by the tariff of the policy, and the difference is charged by days [C-6.2-10]', async () => {
    const number = await aHome();
    const options = granted(await readOptions(shop, writer, number));
    expect(options.facts.find(({ name }) => name === 'areaBand')).toMatchObject({ value: '02', factKind: 'choice' });
    const preview = granted(
      await previewDraft(shop, writer, number, {
        action: 'facts',
        effectiveOn: '2027-04-30',
        facts: { areaBand: '03' },
      }),
    );
    const [was, willBe, difference, rule, premium] = preview.parts;
    expect(rule?.text).toBe('215 of 365 days remain, the effective day included');
    expect((willBe?.cents ?? 0) - (was?.cents ?? 0)).toBe(difference?.cents);
    expect(premium?.cents).toBe(Math.round(((difference?.cents ?? 0) * 215) / 365));
    expect(preview.kind).toBe('EA');
    expect(preview.changes).toEqual([
      expect.objectContaining({ label: 'Floor area', before: '501-700 sq ft', after: '701-1,000 sq ft' }),
    ]);
    const { figures, parts } = preview;
    const end = parts.findIndex(({ text }) => text === 'Premium');
    const summed = parts.slice(end, -1).reduce((sum, { cents }) => sum + (cents ?? 0), 0);
    expect([summed, parts.at(-1)?.cents]).toEqual([figures.receivableCents, figures.receivableCents]);
    expect(figures.receivableCents - figures.payableCents).toBe(figures.totalCommissionCents);
  });

  test('is undone to the cent by the way back', async () => {
    const number = await aHome();
    const facts = (areaBand: string) => ({ action: 'facts', effectiveOn: '2027-01-01', facts: { areaBand } }) as const;
    const there = await anIssuedEndorsement(shop, people(), number, facts('04'));
    const back = await anIssuedEndorsement(shop, people(), number, facts('02'));
    expect([there.kind, back.kind]).toEqual(['EA', 'ER']);
    expect(back.figures.receivableCents).toBe(-there.figures.receivableCents);
    const { id } = await policyRow(number);
    expect((await policyOn(shop.deps, shop.deps.db, id, '2027-01-01')).facts).toEqual({ areaBand: '02' });
  });

  test('says on the field what no search could say, and refuses what the plan does not price', async () => {
    const number = await aHome();
    const asked = (facts: Record<string, string>) =>
      previewDraft(shop, writer, number, { action: 'facts', effectiveOn: '2027-01-01', facts });
    expect(await asked({ areaBand: '99' })).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await asked({ nonsense: '1' })).toMatchObject({ status: 400, fields: ['facts'] });
    expect(await asked({ areaBand: '06', areaSqFt: '4999' })).toMatchObject({ code: 'endorsement.referred' });
  });

  test('of a single trip is charged whole, and nothing goes back of a shorter one', async () => {
    const { confirmation } = await buyLine(shop, 'TRAVEL');
    const number = confirmation[wire.transactionNumber];
    const until = async (returnOn: string) =>
      granted(
        await previewDraft(shop, writer, number, { action: 'facts', effectiveOn: '2026-12-03', facts: { returnOn } }),
      );
    const longer = await until('2026-12-12');
    expect(longer.kind).toBe('EA');
    expect(longer.figures.grossPremiumCents).toBe(longer.parts[2]?.cents);
    expect(await until('2026-12-05')).toMatchObject({ kind: 'EN', figures: { receivableCents: 0 } });
    await anIssuedEndorsement(shop, people(), number, {
      action: 'facts',
      effectiveOn: '2026-12-03',
      facts: { returnOn: '2026-12-12' },
    });
    const { id } = await policyRow(number);
    expect((await policyOn(shop.deps, shop.deps.db, id, '2026-12-02')).endsOn).toBe('2026-12-07');
    expect((await policyOn(shop.deps, shop.deps.db, id, '2026-12-03')).endsOn).toBe('2026-12-12');
  });
});

describe('issuing', () => {
  const keyed = {
    action: 'keyed',
    keyedPremiumCents: 1_000_00,
    reason: 'Stock raised',
    details: { other: 'Stock' },
  } as const;

  test.each([
    ['HOME', 'after 60 days', 'account_on', { areaBand: '04' }, '2027-01-20'],
    ['TRAVEL', 'at once', 'account_on + 60', { returnOn: '2026-12-12' }, '2026-11-21'],
  ] as const)(
    'of %s falls due %s, whatever became of the first note’s due date',
    async (line, _, changed, facts, due) => {
      const number = line === 'HOME' ? await aHome() : (await buyLine(shop, line)).confirmation[wire.transactionNumber];
      const { id } = await policyRow(number);
      await query(`update debit_credit_notes set due_on = ${changed} where policy_id = $1`, [id]);
      const terms = { action: 'facts', effectiveOn: '2026-12-03', facts } as const;
      const { noteNumber } = await anIssuedEndorsement(shop, people(), number, terms);
      expect(await query('select due_on::text from debit_credit_notes where note_number = $1', [noteNumber])).toEqual([
        { due_on: due },
      ]);
    },
  );

  test('makes booking, debit note, posting, documents and mail in one, and counts the next number [C-6.2-11]', async () => {
    const code = `TR${Date.now().toString(36).toUpperCase()}`;
    const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: [code] });
    const number = await aYearsPolicy(shop, { code });
    const first = await anIssuedEndorsement(shop, people(), number, keyed);
    const second = await anIssuedEndorsement(shop, people(), number, { ...keyed, keyedPremiumCents: -400_00 });
    expect([first.endorsementNo, first.kind, second.endorsementNo, second.kind]).toEqual(['001', 'EA', '002', 'ER']);
    expect(first.noteNumber).toMatch(/^DN2611\d{6}$/);
    expect(second.noteNumber).toMatch(/^CR2611\d{6}$/);
    const { receivableCents, payableCents, totalCommissionCents } = first.figures;
    expect(await linesOf(number, '001')).toEqual({
      receivable: receivableCents,
      insurerPayable: -payableCents,
      commissionDeferred: -totalCommissionCents,
    });
    expect((await linesOf(number, '002')).receivable).toBe(second.figures.receivableCents);
    const [note] = await query(
      'select posted, due_on::text, earned_on from debit_credit_notes where note_number = $1',
      [first.noteNumber],
    );
    expect(note).toEqual({ posted: true, due_on: '2027-01-20', earned_on: null });
    expect(first.documents.map(({ documentKind, documentLanguage }) => [documentKind, documentLanguage])).toEqual([
      ['endorsement', 'en'],
      ['endorsement', 'zh-Hant'],
      ['debitNote', 'en'],
      ['debitNote', 'zh-Hant'],
    ]);
    // Whoever may see the policy finds them with it, each under its endorsement.
    const listed = granted(await openPolicy(shop, consultant, number)).documents;
    expect(listed.filter(({ endorsementNo }) => endorsementNo === '001').map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(first.documents.map(({ fileName }) => fileName)),
    );
    expect(
      listed.filter(({ endorsementNo }) => endorsementNo === '002').map(({ documentName }) => documentName),
    ).toEqual(['Endorsement', 'Endorsement', 'Credit note', 'Credit note']);
    const mails = await query<{ id: string; mail_sealed: Buffer }>(
      `select id, mail_sealed from mails where kind = 'endorsement-issued'`,
    );
    const recipients = mails.map(
      ({ id, mail_sealed }) => shop.deps.seal.open<SealedMail>(`mails/${id}`, mail_sealed).to,
    );
    expect(recipients.filter((to) => to === consultant.email)).toHaveLength(2);
  });

  test('waits for a signed request that is uploaded with the draft, and goes with it [C-6.2-30]', async () => {
    const transactionNumber = await aYearsPolicy(shop);
    const held = { transactionNumber } as PolicyHeld;
    const rows = async () => granted(await readDocuments(shop, officer, held, '001')).endorsementDocuments;
    expect((await readDocuments(shop, officer, held, '001')).code).toBe('endorsement.notFound');
    granted(await saveDraft(shop, writer, transactionNumber, keyed));
    const uploadId = (await uploadForEndorsement(shop, officer, held)).sent?.uploadId ?? '';
    granted(await saveRows(shop, officer, held, [{ rowNumber: 1, uploadId }], '001'));
    expect((await rows())[0]).toMatchObject({ documentId: uploadId });
    granted(await deleteDraft(shop, writer, transactionNumber, '001'));
    const [file] = await query(`select state from stored_files where id = $1`, [uploadId]);
    expect(file).toEqual({ state: 'removed' });
    // The next draft has the number, and none of its files.
    granted(await saveDraft(shop, writer, transactionNumber, keyed));
    expect((await rows())[0]?.documentId).toBeUndefined();
  });

  test.skipIf(!canReadPdf)('prints the endorsement and its note in both languages', async () => {
    const number = await aYearsPolicy(shop);
    const { documents, noteNumber } = await anIssuedEndorsement(shop, people(), number, {
      ...keyed,
      keyedPremiumCents: -250_00,
    });
    for (const { fileName, documentKind } of documents) {
      const { statusCode, rawPayload } = await shop.app.inject(`/api/common/down-file?name=${fileName}`);
      expect(statusCode).toBe(200);
      const text = await pdfText(rawPayload);
      expect(text).toContain('250.');
      if (documentKind === 'creditNote') expect(text).toContain(noteNumber);
      else expect(text).toContain('Stock');
    }
  });

  test('gives nothing that changes nothing, and no note where no premium moves [C-6.2-12]', async () => {
    const number = await aYearsPolicy(shop);
    const draft = granted(await saveDraft(shop, writer, number, { action: 'details', details: {} }));
    expect(await submitDraft(shop, writer, draft)).toMatchObject({ status: 422, code: 'endorsement.nothingChanged' });
    granted(await deleteDraft(shop, writer, number, '001'));
    const nil = await anIssuedEndorsement(shop, people(), number);
    expect(nil).toMatchObject({ kind: 'EN', noteNumber: null, figures: { receivableCents: 0 } });
    expect(nil.documents).toHaveLength(2);
    expect(nil.changes).toEqual([expect.objectContaining({ before: 'DEMO ONE', after: 'SAMPLE TRADING LIMITED' })]);
  });

  test('takes the commission back where it was earned, and the consultants’ parts with it [C-6.2-13]', async () => {
    const number = await aYearsPolicy(shop, { code: 'TR7001', brokerage: 1_500_00 });
    const { id } = await policyRow(number);
    await query(
      `update policy_endorsements set payout_bp = 6000, basic_rate_bp = 1500,
      consultant_commission_cents = 90000, house_commission_cents = 60000 where policy_id = $1`,
      [id],
    );
    await query(`update policies set second_consultant_code = 'TR7002', second_share_bp = 3333 where id = $1`, [id]);
    await query(`update debit_credit_notes set earned_on = '2026-11-21' where policy_id = $1`, [id]);
    const cancelled = await anIssuedEndorsement(shop, people(), number, {
      action: 'cancelByInsurer',
      effectiveOn: '2026-12-01',
    });
    const { figures } = cancelled;
    const lines = await linesOf(number, '001');
    expect(lines.commissionHeld).toBe(-figures.totalCommissionCents);
    expect(lines.commissionDeferred).toBeUndefined();
    expect(lines.consultantPayable).toBe(-figures.consultantCommissionCents);
    const earnings = await query<{ code: string; cents: string; payable: string }>(
      `select consultant_code as code, e.amount_cents::text as cents, payable_on::text as payable
       from commission_earnings e join debit_credit_notes n on n.id = e.note_id where n.policy_id = $1 order by 1`,
      [id],
    );
    expect(earnings.map(({ code, payable }) => [code, payable])).toEqual([
      ['TR7001', '2026-12-15'],
      ['TR7002', '2026-12-15'],
    ]);
    expect(earnings.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(figures.consultantCommissionCents);
  });

  test('leaves nothing behind when any part of it fails', async () => {
    const number = await aYearsPolicy(shop);
    const draft = await aSubmittedDraft(shop, writer, number, keyed);
    const tables = [
      'policy_endorsements',
      'debit_credit_notes',
      'journal_entries',
      'journal_lines',
      'documents',
      'mails',
    ];
    const counts = async () =>
      Promise.all(tables.map(async (table) => (await query(`select count(*)::int as n from ${table}`))[0]?.n));
    const before = await counts();
    for (const table of ['policy_endorsements', 'debit_credit_notes', 'journal_lines', 'documents']) {
      await query(
        `create function fail_${table}() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
      );
      await query(
        `create trigger fail_${table} before insert on ${table} for each row execute function fail_${table}()`,
      );
      expect((await approveDraft(shop, approver, draft)).status).toBe(500);
      await query(`drop trigger fail_${table} on ${table}`);
      expect(await counts()).toEqual(before);
    }
    expect(granted(await approveDraft(shop, approver, draft))).toMatchObject({ state: 'issued' });
    expect((await counts()).map((n, at) => Number(n) - Number(before[at])).every((more) => more >= 0)).toBe(true);
  });

  test('is refused by the database to be changed or removed afterwards [C-6.2-14]', async () => {
    const number = await aYearsPolicy(shop);
    await anIssuedEndorsement(shop, people(), number, keyed);
    const { id } = await policyRow(number);
    await expect(query('delete from policy_endorsements where policy_id = $1', [id])).rejects.toThrow('only reversed');
    await expect(
      query(`update policy_endorsements set receivable_cents = 1 where policy_id = $1 and endorsement_no = '001'`, [
        id,
      ]),
    ).rejects.toThrow('only reversed');
    expect(await deleteDraft(shop, writer, number, '001')).toMatchObject({ status: 409, code: 'endorsement.issued' });
  });
});

describe('a cancellation', () => {
  test('by scale says the row, and ends the policy from its day [C-6.2-15]', async () => {
    const number = await aYearsPolicy(shop, { startsOn: '2026-10-01', endsOn: '2027-09-30' });
    const issued = await anIssuedEndorsement(shop, people(), number, {
      action: 'cancelByClient',
      effectiveOn: '2026-11-21',
    });
    expect(issued.parts.map(({ text }) => text).slice(0, 3)).toEqual([
      'Net premium charged so far',
      'In force 51 days, 2 months begun: 37.5% is retained by the scale (up to 2 months)',
      'Retained',
    ]);
    expect(issued.figures.netPremiumCents).toBe(-6_250_00);
    expect((await policyRow(number)).ended_as).toBe('cancelled');
    const { id } = await policyRow(number);
    expect((await policyOn(shop.deps, shop.deps.db, id, '2026-11-20')).endedAs).toBeNull();
    expect((await policyOn(shop.deps, shop.deps.db, id, '2026-11-21')).endedAs).toBe('cancelled');
    const options = granted(await readOptions(shop, writer, number));
    expect(options.actions).toEqual(['reinstatement']);
    expect(await saveDraft(shop, writer, number)).toMatchObject({ status: 409, code: 'endorsement.notAllowed' });
  });

  test('and its reinstatement are exact opposites, and the policy runs again [C-6.2-16]', async () => {
    const number = await aYearsPolicy(shop);
    const cancelled = await anIssuedEndorsement(shop, people(), number, { action: 'cancelByClient' });
    const reinstated = await anIssuedEndorsement(shop, people(), number, { action: 'reinstatement' });
    expect(reinstated).toMatchObject({ kind: 'RI', effectiveOn: cancelled.effectiveOn });
    for (const [name, cents] of Object.entries(cancelled.figures))
      expect([name, reinstated.figures[name as 'levyCents']]).toEqual([name, cents === 0 ? 0 : -cents]);
    expect((await policyRow(number)).ended_as).toBeNull();
    expect(await saveDraft(shop, writer, number, { action: 'reinstatement' })).toMatchObject({
      code: 'endorsement.notAllowed',
    });
  });

  test('of a later day ends the policy when that day comes', async () => {
    const number = await aYearsPolicy(shop);
    await anIssuedEndorsement(shop, people(), number, { action: 'cancelByInsurer', effectiveOn: '2026-12-01' });
    await takeDueEndorsements(shop.deps);
    expect((await policyRow(number)).ended_as).toBeNull();
    shop.clock.set('2026-12-01');
    await Promise.all([takeDueEndorsements(shop.deps), takeDueEndorsements(shop.deps)]);
    expect((await policyRow(number)).ended_as).toBe('cancelled');
  });

  test('from the first day gives everything back and makes the policy void', async () => {
    const number = await aYearsPolicy(shop);
    const { figures } = await anIssuedEndorsement(shop, people(), number, { action: 'cancelFromStart' });
    expect(figures.receivableCents).toBe(-10_000_00);
    expect((await policyRow(number)).ended_as).toBe('void');
    expect(granted(await readOptions(shop, writer, number)).actions).toEqual(['reinstatement']);
    expect(await saveDraft(shop, writer, number)).toMatchObject({ code: 'endorsement.notAllowed' });
    const reinstated = await anIssuedEndorsement(shop, people(), number, { action: 'reinstatement' });
    expect(reinstated).toMatchObject({ kind: 'RI', figures: { receivableCents: 10_000_00 } });
    expect((await policyRow(number)).ended_as).toBeNull();
    expect(granted(await readOptions(shop, writer, number)).actions).toContain('cancelFromStart');
  });

  test.each([
    ['EC', { hasUncoveredEmployees: true }, 'uncoveredEmployees'],
    ['CAR', {}, 'keyedPremium'],
    ['OTHERS', {}, 'keyedPremium'],
  ])('of %s with %o is refused on the field', async (line, change, field) => {
    const number = await aYearsPolicy(shop, { line });
    expect(await previewDraft(shop, writer, number, { action: 'cancelByClient', ...change })).toMatchObject({
      status: 400,
      fields: [field],
    });
  });

  test('of a class without a scale takes the insurer’s figure with a reason', async () => {
    const number = await aYearsPolicy(shop, { line: 'CAR' });
    const keyed = { action: 'cancelByClient', keyedPremiumCents: -4_000_00 } as const;
    expect(await previewDraft(shop, writer, number, keyed)).toMatchObject({ fields: ['reason'] });
    const preview = granted(await previewDraft(shop, writer, number, { ...keyed, reason: 'Works have stopped' }));
    expect(preview.figures.netPremiumCents).toBe(-4_000_00);
  });
});

describe('notice to cancel counts from the day on which it was first drafted', () => {
  const later = async (day: string) => {
    shop.clock.set(day);
    writer = await signedInAs(shop, ['operations']);
  };

  test('of health cover, also where the draft is written anew or submitted later', async () => {
    const number = await aYearsPolicy(shop, { line: 'MEDICAL' });
    const cancelled = { action: 'cancelByClient', effectiveOn: '2026-12-21' } as const;
    const { draftId, version } = granted(await saveDraft(shop, writer, number, cancelled));
    await later('2026-12-01');
    expect((await previewDraft(shop, writer, number, cancelled)).status).toBe(200);
    const early = { ...cancelled, effectiveOn: '2026-12-20' };
    expect(await previewDraft(shop, writer, number, early)).toMatchObject({ fields: [e.effectiveOn.wire] });
    const again = granted(await saveDraft(shop, writer, number, { ...cancelled, draftId, version }));
    await later('2026-12-05');
    expect(granted(await submitDraft(shop, writer, again))).toMatchObject({ kind: 'CN', effectiveOn: '2026-12-21' });
  });

  test('and not from the day of a draft that cancelled nothing then', async () => {
    const number = await aYearsPolicy(shop, { line: 'MEDICAL' });
    const { draftId, version } = granted(await saveDraft(shop, writer, number));
    await later('2026-12-01');
    const cancelled = { action: 'cancelByClient', draftId, version } as const;
    expect(await saveDraft(shop, writer, number, { ...cancelled, effectiveOn: '2026-12-30' })).toMatchObject({
      fields: [e.effectiveOn.wire],
    });
    expect((await saveDraft(shop, writer, number, { ...cancelled, effectiveOn: '2026-12-31' })).status).toBe(200);
  });

  test('of studies abroad: what is drafted before they begin gives back the same once they have begun', async () => {
    const number = await aYearsPolicy(shop, { line: 'OS', startsOn: '2026-12-01', endsOn: '2027-11-30' });
    const cancelled = { action: 'cancelByClient', effectiveOn: '2026-12-01' } as const;
    const draft = granted(await saveDraft(shop, writer, number, cancelled));
    await later('2026-12-04');
    const submitted = granted(await submitDraft(shop, writer, draft));
    expect(submitted.figures.netPremiumCents).toBe(-8_000_00);
  });
});

describe('a reversal', () => {
  test('is the exact opposite of the newest endorsement, and puts back what it changed [C-6.2-17]', async () => {
    const number = await aYearsPolicy(shop);
    const extended = await anIssuedEndorsement(shop, people(), number, { action: 'extension', endsOn: '2027-12-31' });
    expect((await policyRow(number)).ends_on).toBe('2027-12-31');
    const reversed = await anIssuedEndorsement(shop, people(), number, { action: 'reversal' });
    expect(reversed.figures.receivableCents).toBe(-extended.figures.receivableCents);
    expect(reversed.noteNumber).toMatch(/^CR/);
    expect((await policyRow(number)).ends_on).toBe('2027-11-20');
    const options = granted(await readOptions(shop, writer, number));
    expect(options.actions).not.toContain('reversal');
  });
});

describe('an extension', () => {
  test('of a personal line costs the same a day each time: its premium is of the period that was sold', async () => {
    const number = await aHome();
    const until = (endsOn: string) =>
      anIssuedEndorsement(shop, people(), number, { action: 'extension', effectiveOn: '2026-12-01', endsOn });
    const [first, second] = [await until('2027-12-30'), await until('2028-01-29')];
    expect(second.figures.grossPremiumCents).toBe(first.figures.grossPremiumCents);
    expect(second.parts.map(({ text }) => text)).toEqual(first.parts.map(({ text }) => text));
  });

  test('leaves a helper’s one year to the scale of one year', async () => {
    const { confirmation } = await buyLine(shop, 'DH', {
      search: { coverPeriod: '01' },
      answers: { startOn: '2026-12-01', contractStartOn: '2026-12-01' },
    });
    const number = confirmation[wire.transactionNumber];
    await anIssuedEndorsement(shop, people(), number, {
      action: 'extension',
      effectiveOn: '2026-12-01',
      endsOn: '2027-12-02',
    });
    const cancelled = granted(
      await previewDraft(shop, writer, number, { action: 'cancelByClient', effectiveOn: '2027-01-20' }),
    );
    expect(cancelled.parts[1]?.text).toContain('37.5%');
  });
});

describe('an adjustment', () => {
  test('charges the actual premium, at least the minimum, less what was charged; also after the period', async () => {
    const number = await aYearsPolicy(shop, { line: 'EC', startsOn: '2025-11-01', endsOn: '2026-10-31' });
    const preview = granted(
      await previewDraft(shop, writer, number, {
        action: 'adjustment',
        effectiveOn: '2026-10-31',
        actualPremiumCents: 12_500_00,
      }),
    );
    expect(preview).toMatchObject({ kind: 'AD', figures: { grossPremiumCents: 2_500_00 } });
    // 5.8%, 3% and 2% on the premium of employees' compensation.
    expect(preview.figures.otherLeviesCents).toBe(145_00 + 75_00 + 50_00);
    expect(await previewDraft(shop, writer, number, { action: 'details' })).toMatchObject({
      code: 'endorsement.notAllowed',
    });
  });

  test.each([
    ['renewed', 'EC', ['adjustment']],
    ['renewed', 'MARINE', ['adjustment']],
    ['renewed', 'PAR', []],
    ['lapsed', 'EC', []],
  ])('of a policy that was %s, of %s, is after its period %o', async (endedAs, line, actions) => {
    const number = await aYearsPolicy(shop, { line, endedAs, startsOn: '2025-11-01', endsOn: '2026-10-31' });
    expect(granted(await readOptions(shop, writer, number)).actions).toEqual(actions);
    if (actions.length === 0) return;
    const adjusted = { action: 'adjustment', effectiveOn: '2026-10-31', actualPremiumCents: 12_500_00 } as const;
    expect(await anIssuedEndorsement(shop, people(), number, adjusted)).toMatchObject({ kind: 'AD', state: 'issued' });
    expect((await policyRow(number)).ended_as).toBe('renewed');
  });
});

describe('days', () => {
  test('outside the period, or before what was issued last, are refused on the field [C-6.2-18]', async () => {
    const number = await aYearsPolicy(shop);
    const on = (effectiveOn: string) => saveDraft(shop, writer, number, { action: 'details', effectiveOn });
    for (const day of ['2026-11-20', '2027-11-21', '1900-01-01', '2200-01-01'])
      expect(await on(day)).toMatchObject({ status: 400, fields: [e.effectiveOn.wire] });
    await anIssuedEndorsement(shop, people(), number, {
      action: 'details',
      details: { mortgagee: 'Example Bank' },
      effectiveOn: '2027-03-01',
    });
    const refused = await on('2027-02-28');
    expect(refused).toMatchObject({ status: 400, fields: [e.effectiveOn.wire] });
    expect(refused.fieldTexts[e.effectiveOn.wire]?.msg).toContain('2027-03-01');
    expect((await on('2027-03-01')).status).toBe(200);
  });

  test('after the end leave nothing to endorse', async () => {
    const number = await aYearsPolicy(shop, { startsOn: '2025-11-01', endsOn: '2026-10-31' });
    expect(await saveDraft(shop, writer, number)).toMatchObject({ status: 409, code: 'endorsement.policyEnded' });
  });
});

describe('four eyes', () => {
  const keyed = (cents: number) => ({ action: 'keyed', keyedPremiumCents: cents, reason: 'Quoted' }) as const;

  test('nobody approves the own draft, whichever part of it [C-6.2-19]', async () => {
    const number = await aYearsPolicy(shop);
    const draft = await aSubmittedDraft(shop, officer, number);
    expect(draft.approvalRefusal).toBe('ownDraft');
    expect(await approveDraft(shop, officer, draft)).toMatchObject({ status: 403, code: 'endorsement.ownDraft' });
    const other = await signedInAs(shop, ['officer']);
    const mine = granted(await saveDraft(shop, writer, await aYearsPolicy(shop)));
    const submitted = granted(await submitDraft(shop, other, mine));
    expect(await approveDraft(shop, other, submitted)).toMatchObject({ code: 'endorsement.ownDraft' });
    expect(await approveDraft(shop, writer, submitted)).toMatchObject({ code: 'permission.denied' });
    expect(granted(await approveDraft(shop, officer, submitted)).state).toBe('issued');
  });

  test.each([
    [50_000_00, 200],
    [50_000_01, 403],
    [-50_000_01, 403],
  ])('an officer approves a premium of %i: %i; an approver any [C-6.2-20]', async (cents, status) => {
    const number = await aYearsPolicy(shop, { premium: 100_000_00 });
    const draft = await aSubmittedDraft(shop, writer, number, keyed(cents));
    expect((await approveDraft(shop, officer, draft)).status).toBe(status);
    if (status === 200) return;
    const shown = granted(await readDraft(shop, officer, draft.draftId));
    expect(shown).toMatchObject({ approvalRefusal: 'aboveLimit', limitCents: 50_000_00, allowedActions: ['return'] });
    expect((await approveDraft(shop, approver, draft)).status).toBe(200);
  });

  test('of two who approve at once one issues it, and the other is told; a double click has one effect [C-6.2-21]', async () => {
    const number = await aYearsPolicy(shop);
    const draft = await aSubmittedDraft(shop, writer, number, keyed(100_00));
    const answers = await Promise.all([
      approveDraft(shop, approver, draft, 'one-approval-key'),
      approveDraft(shop, approver, draft, 'one-approval-key'),
      approveDraft(shop, officer, draft),
    ]);
    const codes = answers.map(({ status, code }) => code ?? status);
    expect(
      codes.filter((code) => code === 'endorsement.issued').length + codes.filter((code) => code === 200).length,
    ).toBe(3);
    const { id } = await policyRow(number);
    expect(await query('select 1 from debit_credit_notes where policy_id = $1', [id])).toHaveLength(2);
  });

  test('a draft that is returned says why, and is worked out anew when it comes back', async () => {
    const number = await aYearsPolicy(shop);
    const draft = await aSubmittedDraft(shop, writer, number, keyed(100_00));
    const returned = granted(await returnDraft(shop, approver, draft));
    expect(returned).toMatchObject({ state: 'draft', returnNote: 'Please attach the valuation' });
    const { draftId, version } = returned;
    const changed = granted(await saveDraft(shop, writer, number, { ...keyed(200_00), draftId, version }));
    expect(await submitDraft(shop, writer, returned)).toMatchObject({ status: 409, code: 'endorsement.stale' });
    const again = granted(await submitDraft(shop, writer, changed));
    expect(again).toMatchObject({ returnNote: null, figures: { grossPremiumCents: 200_00 } });
  });
});

describe('a draft', () => {
  test('is one for each policy: the second is told who drafts, also at once [C-6.2-22]', async () => {
    const number = await aYearsPolicy(shop);
    const answers = await Promise.all([saveDraft(shop, writer, number), saveDraft(shop, officer, number)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.code).toBe('endorsement.openDraft');
    expect(refused?.msg).toMatch(/^User \w+ is drafting/);
    expect(refused?.msgC).toMatch(/^區安琪/);
    expect(granted(await readOptions(shop, writer, number))).toMatchObject({
      mayDraft: false,
      draftedBy: expect.stringMatching(/^User /),
      draftedByZh: '區安琪',
    });
  });

  test('says who wrote, submitted and approved it in both languages, and in English alone of who has no Chinese name', async () => {
    const number = await aYearsPolicy(shop);
    const submitted = await aSubmittedDraft(shop, writer, number);
    const named = { createdByZh: '區安琪', submittedByZh: '區安琪' };
    expect(submitted).toMatchObject({ createdBy: expect.stringMatching(/^User /), ...named });
    const { records } = granted(await callAs(shop, draftList.page, writer, { body: { state: 'awaitingApproval' } }));
    expect(records.find(({ draftId }) => draftId === submitted.draftId)).toMatchObject(named);
    shop.clock.advance(1);
    const issued = granted(await approveDraft(shop, approver, submitted));
    expect(issued).toMatchObject({ ...named, approvedBy: expect.stringMatching(/^User /), approvedByZh: null });
  });

  test('is deleted by its policy and number, twice with one effect', async () => {
    const number = await aYearsPolicy(shop);
    granted(await saveDraft(shop, writer, number));
    expect(await deleteDraft(shop, writer, number, '002')).toMatchObject({ code: 'endorsement.notFound' });
    expect((await deleteDraft(shop, writer, number, '001')).status).toBe(200);
    expect(await deleteDraft(shop, writer, number, '001')).toMatchObject({ code: 'endorsement.notFound' });
    expect(await deleteDraft(shop, writer, 'PT20260000000', '001')).toMatchObject({ code: 'policy.notFound' });
    expect((await saveDraft(shop, writer, number)).status).toBe(200);
  });

  test('is not issued when the policy ended meanwhile', async () => {
    const number = await aYearsPolicy(shop);
    const draft = await aSubmittedDraft(shop, writer, number);
    await query(`update policies set ended_as = 'lapsed' where transaction_number = $1`, [number]);
    expect(await approveDraft(shop, approver, draft)).toMatchObject({ status: 409, code: 'endorsement.policyChanged' });
  });

  test.each([
    [{ keyedPremiumCents: 100_000_000_001 }],
    [{ keyedPremiumCents: -10_000_01 }],
    [{ keyedPremiumCents: 100_00, reason: '' }],
    [{}],
  ])('with %o is refused on the field', async (change) => {
    const number = await aYearsPolicy(shop);
    const terms = { action: 'keyed', reason: 'Quoted', ...change } as const;
    expect(await saveDraft(shop, writer, number, terms).catch(() => ({ status: 400 }))).toMatchObject({ status: 400 });
  });
});

describe('what is insured', () => {
  test('is kept per endorsement, and read for any past day [C-6.2-25]', async () => {
    const number = await aYearsPolicy(shop, { line: 'PL' });
    const { id } = await policyRow(number);
    const situation = async (day: string) => (await matterOn(shop.deps, shop.deps.db, id, day)).rows[0]?.content;
    const nothing = { action: 'details', details: {} } as const;
    const moved = async (effectiveOn: string, content: string) => {
      const { draftId } = granted(await saveDraft(shop, writer, number, { ...nothing, effectiveOn }));
      granted(await writeMatter(shop, writer, draftId, 0, content));
      const { version } = granted(await readDraft(shop, writer, draftId));
      const submitted = granted(await submitDraft(shop, writer, { draftId, version }));
      return granted(await approveDraft(shop, approver, submitted));
    };
    await moved('2026-12-01', 'Unit 1');
    await moved('2027-03-01', 'Unit 2');
    expect([await situation('2026-11-30'), await situation('2026-12-01'), await situation('2027-02-28')]).toEqual([
      '',
      'Unit 1',
      'Unit 1',
    ]);
    expect(await situation('2027-03-01')).toBe('Unit 2');
    await anIssuedEndorsement(shop, people(), number, { action: 'reversal' });
    expect(await situation('2027-03-01')).toBe('Unit 1');
  });

  test('is as it was sold once what wrote it first is turned round, and the way there can still be read', async () => {
    const number = await aYearsPolicy(shop, { line: 'PL' });
    const { id } = await policyRow(number);
    const { draftId } = granted(await saveDraft(shop, writer, number, { action: 'details', details: {} }));
    const { rows, matterVersion } = granted(
      await addMatter(shop, writer, draftId, { fieldName: 'New machine', content: '2000000', maxLength: 15 }),
    );
    const claim = rows.find(({ fieldType }) => fieldType === 'CLAIMSN')?.rowNumber ?? 0;
    const contents = [{ rowNumber: claim, content: '2' }];
    granted(await callAs(shop, updateDraftMatter, writer, { body: { draftId, matterVersion, contents } }));
    const { version } = granted(await readDraft(shop, writer, draftId));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, { draftId, version }))));
    await anIssuedEndorsement(shop, people(), number, { action: 'reversal' });
    expect(await matterOn(shop.deps, shop.deps.db, id, '2026-11-21')).toMatchObject({ version: 0 });
    const insuredBy = async (no: string) =>
      granted(await callAs(shop, getPolicyMatter, writer, { query: asksOf(number, no) })).map(
        ({ matterName }) => matterName,
      );
    expect([await insuredBy('000'), await insuredBy('002')]).toEqual([[], []]);
    expect(await insuredBy('001')).toContain('New machine');
    const claimsBy = async (no: string) =>
      granted(await callAs(shop, getEndorsement, writer, { query: asksOf(number, no) })).claims.length;
    expect([await claimsBy('000'), await claimsBy('001'), await claimsBy('002')]).toEqual([0, 1, 0]);
  });

  test('takes rows of every type with their bounds, changed only while it is a draft', async () => {
    const number = await aYearsPolicy(shop);
    const { draftId } = granted(await saveDraft(shop, writer, number));
    expect(granted(await openMatter(shop, writer, draftId))).toMatchObject({ rows: [], mayChange: true });
    const list = { addedType: 'NUMERICLIST', listValues: '1, 2', content: '2', maxLength: 3 };
    expect(granted(await addMatter(shop, writer, draftId, list)).rows).toHaveLength(1);
    expect(granted(await addMatter(shop, writer, draftId, { endorsable: true })).rows).toHaveLength(2);
    expect(granted(await deleteMatter(shop, writer, draftId, 2)).rows).toHaveLength(1);
    expect(await writeMatter(shop, writer, draftId, 0, '1')).toMatchObject({ code: 'subjectMatter.stale' });
    expect(await writeMatter(shop, writer, draftId, 3, '9')).toMatchObject({ status: 400 });
    const { version } = granted(await readDraft(shop, writer, draftId));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, { draftId, version }))));
    expect(await addMatter(shop, writer, draftId)).toMatchObject({ status: 409, code: 'endorsement.issued' });
    // A row that was added as one that no endorsement changes.
    const next = granted(await saveDraft(shop, writer, number, { action: 'details', details: { other: 'Lifts' } }));
    expect(await writeMatter(shop, writer, next.draftId, 0, '1')).toMatchObject({ code: 'endorsement.rowFixed' });
    expect(await deleteMatter(shop, writer, next.draftId, 1)).toMatchObject({ code: 'endorsement.rowFixed' });
  });
});

test('changes of the holder are of the policy from their day on, and findable by the new name', async () => {
  const number = await aYearsPolicy(shop);
  const { id } = await policyRow(number);
  await anIssuedEndorsement(shop, people(), number, {
    action: 'details',
    effectiveOn: '2026-12-05',
    details: { insuredName: 'NEW NAME LIMITED' },
  });
  const name = async () => (await readHolderNames(shop.deps.db, shop.deps.seal, [id])).get(id);
  expect(await name()).toBe('DEMO ONE');
  // By a part: names that were opened for a search are held for the next.
  const foundBy = async (holderNameSought: string) => {
    const body = { holderNameSought, policyNumberPart: number.slice(3) };
    return granted(await callAs(shop, policyList.page, officer, { body })).records.length;
  };
  expect([await foundBy('NEW NAME'), await foundBy('DEMO')]).toEqual([0, 1]);
  shop.clock.set('2026-12-05');
  await takeDueEndorsements(shop.deps);
  expect(await name()).toBe('NEW NAME LIMITED');
  const [found] = await query<{ hash: Buffer }>('select holder_name_hash as hash from policies where id = $1', [id]);
  expect(found?.hash).toBeTruthy();
  officer = await signedInAs(shop, ['officer']);
  expect(await foundBy('NEW NAME')).toBe(1);
});

describe('the details that can be changed are those of the holder', () => {
  const names = async (number: string) =>
    granted(await readOptions(shop, writer, number)).details.map(({ name }) => name);

  test('of a person, also without a quote: the name is changed in its parts, and stands once', async () => {
    const number = await aYearsPolicy(shop, { line: 'HOME', surname: 'CHAN', firstName: 'TAI MAN' });
    const { id } = await policyRow(number);
    expect(await names(number)).toEqual(expect.arrayContaining(['surname', 'firstName', 'hkid', 'street', 'phone']));
    expect(await names(number)).not.toContain('insuredName');
    const whole = { action: 'details', details: { insuredName: 'CHAN TAI MING' } } as const;
    expect(await previewDraft(shop, writer, number, whole)).toMatchObject({ status: 400, code: 'request.invalid' });
    await anIssuedEndorsement(shop, people(), number, { action: 'details', details: { firstName: 'TAI MING' } });
    expect((await readHolderNames(shop.deps.db, shop.deps.seal, [id])).get(id)).toBe('CHAN TAI MING');
  });

  test('of a person whose name is kept whole, with the identity card', async () => {
    const number = await aYearsPolicy(shop, { line: 'MOTOR' });
    const { id } = await policyRow(number);
    const hkid = shop.deps.seal.seal(ownerOfField('policy', id, 0, 'hkid'), 'A1234563');
    await query('insert into policy_person_fields values ($1, 0, $2, $3)', [id, 'hkid', hkid]);
    expect((await names(number)).slice(0, 3)).toEqual(['insuredName', 'hkid', 'flat']);
    expect(await names(number)).not.toContain('surname');
  });

  test('of a firm by its name and address for mails', async () => {
    expect((await names(await aYearsPolicy(shop))).slice(0, 3)).toEqual(['insuredName', 'email', 'riskAddress']);
  });

  test('and a name that was kept whole beside its parts is that name, not all of them', async () => {
    const number = await aYearsPolicy(shop, { surname: 'CHAN', firstName: 'TAI MAN' });
    const { id } = await policyRow(number);
    const whole = shop.deps.seal.seal(ownerOfField('policy', id, 0, 'insuredName'), 'CHAN TAI MING');
    await query('insert into policy_person_fields values ($1, 0, $2, $3)', [id, 'insuredName', whole]);
    expect((await readHolderNames(shop.deps.db, shop.deps.seal, [id])).get(id)).toBe('CHAN TAI MING');
    expect(await names(number)).toEqual(expect.arrayContaining(['surname', 'insuredName']));
  });

  test('as they are now: what was saved after an endorsement counts, and what waits for its day', async () => {
    const number = await aYearsPolicy(shop, { code: 'TR7002' });
    const email = async () =>
      granted(await readOptions(shop, writer, number)).details.find(({ name }) => name === 'email')?.value;
    const changed = (effectiveOn: string, address: string) =>
      anIssuedEndorsement(shop, people(), number, { action: 'details', effectiveOn, details: { email: address } });
    await changed('2026-11-21', 'first@example.com');
    granted(await saveEmail(shop, officer, number, 'second@example.com'));
    expect(await email()).toBe('second@example.com');
    const again = { action: 'details', details: { email: 'first@example.com' } } as const;
    expect(granted(await previewDraft(shop, writer, number, again)).changes).toMatchObject([
      { before: 'second@example.com', after: 'first@example.com' },
    ]);
    await changed('2026-12-05', 'third@example.com');
    expect(await email()).toBe('third@example.com');
    await anIssuedEndorsement(shop, people(), number, { action: 'reversal' });
    granted(await saveEmail(shop, officer, number, 'fourth@example.com'));
    expect(await email()).toBe('fourth@example.com');
  });
});

test('a policy that is not paid lapses when day 61 after its account date begins, once [C-6.2-23]', async () => {
  const number = await aYearsPolicy(shop);
  await query(`update policies set pending_since = '2026-11-21' where transaction_number = $1`, [number]);
  await query(
    `update debit_credit_notes set settlement = 'unsettled' where policy_id = (select id from policies where transaction_number = $1)`,
    [number],
  );
  shop.clock.set('2027-01-20');
  await lapsePolicies(shop.deps);
  expect((await policyRow(number)).ended_as).toBeNull();
  shop.clock.set('2027-01-21');
  await Promise.all([lapsePolicies(shop.deps), lapsePolicies(shop.deps)]);
  expect((await policyRow(number)).ended_as).toBe('lapsed');
  const { id } = await policyRow(number);
  const events = await query(
    `select 1 from audit_waiting where object_id = $1 and action = 'policy.lapsed'
    union all select 1 from audit_trail where object_id = $1 and action = 'policy.lapsed'`,
    [id],
  );
  expect(events).toHaveLength(1);
});

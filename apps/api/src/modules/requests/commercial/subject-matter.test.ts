import { copyCase, deleteCase, withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import {
  addSubjectMatter,
  getSubjectMatter,
  updateSubjectMatter,
} from '@onegi/contract/calls/requests/commercial/subject-matter';
import { askedSections, caseFields as c } from '@onegi/contract/fields/commercial';
import { matterFields as m } from '@onegi/contract/fields/subject-matter';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, addCase, askForItems, openCase, updateCase } from '@onegi/testing/factories/commercial-cases';
import { answerByLink, openLink, sendLinkTo, tokenSentTo } from '@onegi/testing/factories/insurer-links';
import { issueCase } from '@onegi/testing/factories/issue';
import { acceptOffer, keyIn } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import {
  addMatter,
  aLiabilityCase,
  deleteMatter,
  openMatter,
  writeMatter,
} from '@onegi/testing/factories/subject-matter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { readMatter, writeMatter as writeStored } from '../../subject-matter/stored-matter.ts';

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

const aDraft = () => aLiabilityCase(shop, consultant);
const contentAt = (at: number) => `subjectMatterList.${at}.${m.content.wire}`;

/** A case in a state, as if it had come there; of one that waits for something, for this. */
async function inState(status: 'waiting' | 'accepted' | 'closed' | 'expired'): Promise<string> {
  const number = await aDraft();
  await shop.deps.db.updateTable('quote_requests').set({ status }).where('request_number', '=', number).execute();
  return number;
}

describe('the subject matter of public liability', () => {
  test('begins with the rows of the house, without contents [C-7.1-01]', async () => {
    const number = await aDraft();
    const { data } = await call(
      shop,
      'GET',
      `${getSubjectMatter.path}?${c.caseNumber.wire}=${number}`,
      undefined,
      consultant.browser,
    );
    expect(data).toMatchObject({ tdc4txno: number, version: 0, isEdit: true });
    expect(data.subjectMatterList[0]).toEqual({
      tdc4txno: number,
      tdc4sortseq: 1,
      tdc4templateid: 'PL',
      tdc4fieldname: 'Situation of risk',
      tdc4fieldname9: '風險所在',
      tdc4fieldtype: 'VARCHAR',
      tdc4content: '',
      tdc4size: 200,
      tdc4p1: 'N',
      tdc4p2: 'N',
    });
    const rows = data.subjectMatterList.map((row: Record<string, unknown>) =>
      [row.tdc4sortseq, row.tdc4fieldname, row.tdc4fieldtype, row.tdc4size].join(' '),
    );
    expect(rows).toEqual([
      '1 Situation of risk VARCHAR 200',
      '2 Business VARCHAR 100',
      '3 Limit any one accident HK$ NUMERIC 15',
      '4 Aggregate limit HK$ NUMERIC 15',
      '5 Excess HK$ NUMERIC 12',
      '6 Commencement date DATE 10',
      '7 Special clauses LFV 1000',
      '8 Claims history CLAIMSH 50',
      '9 Claim 1 amount HK$ CLAIMSN 15',
      '10 Claim 2 amount HK$ CLAIMSN 15',
      '11 Claim 3 amount HK$ CLAIMSN 15',
    ]);
  });

  test('keeps what is written into its rows, sealed, and shows it with the case [C-7.1-02]', async () => {
    const number = await aDraft();
    const contents = { 1: 'Shop 3, Demo Arcade', 3: '10000000', 5: '2500.50', 6: '01-01-2027', 7: 'First\nSecond' };
    const saved = granted(await writeMatter(shop, consultant, number, 0, contents));
    expect(saved.matterVersion).toBe(1);
    expect(
      Object.fromEntries(saved.rows.flatMap((row) => (row.content ? [[row.rowNumber, row.content]] : []))),
    ).toEqual(contents);
    expect(granted(await openMatter(shop, consultant, number))).toEqual(saved);
    // Other rows stay as they are.
    const again = granted(await writeMatter(shop, consultant, number, 1, { 1: '' }));
    expect(again.rows.slice(0, 3).map(({ content }) => content)).toEqual(['', '', '10000000']);
    expect(granted(await openCase(shop, officer, number)).subjectMatter).toEqual(again.rows);
    const stored = await shop.database.pool.query('select t::text as row from subject_matter t');
    expect(stored.rows.map(({ row }) => row).join()).not.toMatch(/Demo Arcade|Situation/);
    const isAnother = granted(await addCase(shop, consultant));
    expect('subjectMatter' in granted(await openCase(shop, consultant, isAnother.caseNumber))).toBe(false);
    expect((await openMatter(shop, consultant, isAnother.caseNumber)).code).toBe('subjectMatter.notAsked');
  });

  test.each([
    ['letters in a figure', { 3: '12a' }, 'digits only'],
    ['two dots', { 3: '1.2.3' }, 'digits only'],
    ['a figure below zero', { 5: '-1' }, 'digits only'],
    ['a figure beyond all', { 9: '1e309' }, 'digits only'],
    ['more digits than there is room', { 5: '1'.repeat(13) }, 'digits only'],
    ['a day that there is not', { 6: '30-02-2027' }, 'dd-mm-yyyy'],
    ['a day written otherwise', { 6: '2027-01-01' }, 'dd-mm-yyyy'],
    ['a text that is too long', { 2: 'x'.repeat(101) }, 'at most 100 characters'],
    ['two lines where there is one', { 2: 'a\nb' }, 'enter text'],
    ['something in a heading', { 8: 'x' }, 'A heading holds nothing'],
  ])('refuses %s at its row, and keeps nothing [C-7.1-03]', async (_, wrong, words) => {
    const number = await aDraft();
    const refused = await writeMatter(shop, consultant, number, 0, { 1: 'Not kept', ...wrong });
    expect([refused.status, refused.code, refused.fields]).toEqual([400, 'request.invalid', [contentAt(1)]]);
    expect(refused.fieldTexts[contentAt(1)]?.msgC).toMatch(/\p{Script=Han}/u);
    expect(refused.fieldTexts[contentAt(1)]?.msg).toContain(words);
    expect(granted(await openMatter(shop, consultant, number)).matterVersion).toBe(0);
  });

  test('takes scripts for the words that they are, and no marks that turn the writing round', async () => {
    const number = await aDraft();
    const script = '<script>alert(1)</script>';
    const saved = granted(await writeMatter(shop, consultant, number, 0, { 1: script }));
    expect(saved.rows[0]?.content).toBe(script);
    const body = { tdc4txno: number, version: 1, subjectMatterList: [{ tdc4sortseq: 1, tdc4content: 'Unit \u202e1' }] };
    const turned = await call(shop, 'POST', updateSubjectMatter.path, body, consultant.browser);
    expect([turned.status, turned.fields]).toEqual([400, [contentAt(0)]]);
    const unknown = await writeMatter(shop, consultant, number, 1, { 99: 'x' });
    expect([unknown.status, unknown.code]).toEqual([404, 'subjectMatter.rowNotFound']);
  });

  test('written by two at once is what the first wrote, and the second is told', async () => {
    const number = await aDraft();
    const both = await Promise.all(['A', 'B'].map((text) => writeMatter(shop, consultant, number, 0, { 1: text })));
    expect(both.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort()).toEqual([
      '200',
      '409 subjectMatter.stale',
    ]);
    const kept = granted(await openMatter(shop, consultant, number));
    expect([kept.matterVersion, kept.rows[0]?.content]).toEqual([1, both[0]?.status === 200 ? 'A' : 'B']);
  });
});

describe('a row of one’s own', () => {
  test('is added with its type, its length and what is printed, at the end [C-7.1-04]', async () => {
    const number = await aDraft();
    const fieldName = 'Lifts on the premises';
    const listed = { addedType: 'NUMERICLIST', maxLength: 3, listValues: '1, 2,5', content: '5', printed: true };
    const { rows } = granted(await addMatter(shop, consultant, number, { fieldName, ...listed }));
    expect(rows.at(-1)).toMatchObject({ rowNumber: 12, fieldName, fieldNameZh: fieldName, fieldType: 'NUMERICLIST' });
    expect(rows.at(-1)).toMatchObject({ maxLength: 3, content: '5', printed: true, endorsable: false });
    const wrong = await writeMatter(shop, consultant, number, 1, { 12: '3' });
    expect([wrong.status, wrong.fields]).toEqual([400, [contentAt(0)]]);
    // A day is ten characters long, whatever is said.
    const day = granted(await addMatter(shop, consultant, number, { maxLength: 99 }));
    expect(day.rows.at(-1)).toMatchObject({ rowNumber: 13, fieldType: 'DATE', maxLength: 10, content: '31-12-2026' });
  });

  test.each([
    ['no description', { fieldName: ' ' }, m.fieldName.wire, 'Subject Matter Description is required'],
    ['no length for a text', { addedType: 'VARCHAR', content: '' }, m.maxLength.wire, 'Max Length is required'],
    ['no length for lines', { addedType: 'LFV', content: '' }, m.maxLength.wire, 'Max Length is required'],
    ['a length of nothing', { addedType: 'LFV', maxLength: 0 }, m.maxLength.wire, 'length from 1 to 2,000'],
    ['a length beyond all', { addedType: 'LFV', maxLength: 1e9 }, m.maxLength.wire, 'length from 1 to 2,000'],
    ['a content that is longer', { addedType: 'VARCHAR', maxLength: 2, content: 'abc' }, m.content.wire, 'at most 2'],
    ['letters in a figure', { addedType: 'NUMERIC', content: 'abc' }, m.content.wire, 'digits only'],
    ['no day', { addedType: 'DATE', content: '31-02-2027' }, m.content.wire, 'dd-mm-yyyy'],
    ['a list of nothing', { addedType: 'NUMERICLIST', maxLength: 3, content: '' }, m.listValues.wire, 'to choose from'],
    [
      'a list of words',
      { addedType: 'NUMERICLIST', maxLength: 3, content: '', listValues: '1,b' },
      m.listValues.wire,
      'numbers with commas',
    ],
  ])('is refused with %s in the words of its field [C-7.1-05]', async (_, row, field, words) => {
    const number = await aDraft();
    const sent = { tdc4txno: number, tdc4fieldname: 'Lifts', tdc4fieldtype: 'DATE', tdc4content: '31-12-2026' };
    const wire: Record<string, unknown> = { ...sent };
    const names = { ...m, addedType: m.addedType } as Record<string, { wire: string }>;
    for (const [name, value] of Object.entries(row)) wire[names[name]?.wire ?? name] = value;
    const refused = await call(shop, 'POST', addSubjectMatter.path, wire, consultant.browser);
    expect([refused.status, refused.fields]).toEqual([400, [field]]);
    expect(refused.fieldTexts[field]?.msg).toContain(words);
    expect(granted(await openMatter(shop, consultant, number)).rows).toHaveLength(11);
  });

  test('of a type that nobody may give is refused, and there are at most a hundred', async () => {
    const number = await aDraft();
    const body = { tdc4txno: number, tdc4fieldname: 'x', tdc4fieldtype: 'CLAIMSN', tdc4content: '' };
    const refused = await call(shop, 'POST', addSubjectMatter.path, body, consultant.browser);
    expect([refused.status, refused.fields]).toEqual([400, [m.fieldType.wire]]);
    for (let rows = 11; rows < 100; rows++) granted(await addMatter(shop, consultant, number));
    const more = await addMatter(shop, consultant, number);
    expect([more.status, more.code]).toEqual([409, 'subjectMatter.tooMany']);
  });

  test('sent twice under one key is added once', async () => {
    const number = await aDraft();
    const key = `add-matter-${number}`;
    const first = granted(await addMatter(shop, consultant, number, {}, key));
    expect(granted(await addMatter(shop, consultant, number, {}, key))).toEqual(first);
    expect(granted(await openMatter(shop, consultant, number)).rows).toHaveLength(12);
  });

  test('is deleted, as those of the house are, and its number is given to no other [C-7.1-06]', async () => {
    const number = await aDraft();
    granted(await addMatter(shop, consultant, number));
    const { rows } = granted(await deleteMatter(shop, consultant, number, 12));
    expect(rows).toHaveLength(11);
    const again = await deleteMatter(shop, consultant, number, 12);
    expect([again.status, again.code]).toEqual([404, 'subjectMatter.rowNotFound']);
    granted(await deleteMatter(shop, consultant, number, 1));
    const added = granted(await addMatter(shop, consultant, number));
    expect(added.rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
  });
});

describe('whose the rows are to change', () => {
  test.each(['waiting', 'accepted', 'closed', 'expired'] as const)(
    'nobody’s of a case that is %s: it is read-only [C-7.1-07]',
    async (status) => {
      const number = await inState(status);
      expect(granted(await openMatter(shop, consultant, number)).mayChange).toBe(false);
      const refused = [
        await writeMatter(shop, consultant, number, 0, { 1: 'x' }),
        await addMatter(shop, consultant, number),
        await deleteMatter(shop, consultant, number, 1),
      ];
      expect(refused.map((answer) => answer.status)).toEqual([409, 409, 409]);
      expect(granted(await openMatter(shop, consultant, number)).matterVersion).toBe(0);
    },
  );

  test('the consultant’s again once the office has asked for them, and not with what else it asks [C-7.1-07]', async () => {
    const number = await inState('waiting');
    granted(await askForItems(shop, officer, number, { askedRows: ['PL08'], askedDocuments: [] }));
    expect(granted(await openMatter(shop, consultant, number)).mayChange).toBe(false);
    expect((await writeMatter(shop, consultant, number, 0, { 1: 'x' })).code).toBe('case.notOpen');
    const another = await inState('waiting');
    const asked = { askedRows: [askedSections.subjectMatter], askedDocuments: [] };
    const pending = granted(await askForItems(shop, officer, another, asked));
    expect(granted(await openMatter(shop, consultant, another)).mayChange).toBe(true);
    granted(await writeMatter(shop, consultant, another, 0, { 1: 'Unit 2' }));
    granted(await updateCase(shop, consultant, pending, { savedAs: 'waiting' }));
    expect((await writeMatter(shop, consultant, another, 1, { 1: 'x' })).status).toBe(409);
    const package_ = granted(await addCase(shop, consultant));
    await shop.deps.db
      .updateTable('quote_requests')
      .set({ status: 'waiting' })
      .where('request_number', '=', package_.caseNumber)
      .execute();
    expect((await askForItems(shop, officer, package_.caseNumber, asked)).fields).toEqual(['rows.0']);
  });

  test('another consultant’s answer like those that there are not', async () => {
    const number = await aDraft();
    const refused = [
      await openMatter(shop, other, number),
      await writeMatter(shop, other, number, 0, { 1: 'x' }),
      await addMatter(shop, other, number),
      await deleteMatter(shop, other, number, 1),
      await openMatter(shop, other, 'RQ260000000'),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 5 }, () => [404, 'quoteRequest.notFound']),
    );
    const withdrawn = await callAs(shop, withdrawCase, other, { body: { caseNumber: number } });
    expect(withdrawn.status).toBe(404);
  });

  test('goes with a draft that is deleted', async () => {
    const number = await aDraft();
    granted(await addMatter(shop, consultant, number));
    const count = async () =>
      Number((await shop.database.pool.query('select count(*) from subject_matter')).rows[0]?.count);
    const before = await count();
    granted(await callAs(shop, deleteCase, consultant, { body: { caseNumber: number } }));
    expect(await count()).toBe(before - 1);
  });

  test('an insurer reads what was written behind its link, and the policy takes it over', async () => {
    const number = await aDraft();
    granted(await writeMatter(shop, consultant, number, 0, { 1: 'Unit 1, <b>1/F</b>' }));
    await shop.deps.db
      .updateTable('quote_requests')
      .set({ status: 'waiting' })
      .where('request_number', '=', number)
      .execute();
    const address = { insurerAsked: 'LPG', insurerEmail: 'liability@lpg.example.com' };
    const offer = await sendLinkTo(shop, officer, number, address);
    const token = await tokenSentTo(shop, address.insurerEmail);
    const read = granted(await openLink(shop, token));
    const [name, nameZh] = ['Situation of risk', '風險所在'];
    expect(read.subjectMatter).toEqual([{ fieldName: name, fieldNameZh: nameZh, content: 'Unit 1, <b>1/F</b>' }]);

    const { id: case_id } = await shop.deps.db
      .selectFrom('quote_requests')
      .select('id')
      .where('request_number', '=', number)
      .executeTakeFirstOrThrow();
    const owner = { kind: 'case', id: case_id } as const;
    const kept = await readMatter(shop.deps, shop.deps.db, owner);
    const changed = kept.rows.map((row) => (row.number === 1 ? { ...row, content: 'Unit 2' } : row));
    await inTransaction(shop.deps.db, (tx) => writeStored(shop.deps, tx, owner, { ...kept, rows: changed }));
    expect(await answerByLink(shop, token, read)).toMatchObject({ status: 409, code: 'insurerLink.caseChanged' });

    const [quoted] = granted(await keyIn(shop, officer, offer));
    granted(await acceptOffer(shop, consultant, quoted as never));
    granted(await issueCase(shop, officer, number));
    const { policy_id } = await shop.deps.db
      .selectFrom('quote_requests')
      .select('policy_id')
      .where('request_number', '=', number)
      .executeTakeFirstOrThrow();
    const ofPolicy = await readMatter(shop.deps, shop.deps.db, { kind: 'policy', id: policy_id ?? '' });
    expect(ofPolicy.rows[0]?.content).toBe('Unit 2');
  });

  test('a copy begins with them and goes its own way [C-7.1-08]', async () => {
    const number = await aDraft();
    granted(await writeMatter(shop, consultant, number, 0, { 1: 'Unit 1' }));
    granted(await addMatter(shop, consultant, number));
    const copy = granted(await callAs(shop, copyCase, consultant, { body: { caseNumber: number } }));
    expect(copy.subjectMatter).toHaveLength(12);
    expect(copy.subjectMatter?.[0]).toMatchObject({ transactionNumber: copy.caseNumber, content: 'Unit 1' });
    granted(await writeMatter(shop, consultant, copy.caseNumber, 1, { 1: 'Unit 2' }));
    expect(granted(await openMatter(shop, consultant, number)).rows[0]?.content).toBe('Unit 1');
  });
});

import { getPolicyMatter, type PolicyMatterRow } from '@onegi/contract/calls/policies/policy-matter';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aClientsPolicy } from '@onegi/testing/factories/client-links';
import {
  addMatter,
  anIssuedEndorsement,
  approveDraft,
  aYearsPolicy,
  deleteMatter,
  openMatter,
  readDraft,
  saveDraft,
  submitDraft,
  writeMatter,
} from '@onegi/testing/factories/endorsements';
import type { PolicyExample } from '@onegi/testing/factories/policies';
import { asksOf } from '@onegi/testing/factories/policy-requests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factLabel, factText } from './rated-facts.ts';

let shop: TestApp;
let writer: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
});
afterAll(() => shop.close());

const question = `Has any insurer declined, cancelled or imposed special terms ${'in the last years '.repeat(5)}?`;
const sold: Partial<PolicyExample> = {
  line: 'PA',
  insured: [{ surname: 'CHAN', firstName: 'SIU MAN' }],
  answers: [
    {
      heading: { en: 'Risk', zhHant: '風險' },
      rows: [
        { label: { en: 'Class', zhHant: '類別' }, value: { en: 'Office work', zhHant: '文職' } },
        { label: { en: 'HKID no.', zhHant: '身份證號碼' }, value: { en: 'A1***', zhHant: 'A1***' }, identity: 'hkid' },
        { label: { en: question, zhHant: '曾否被拒保？' }, value: { en: 'No\u0007 🙂', zhHant: 'No\u0007 🙂' } },
      ],
    },
  ],
};

const shown = async (number: string, endorsementNo: string) =>
  granted(await callAs(shop, getPolicyMatter, approver, { query: asksOf(number, endorsementNo) })).map(
    ({ matterName, matterValue }) => [matterName, matterValue],
  );

describe('a draft of a policy that has no subject matter of its own', () => {
  test('begins with who is insured and what was answered, so that a row that is added hides nothing', async () => {
    const number = await aYearsPolicy(shop, sold);
    const { draftId } = granted(await saveDraft(shop, writer, number));
    const opened = granted(await openMatter(shop, writer, draftId));
    expect(opened).toMatchObject({
      matterVersion: 0,
      rows: [
        { fieldName: 'Insured person', content: 'CHAN SIU MAN', mayChange: true },
        { fieldName: 'Risk', fieldNameZh: '風險', fieldType: 'CLAIMSH', content: '' },
        { fieldName: 'Class', fieldNameZh: '類別', content: 'Office work 文職' },
        { fieldName: question.slice(0, 100).trim(), content: 'No' },
      ],
    });
    expect(granted(await addMatter(shop, writer, draftId)).rows).toHaveLength(5);
    const { version } = granted(await readDraft(shop, writer, draftId));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, { draftId, version }))));
    expect(await shown(number, '000')).toHaveLength(3);
    expect(await shown(number, '001')).toEqual([
      ['Insured person', 'CHAN SIU MAN'],
      ['Risk', ''],
      ['Class', 'Office work 文職'],
      [question.slice(0, 100).trim(), 'No'],
      ['Lifts', '2'],
    ]);
  });

  test('changes and takes out each of them', async () => {
    const number = await aYearsPolicy(shop, sold);
    const { draftId } = granted(await saveDraft(shop, writer, number));
    expect(granted(await writeMatter(shop, writer, draftId, 0, 'CHAN SIU YEE')).rows[0]?.content).toBe('CHAN SIU YEE');
    expect(granted(await deleteMatter(shop, writer, draftId, 3)).rows.map(({ rowNumber }) => rowNumber)).toEqual([
      1, 2, 4,
    ]);
  });
});

test('a draft of a liability policy begins with what that covers, and with the house’s rows only where nothing is known', async () => {
  const begun = async (number: string) => {
    const { draftId } = granted(await saveDraft(shop, writer, number));
    return granted(await openMatter(shop, writer, draftId)).rows;
  };
  const known = await begun(await aYearsPolicy(shop, { ...sold, line: 'PL', insured: [] }));
  expect(known.map(({ fieldName, content }) => [fieldName, content])).toEqual([
    ['Risk', ''],
    ['Class', 'Office work 文職'],
    [question.slice(0, 100).trim(), 'No'],
  ]);
  const unknown = await begun(await aYearsPolicy(shop, { line: 'PL' }));
  expect(unknown.map(({ content }) => content)).toEqual(unknown.map(() => ''));
  expect(unknown).toHaveLength(11);
});

test('facts that endorsements have changed stand below what was answered, as each endorsement leaves them', async () => {
  const { number } = await aClientsPolicy(shop);
  const area = (areaBand: string) =>
    anIssuedEndorsement(shop, { writer, approver }, number, {
      action: 'facts',
      effectiveOn: '2027-01-01',
      facts: { areaBand },
    });
  await area('03');
  await area('04');
  await anIssuedEndorsement(shop, { writer, approver }, number, { action: 'reversal' });
  const rowsOf = async (endorsementNo: string) =>
    granted(await callAs(shop, getPolicyMatter, approver, { query: asksOf(number, endorsementNo) }));
  const [asSold, ...later] = await Promise.all(['000', '001', '002', '003'].map(rowsOf));
  const words = ({ matterHeading, matterName, matterValue }: PolicyMatterRow) => [
    matterHeading,
    matterName,
    matterValue,
  ];
  const label = factLabel('areaBand').en;
  expect(asSold?.map(words)).not.toContainEqual(['Changed by endorsements', label, expect.anything()]);
  expect(later.map((rows) => rows.slice(0, -1))).toEqual([asSold, asSold, asSold]);
  expect(later.flatMap((rows) => rows.slice(-1)).map(words)).toEqual(
    ['03', '04', '03'].map((band) => ['Changed by endorsements', label, factText('HOME', 'areaBand', band).en]),
  );
});

test('facts that an endorsement had changed which was turned round are those of before it', async () => {
  const { number } = await aClientsPolicy(shop);
  const terms = { action: 'facts', effectiveOn: '2027-01-01', facts: { areaBand: '03' } } as const;
  await anIssuedEndorsement(shop, { writer, approver }, number, terms);
  await anIssuedEndorsement(shop, { writer, approver }, number, { action: 'reversal' });
  const [asSold, changed, turned] = await Promise.all(['000', '001', '002'].map((no) => shown(number, no)));
  expect(changed).toHaveLength((asSold?.length ?? 0) + 1);
  expect(turned).toEqual(asSold);
});

test('a draft begins with facts as endorsements have left them by its day, and below it stand those changed since', async () => {
  const { number } = await aClientsPolicy(shop);
  const label = factLabel('areaBand').en;
  const area = (areaBand: string, effectiveOn: string) =>
    anIssuedEndorsement(shop, { writer, approver }, number, { action: 'facts', effectiveOn, facts: { areaBand } });
  const begun = async (effectiveOn: string) => {
    const { draftId } = granted(await saveDraft(shop, writer, number, { action: 'details', effectiveOn, details: {} }));
    const { rows } = granted(await openMatter(shop, writer, draftId));
    return { draftId, areas: rows.filter(({ fieldName }) => fieldName === label).map(({ content }) => content) };
  };
  const written = async (draftId: string) => {
    granted(await addMatter(shop, writer, draftId));
    const { version } = granted(await readDraft(shop, writer, draftId));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, { draftId, version }))));
  };
  const inWords = (band: string) => {
    const { en, zhHant } = factText('HOME', 'areaBand', band);
    return en === zhHant ? en : `${en} ${zhHant}`;
  };
  const areasBy = async (no: string) =>
    (await shown(number, no)).filter(([name]) => name === label).map(([, value]) => value);
  await area('03', '2027-01-01');
  const first = await begun('2027-01-02');
  expect(first.areas).toEqual([inWords('03')]);
  await written(first.draftId);
  expect(await areasBy('002')).toEqual([inWords('03')]);
  await area('04', '2027-01-03');
  expect(await areasBy('003')).toEqual([inWords('03'), factText('HOME', 'areaBand', '04').en]);
  // The row of the fact itself, and no second one.
  const second = await begun('2027-01-04');
  expect(second.areas).toEqual([inWords('04')]);
  await written(second.draftId);
  expect(await areasBy('004')).toEqual([inWords('04')]);
});

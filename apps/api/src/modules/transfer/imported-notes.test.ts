import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { previewDraft } from '@onegi/testing/factories/endorsements';
import {
  anImportedNote,
  anImportedPolicy,
  anImportedReceipt,
  checkedImport,
  type ImportExample,
  importedWorkbook,
  importers,
} from '@onegi/testing/factories/policy-imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let user: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
  user = await importers(shop);
});
afterAll(() => shop.close());

const found = ({ problems }: Awaited<ReturnType<typeof checkedImport>>) =>
  problems.map(({ problem, sheet, row, column }) => [problem, sheet, row, column]);
const policies = [anImportedPolicy];
/** HK$10,000 without levies, of which 2,000 are the insurer's commission. */
const sold = {
  ...anImportedNote,
  grossPremium: 10_000,
  netPremium: 10_000,
  actualPremium: 10_000,
  otherLevies: 0,
  levy: 0,
  receivable: 10_000,
  payable: 8_000,
  commission: 2_000,
} as const;
/** 10.01% of the premium was given to the client. */
const aboveTen = { actualPremium: 8_999, receivable: 8_999, payable: 8_000, commission: 999 } as const;
/** Half of a commission of 1,000 was given to the client. */
const halfGiven = { actualPremium: 9_500, receivable: 9_500, payable: 9_000, commission: 500 } as const;
/** The example, turned round. */
const turned = {
  grossPremium: -10300,
  netPremium: -10300,
  actualPremium: -10300,
  otherLevies: -309,
  levy: -70.24,
  receivable: -10679.24,
  payable: -9306.04,
  commission: -1373.2,
} as const;

const wrong: Record<string, [ImportExample, unknown[][]]> = {
  'an insurer that had what is not at the bank yet, though it settles the note': [
    {
      policies,
      notes: [{ ...anImportedNote, insurerPaid: 9306.04 }],
      receipts: [{ ...anImportedReceipt, method: 'CHQ', chequeNumber: '000123', bankedOn: null }],
    },
    [['insurerAbove', 'notes', 2, 'insurerPaid']],
  ],
  'commas that group no thousands': [
    {
      policies: [{ ...anImportedPolicy, secondConsultant: 'TR7002', secondShare: '12,5' }],
      notes: [{ ...anImportedNote, grossPremium: '12,50', netPremium: '1,2,3.4', levy: ',70', payoutRate: '6,0%' }],
    },
    [
      ['percent', 'policies', 2, 'secondShare'],
      ['amount', 'notes', 2, 'grossPremium'],
      ['amount', 'notes', 2, 'netPremium'],
      ['amount', 'notes', 2, 'levy'],
      ['percent', 'notes', 2, 'payoutRate'],
    ],
  ],
  'a note that is booked and settled in days to come': [
    { policies, notes: [{ ...anImportedNote, accountOn: '2099-01-01', settledOn: '2099-01-02', dueOn: '2099-01-03' }] },
    [
      ['future', 'notes', 2, 'accountOn'],
      ['future', 'notes', 2, 'settledOn'],
    ],
  ],
  'endorsements that take effect outside the period, or before the one before': [
    {
      policies: [anImportedPolicy, { ...anImportedPolicy, policyNumber: 'HK-2', hkid: null }],
      notes: [
        { ...anImportedNote, effectiveOn: '2026-09-30' },
        { ...anImportedNote, endorsementNo: '001', kind: 'EA', effectiveOn: '2027-10-01' },
        { ...anImportedNote, policyNumber: 'HK-2' },
        { ...anImportedNote, policyNumber: 'HK-2', endorsementNo: '002', kind: 'EA', effectiveOn: '2026-10-31' },
        { ...anImportedNote, policyNumber: 'HK-2', endorsementNo: '001', kind: 'EA', effectiveOn: '2026-11-01' },
      ],
    },
    [
      ['outsidePeriod', 'notes', 2, 'effectiveOn'],
      ['outsidePeriod', 'notes', 3, 'effectiveOn'],
      ['outOfOrder', 'notes', 5, 'effectiveOn'],
    ],
  ],
  'a client discount above ten per cent': [
    { policies, notes: [{ ...sold, clientDiscount: 10.01, ...aboveTen }] },
    [['discountAbove', 'notes', 2, 'clientDiscount']],
  ],
  'a client discount above the commission it is given out of, told or not': [
    {
      policies: [anImportedPolicy, { ...anImportedPolicy, policyNumber: 'HK-2', hkid: null }],
      notes: [
        { ...sold, ...halfGiven, commissionRate: 4, clientDiscount: 5 },
        { ...sold, ...halfGiven, policyNumber: 'HK-2', commissionRate: 4 },
      ],
    },
    [
      ['sum', 'notes', 2, 'commission'],
      ['discountAbove', 'notes', 2, 'clientDiscount'],
      ['sum', 'notes', 3, 'commission'],
      ['discountAbove', 'notes', 3, 'clientDiscount'],
    ],
  ],
  'premiums that are not what the discounts make': [
    {
      policies: [anImportedPolicy, { ...anImportedPolicy, policyNumber: 'HK-2', hkid: null }],
      notes: [
        { ...sold, insurerDiscount: 5, clientDiscount: 2 },
        { ...sold, policyNumber: 'HK-2', grossPremium: 9999, netPremium: 10000 },
      ],
    },
    [
      ['sum', 'notes', 2, 'netPremium'],
      ['sum', 'notes', 2, 'actualPremium'],
      ['sum', 'notes', 3, 'netPremium'],
    ],
  ],
};

describe('what is wrong with a note', () => {
  test.each(Object.entries(wrong))('is told by its row and column: %s [C-8.6-09]', async (_, [example, problems]) => {
    const checked = await checkedImport(shop, user, example);
    expect(checked.stage).toBe('wrong');
    expect(found(checked)).toEqual(problems);
  });
});

describe('a note in order', () => {
  test('amounts with thousands apart, and discounts that are left empty: they are what makes the premiums [C-8.6-09]', async () => {
    const figures = { grossPremium: '11,119.00', netPremium: '10,563.05', actualPremium: '10,351.79' };
    const levies = { otherLevies: 316.89, levy: 10.56, receivable: '10,679.24' };
    const policyNumber = 'HK-000008';
    await importedWorkbook(shop, user, {
      policies: [{ ...anImportedPolicy, policyNumber, hkid: null }],
      notes: [{ ...anImportedNote, policyNumber, ...figures, ...levies }],
    });
    const row = await shop.deps.db
      .selectFrom('policy_endorsements as e')
      .innerJoin('policies as p', 'p.id', 'e.policy_id')
      .selectAll('e')
      .where('p.policy_number', '=', policyNumber)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      gross_premium_cents: 1_111_900,
      insurer_discount_bp: 500,
      client_discount_bp: 200,
      basic_rate_bp: 1_500,
    });
  });

  test('what was turned round lies where it lay: what follows it may take effect before, and within a shorter period [C-8.6-09]', async () => {
    const of = (endorsementNo: string, kind: 'EA' | 'RV', effectiveOn: string) => ({
      ...anImportedNote,
      ...(kind === 'RV' && turned),
      endorsementNo,
      kind,
      effectiveOn,
    });
    const notes = [
      anImportedNote,
      of('001', 'EA', '2026-11-01'),
      of('002', 'EA', '2027-10-05'),
      of('003', 'RV', '2027-10-05'),
      of('004', 'EA', '2026-11-10'),
    ];
    expect(found(await checkedImport(shop, user, { policies, notes }))).toEqual([]);
  });
});

test('a policy that came in with a discount that cannot be given is told so when a premium is asked for it', async () => {
  const number = 'HK-000009';
  const policy = { ...anImportedPolicy, policyNumber: number, hkid: null };
  await importedWorkbook(shop, user, { policies: [policy], notes: [{ ...anImportedNote, policyNumber: number }] });
  await shop.deps.db
    .updateTable('policy_endorsements')
    .set({ client_discount_bp: 1_500 })
    .where('policy_id', 'in', (eb) => eb.selectFrom('policies').select('id').where('policy_number', '=', number))
    .execute();
  const writer = await signedInAs(shop, ['operations']);
  const keyed = { action: 'keyed', keyedPremiumCents: 1_000_00, reason: 'Asked', effectiveOn: '2026-11-23' } as const;
  const refused = await previewDraft(shop, writer, number, keyed);
  expect([refused.status, refused.code]).toEqual([409, 'endorsement.discountAbove']);
});

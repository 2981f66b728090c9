import { lineFields as l } from '@onegi/contract/fields/lines';
import type { LineCode } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aLineDraft, aLineForm, buyLine, scheduleText, submitLine } from '@onegi/testing/factories/lines';
import { aPayment, call, fillIn, submit, wire } from '@onegi/testing/factories/purchases';
import { canReadPdf } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

describe('optional covers with sums', () => {
  const building = (amount?: number) => [{ [wire.optionCode]: 'HOO1', ...(amount === undefined ? {} : { amount }) }];
  async function saved(line: LineCode, optionCovers: Json[]) {
    return fillIn(shop, await aLineDraft(shop, line), { ...aLineForm(line), optionCovers });
  }

  test.each([
    ['no sum', building(), 'optionCovers.0.amount', 'This field is required'],
    ['a sum too small', building(99_999), 'optionCovers.0.amount', /from HK\$100,000 to HK\$30,000,000/],
    ['a sum too large', building(30_000_001), 'optionCovers.0.amount', /from HK\$100,000/],
    [
      'a sum that is none of the choices',
      [{ [wire.optionCode]: 'HOO2', amount: 30_000 }],
      'optionCovers.0.amount',
      /choose one/,
    ],
    ['an unknown cover', [{ [wire.optionCode]: 'TRO1' }], `optionCovers.0.${wire.optionCode}`, /choose one/],
  ])('%s is refused', async (_what, optionCovers, field, msg) => {
    const answer = await saved('HOME', optionCovers);
    expect(answer).toMatchObject({ status: 400, fields: [field] });
    expect(answer.fieldTexts[field]?.msg).toMatch(msg);
  });

  test('a cover is offered with its bounds, priced by its sum and printed with it', async () => {
    const draft = await aLineDraft(shop, 'HOME');
    const offered = draft.optionCoverList as Json[];
    expect(offered.find((each) => each[wire.optionCode] === 'HOO1')).toMatchObject({
      optionPrem: null,
      min: 100_000,
      max: 30_000_000,
    });
    expect(offered.find((each) => each[wire.optionCode] === 'HOO2')).toMatchObject({ amounts: [25_000, 50_000] });
    const { confirmation } = await buyLine(shop, 'HOME', { optionCovers: building(2_000_000) });
    expect(confirmation.quote.breakdown).toBeDefined();
    if (canReadPdf) expect(await scheduleText(shop, confirmation)).toContain(', sum insured HK$2,000,000');
  });

  test('0.045% of a building of HK$2,000,000 is HK$900', async () => {
    const { data } = await saved('HOME', building(2_000_000));
    const cover = data.optionCoverList.find((each: Json) => each[wire.optionCode] === 'HOO1');
    expect(cover.optionPrem).toBe('900.00');
    expect(data.optionCovers).toEqual(building(2_000_000));
  });

  const withHelper = (answers: Readonly<Record<string, string>>) => ({
    optionCovers: [{ [wire.optionCode]: 'HOO5' }],
    answers: {
      helperName: 'SAMPLE HELPER',
      helperPassport: 'p1234567',
      helperBornOn: '01-02-1990',
      contractStartOn: '2026-12-01',
      isLivingIn: 'Y',
      partTime: 'N',
      isIll: 'N',
      ...answers,
    },
  });

  test('a helper bought along with a home is named in the schedule, the passport masked', async () => {
    const { confirmation } = await buyLine(shop, 'HOME', withHelper({}));
    if (!canReadPdf) return;
    const text = await scheduleText(shop, confirmation);
    expect(text).toContain('SAMPLE HELPER');
    expect(text).not.toMatch(/1234567/i);
  });

  test('a helper bought along with a home is asked for, as in a policy of the helper’s own', async () => {
    const { answer } = await submitLine(shop, 'HOME', { optionCovers: [{ [wire.optionCode]: 'HOO5' }] });
    expect(answer.fields).toEqual(
      ['helperName', 'helperPassport', 'helperBornOn', 'contractStartOn', 'isLivingIn', 'partTime', 'isIll'].map(
        (question) => `answers.${question}`,
      ),
    );
  });

  test.each([
    ['one who lives elsewhere', { isLivingIn: 'N' }, 'isLivingIn', /officer has to look/],
    ['one who works part time', { partTime: 'Y' }, 'partTime', /officer has to look/],
    ['one who is ill', { isIll: 'Y' }, 'isIll', /officer has to look/],
    ['work that begins before the cover', { contractStartOn: '2026-11-30' }, 'startOn', /first day of work or before/],
    ['one of 61', { helperBornOn: '01-12-1965' }, 'helperBornOn', /Helpers aged 61 or above need a quote/],
    ['one of 17', { helperBornOn: '02-12-2008' }, 'helperBornOn', /from 1965-12-02 to 2008-12-01/],
  ])('a helper bought along with a home is underwritten: %s is refused', async (_who, answers, question, msg) => {
    const { answer } = await submitLine(shop, 'HOME', withHelper(answers));
    const field = `answers.${question}`;
    expect(answer).toMatchObject({ status: 422, fields: [field] });
    expect(answer.fieldTexts[field]?.msg).toMatch(msg);
  });
});

describe('the accounts', () => {
  const endorsementOf = async (transactionNumber: string) =>
    shop.deps.db
      .selectFrom('policy_endorsements as e')
      .innerJoin('policies', 'policies.id', 'e.policy_id')
      .selectAll('e')
      .where('policies.transaction_number', '=', transactionNumber)
      .executeTakeFirstOrThrow();

  test('of motor bear the bureau levy of 3%, and commission by the cover', async () => {
    const comprehensive = (await buyLine(shop, 'MOTOR')).confirmation;
    const row = await endorsementOf(comprehensive[wire.transactionNumber]);
    expect(row.basic_rate_bp).toBe(1_250);
    expect(row.other_levies_cents).toBe(
      Math.round(row.net_premium_cents * 0.01) + Math.round(row.net_premium_cents * 0.02),
    );
    const thirdParty = (
      await buyLine(shop, 'MOTOR', { search: { [l.cover.wire]: 'T', [l.valueDollars.wire]: undefined } })
    ).confirmation;
    expect((await endorsementOf(thirdParty[wire.transactionNumber])).basic_rate_bp).toBe(750);
  });

  test.each([
    ['HOME', 2_500],
    ['MEDICAL', 1_500],
    ['OS', 2_500],
  ] as const)('of %s earn %d basis points and no other levy', async (line, basisPoints) => {
    const row = await endorsementOf((await buyLine(shop, line)).confirmation[wire.transactionNumber]);
    expect(row).toMatchObject({ basic_rate_bp: basisPoints, other_levies_cents: 0 });
  });
});

test('cover that was to begin on a day gone by cannot be paid for until another day is chosen', async () => {
  const late = await testApp({ today: '2026-11-21' });
  try {
    const draft = await aLineDraft(late, 'HOME');
    const form = (startOn: string) => aLineForm('HOME', { answers: { startOn } });
    const { data: saved } = await fillIn(late, draft, form('2026-11-21'));
    const { data: ready } = await submit(late, saved);
    late.clock.set('2026-11-22');
    const refused = await call(late, 'POST', '/buy/payment', { applicationRef: ready.applicationRef });
    expect(refused).toMatchObject({ status: 422, code: 'application.incomplete', fields: ['answers.startOn'] });
    const { data: changed } = await fillIn(late, ready, form('2026-11-22'));
    const { data: again } = await submit(late, changed);
    expect((await aPayment(late, again)).total).toBe(changed.quote[wire.total]);
  } finally {
    await late.close();
  }
});

import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { previewDraft, readDraft, readOptions, saveDraft, submitDraft } from '@onegi/testing/factories/endorsements';
import { buyLine } from '@onegi/testing/factories/lines';
import { wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let writer: SignedIn;
let number: string;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  writer = await signedInAs(shop, ['operations']);
  // Of two drivers.
  number = (await buyLine(shop, 'MOTOR')).confirmation[wire.transactionNumber];
});
afterAll(() => shop.close());

const confirmed = { addedDriversAreOrdinary: 'Y' };
/** A change of facts, with a name for every driver. */
const asked = (facts: Record<string, string>) => {
  const names = ['DEMO ONE', 'DEMO TWO', 'DEMO THREE'].slice(0, Number(facts.driverCount));
  const details: Record<string, string> = facts.driverCount ? { drivers: names.join('; ') } : {};
  return { action: 'facts', effectiveOn: '2026-12-10', facts, details } as const;
};

describe('the number of drivers of a motor policy', () => {
  test.each<Record<string, string>>([{ driverCount: '3' }, { driverCount: '3', addedDriversAreOrdinary: 'N' }])(
    'is not priced with more of them by %j: whether they are ordinary is asked, in both languages',
    async (facts) => {
      const refused = await previewDraft(shop, writer, number, asked(facts));
      expect(refused).toMatchObject({ status: 400, code: 'request.invalid' });
      expect(Object.entries(refused.fieldTexts)).toEqual([
        [
          'facts.addedDriversAreOrdinary',
          {
            msg: expect.stringMatching(/aged 27 to 65 with at least 5 years.*at the insurer’s figure/),
            msgC: expect.stringMatching(/27 至 65 歲並有至少 5 年駕駛經驗.*按保險公司的保費更改/),
          },
        ],
      ]);
    },
  );

  test('with more of them is priced once they are confirmed, and the draft keeps that', async () => {
    const saved = granted(await saveDraft(shop, writer, number, asked({ driverCount: '3', ...confirmed })));
    expect(saved.kind).toBe('EA');
    // Who approves it reads that, too.
    expect(saved.parts.map(({ text }) => text)).toContain(
      'Confirmed: the added drivers are aged 27 to 65 with at least 5 years’ driving experience',
    );
    expect(saved.changes.map(({ after }) => after)).toEqual(['3', 'DEMO ONE; DEMO TWO; DEMO THREE']);
    expect(saved.changes[0]?.before).toBe('2');
    expect(saved.terms.facts).toEqual({ driverCount: '3', ...confirmed });
    const submitted = granted(await submitDraft(shop, writer, saved));
    expect(granted(await readDraft(shop, writer, submitted.draftId)).state).toBe('awaitingApproval');
  });

  test.each(['DEMO ONE; DEMO TWO', undefined])(
    'has a name for each of them, which the certificate prints: %s are not three',
    async (drivers) => {
      const terms = { ...asked({ driverCount: '3', ...confirmed }), details: { ...(drivers ? { drivers } : {}) } };
      const refused = await previewDraft(shop, writer, number, terms);
      expect([refused.status, Object.keys(refused.fieldTexts)]).toEqual([400, ['details.drivers']]);
    },
  );

  test('with fewer of them, or none added, asks nothing, and is asked for anew each time', async () => {
    const { facts } = granted(await readOptions(shop, writer, number));
    expect(facts.find(({ name }) => name === 'addedDriversAreOrdinary')).toMatchObject({ factKind: 'flag', value: '' });
    for (const [asks, before, after] of [
      [{ driverCount: '1' }, '2', '1'],
      [{ valueDollars: '280000' }, '290000', '280000'],
    ] as const) {
      const { changes } = granted(await previewDraft(shop, writer, number, asked(asks)));
      expect(changes[0]).toMatchObject({ before, after });
    }
  });
});

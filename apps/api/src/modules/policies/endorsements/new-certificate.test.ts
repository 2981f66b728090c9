import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { anIssuedEndorsement, previewDraft, readOptions } from '@onegi/testing/factories/endorsements';
import { buyLine } from '@onegi/testing/factories/lines';
import { call, wire } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { printedNumberOf } from '../certificates/printed-number.ts';

let shop: TestApp;
let people: { writer: SignedIn; approver: SignedIn };
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
async function signInOn(moment: string) {
  shop.clock.set(moment);
  const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
  people = { writer, approver };
}
beforeEach(() => signInOn('2026-11-21'));

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);
/** A text as it is read from a PDF, whatever line it was broken into. */
const squeezed = (text: string) => text.replaceAll(/[\s’']+/g, '');

type Terms = Parameters<typeof anIssuedEndorsement>[3];
const issued = (number: string, terms: Terms) => anIssuedEndorsement(shop, people, number, terms);

/** A car's policy from 1 December 2026 for a year; answers the portal's number of it. */
async function aCar(answers: Record<string, string> = {}): Promise<string> {
  const { confirmation } = await buyLine(shop, 'MOTOR', { answers });
  return confirmation[wire.transactionNumber];
}

const certificatesOf = (number: string) =>
  shop.deps.db
    .selectFrom('motor_certificates')
    .innerJoin('policies', 'policies.id', 'policy_id')
    .select(['certificate_number', 'valid_from', 'valid_until', 'replaced_at'])
    .where('transaction_number', '=', number)
    .orderBy('certificate_number')
    .execute();

/** Whether the pages of a policy's certificates say valid at a moment, by the order of their issue. */
async function validAt(number: string, moment: string): Promise<boolean[]> {
  shop.clock.set(moment);
  const rows = await certificatesOf(number);
  const pages = rows.map(({ certificate_number: of }) =>
    call(shop, 'GET', `/motor/check/${printedNumberOf(shop.deps, of)}`),
  );
  return (await Promise.all(pages)).map(({ data }) => data.valid);
}

const kindsOf = ({ documents }: Awaited<ReturnType<typeof issued>>) =>
  documents.map(({ documentKind, documentLanguage }) => `${documentKind} ${documentLanguage}`);

async function textOf({ documents }: Awaited<ReturnType<typeof issued>>, language: string): Promise<string> {
  const made = documents.find((each) => each.documentKind === 'certificate' && each.documentLanguage === language);
  const answer = await shop.app.inject(`/api/common/down-file?name=${made?.fileName}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return squeezed(await pdfText(answer.rawPayload));
}

describe('an endorsement that changes what the certificate of a car says', () => {
  test('issues another certificate in both languages, from its day on in place of the one before', async () => {
    const number = await aCar();
    const changed = await issued(number, { action: 'facts', effectiveOn: '2027-03-01', facts: { madeIn: '2024' } });
    expect(kindsOf(changed)).toEqual(expect.arrayContaining(['certificate en', 'certificate zh-Hant']));
    const rows = await certificatesOf(number);
    expect(rows.map((row) => [row.valid_from.toISOString(), row.replaced_at?.toISOString()])).toEqual([
      ['2026-11-30T16:00:00.000Z', '2027-02-28T16:00:00.000Z'],
      ['2027-02-28T16:00:00.000Z', undefined],
    ]);
    expect(await validAt(number, '2027-02-28T15:59:00Z')).toEqual([true, false]);
    expect(await validAt(number, '2027-02-28T16:00:00Z')).toEqual([false, true]);
    expect(await validAt(number, '2027-11-30T16:00:00Z')).toEqual([false, false]);
  });

  test('begins no earlier than it is issued, whatever day it is from', async () => {
    const number = await aCar();
    await signInOn('2027-01-10T03:00:00Z');
    await issued(number, { action: 'details', effectiveOn: '2027-01-01', details: { registrationMark: 'cd 4321' } });
    const [first, second] = await certificatesOf(number);
    expect(second?.valid_from).toEqual(first?.replaced_at);
    expect(await validAt(number, '2027-01-10T02:59:00Z')).toEqual([true, false]);
    expect(await validAt(number, '2027-01-10T03:00:00Z')).toEqual([false, true]);
  });

  test('that is turned round leads back to what it was, by a number of its own', async () => {
    const number = await aCar();
    await issued(number, { action: 'extension', effectiveOn: '2026-12-01', endsOn: '2027-12-31' });
    expect(await validAt(number, '2027-12-31T10:00:00Z')).toEqual([false, true]);
    await signInOn('2026-12-05T00:00:00Z');
    await issued(number, { action: 'reversal' });
    expect(await validAt(number, '2027-11-30T10:00:00Z')).toEqual([false, false, true]);
    expect(await validAt(number, '2027-12-31T10:00:00Z')).toEqual([false, false, false]);
  });

  test('leaves none where no hour of cover is left for another', async () => {
    const number = await aCar();
    await issued(number, { action: 'extension', effectiveOn: '2026-12-01', endsOn: '2027-12-31' });
    await signInOn('2027-12-10T00:00:00Z');
    const reversed = await issued(number, { action: 'reversal' });
    expect(kindsOf(reversed).filter((kind) => kind.startsWith('certificate'))).toEqual([]);
    expect(await certificatesOf(number)).toHaveLength(2);
    expect(await validAt(number, '2027-12-11T10:00:00Z')).toEqual([false, false]);
  });

  reading('of another vehicle prints its mark, chassis number and drivers, which are given beside it', async () => {
    const number = await aCar();
    const facts = { make: 'HON', model: 'JAZZ', driverCount: '1' };
    const details = { registrationMark: 'GH 55', chassis: 'GK57654321', drivers: 'SAMPLE ONE' };
    const changed = await issued(number, { action: 'facts', effectiveOn: '2027-03-01', facts, details });
    const text = await textOf(changed, 'en');
    for (const fact of ['Honda', 'GH55', 'GK57654321', 'SAMPLEONE']) expect(text).toContain(fact);
    expect(text).not.toMatch(/Toyota|AB1234|ZWR80/);
  });

  test('for an earlier day than one that was turned round leaves that one no hour', async () => {
    const number = await aCar();
    const mark = (effectiveOn: string, registrationMark: string): Terms => ({
      action: 'details',
      effectiveOn,
      details: { registrationMark },
    });
    await issued(number, mark('2027-03-01', 'CD4321'));
    await issued(number, { action: 'reversal' });
    await issued(number, mark('2027-02-01', 'EF99'));
    expect(await validAt(number, '2027-01-31T10:00:00Z')).toEqual([true, false, false, false]);
    for (const moment of ['2027-02-01T10:00:00Z', '2027-03-01T10:00:00Z'])
      expect(await validAt(number, moment)).toEqual([false, false, false, true]);
  });

  test('is one alone: another change leaves the certificate as it is', async () => {
    const number = await aCar();
    const other = await issued(number, {
      action: 'details',
      details: { mortgagee: 'Example Bank' },
      effectiveOn: '2026-12-01',
    });
    expect(kindsOf(other)).toEqual(['endorsement en', 'endorsement zh-Hant']);
    expect(await certificatesOf(number)).toHaveLength(1);
  });

  reading.each([
    ['en', ['Toyota', '2December202600:00', '30November202723:59', 'Comprehensive']],
    ['zh-Hant', ['保險證明書', '豐田', '2026年12月2日00:00']],
  ] as const)(
    'says the mark that came later, the new holder and drivers, and the rest as it was (%s)',
    async (language, expected) => {
      const number = await aCar({ isUnregistered: 'Y', registration: '' });
      const details = { registrationMark: 'xy 77', surname: 'SAMPLE', drivers: 'SAMPLE ONE; DEMO THREE' };
      await issued(number, { action: 'details', effectiveOn: '2026-12-01', details });
      // What comes after it says the same of them, though they are not in effect yet.
      const changed = await issued(number, { action: 'facts', effectiveOn: '2026-12-02', facts: { madeIn: '2024' } });
      const [, , row] = await certificatesOf(number);
      const text = await textOf(changed, language);
      const common = [row?.certificate_number ?? '-', 'XY77', 'SAMPLEONE', 'DEMOTHREE', 'ZWR80-1234567', '2024'];
      for (const fact of [...common, ...expected]) expect(text).toContain(fact);
      expect(text).not.toMatch(/TBA|DEMOONE|2023/);
    },
  );
});

describe('the details of a motor policy', () => {
  test('offer what its certificate prints, as it is', async () => {
    const number = await aCar();
    const options = granted(await readOptions(shop, people.writer, number));
    const values = Object.fromEntries(options.details.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ registrationMark: 'AB 1234', chassis: 'ZWR80-1234567' });
    expect(values.drivers).toContain('; ');
    const pet = (await buyLine(shop, 'PET')).confirmation[wire.transactionNumber];
    const others = granted(await readOptions(shop, people.writer, pet)).details.map(({ name }) => name);
    expect(others).not.toEqual(expect.arrayContaining(['registrationMark']));
  });

  test.each([
    ['registrationMark', 'I0'],
    ['registrationMark', ''],
    ['chassis', 'OIQ'],
    ['drivers', ';'],
  ])('refuse %s %o on the field', async (name, value) => {
    const terms = { action: 'details', effectiveOn: '2026-12-01', details: { [name]: value } } as const;
    expect(await previewDraft(shop, people.writer, await aCar(), terms)).toMatchObject({
      status: 400,
      fields: [`details.${name}`],
    });
  });
});

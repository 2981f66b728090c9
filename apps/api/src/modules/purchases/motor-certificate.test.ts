import { schemaOf } from '@onegi/contract/call';
import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { type TestApp, testApp } from '@onegi/testing/app';
import { buyLine } from '@onegi/testing/factories/lines';
import { call, wire } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedNumberOf } from '../policies/certificates/printed-number.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Document = Readonly<Record<string, string>>;
type Confirmation = Awaited<ReturnType<typeof buyLine>>['confirmation'];

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);

/** A text as it is read from a PDF, whatever line it was broken into. */
const squeezed = (text: string) => text.replaceAll(/[\s’']+/g, '');

const fileOf = ({ docList }: Confirmation, kind: string): string =>
  (docList as Document[]).flatMap((row) => Object.values(row)).find((value) => value.startsWith(`${kind}-`)) ?? '';

async function certificateText(confirmation: Confirmation): Promise<string> {
  const answer = await shop.app.inject(`/api/common/down-file?name=${fileOf(confirmation, 'certificate')}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return squeezed(await pdfText(answer.rawPayload));
}

const policyOf = (confirmation: Confirmation) =>
  shop.deps.db
    .selectFrom('policies')
    .leftJoin('motor_certificates', 'policy_id', 'id')
    .select(['id', 'policy_number', 'certificate_number'])
    .where('transaction_number', '=', confirmation[wire.transactionNumber])
    .executeTakeFirstOrThrow();

const kindsOf = ({ docList }: Confirmation) => (docList as Document[]).map(({ docType }) => docType);

describe('a motor policy that is bought in the shop', () => {
  test('has a certificate beside its other documents, which the mail brings as well', async () => {
    const { confirmation } = await buyLine(shop, 'MOTOR');
    expect(kindsOf(confirmation)).toEqual(['schedule', 'certificate', 'receipt', 'wording']);
    expect((await policyOf(confirmation)).certificate_number).toMatch(/^MC\d{10}$/);
    const { data } = await call(shop, 'GET', '/demo/outbox');
    const mails = schemaOf(demoOutbox.answer).decode(data) as { to: string; attachments: string[] }[];
    const brought = mails.filter(({ attachments }) => attachments.includes(fileOf(confirmation, 'certificate')));
    expect(brought.map(({ to, attachments }) => [to, attachments.length])).toEqual([['demo01@example.com', 4]]);
  });

  test('alone has one, and draws a number', async () => {
    const { confirmation } = await buyLine(shop, 'PET');
    expect(kindsOf(confirmation)).toEqual(['schedule', 'receipt', 'wording']);
    expect((await policyOf(confirmation)).certificate_number).toBeNull();
  });

  reading.each([
    ['en', ['Toyota', '1December202600:00', '30November202723:59', 'Comprehensive', 'entitledtodrive']],
    ['zh-Hant', ['保險證明書', '豐田', '2026年12月1日00:00', '2027年11月30日23:59', '有權駕駛']],
  ] as const)(
    'has one that says which car, who drives it and from when until when (%s)',
    async (language, expected) => {
      const { confirmation } = await buyLine(shop, 'MOTOR', {}, language);
      const { certificate_number: number, policy_number } = await policyOf(confirmation);
      const text = await certificateText(confirmation);
      const facts = [...expected, number ?? '-', policy_number, 'AB1234', 'ZWR80-1234567', 'DEMOONE'];
      for (const fact of facts) expect(text).toContain(squeezed(fact));
    },
  );

  reading('has one also before its car is registered', async () => {
    const { confirmation } = await buyLine(shop, 'MOTOR', { answers: { isUnregistered: 'Y', registration: '' } });
    expect(await certificateText(confirmation)).toMatch(/RegistrationmarkofthevehicleTBA/);
  });
});

test('the page of a number says valid while the certificate of a bought policy gives cover', async () => {
  const { confirmation } = await buyLine(shop, 'MOTOR');
  const { id, certificate_number } = await policyOf(confirmation);
  const printed = printedNumberOf(shop.deps, certificate_number ?? '');
  const isValidAt = async (moment: string): Promise<boolean> => {
    shop.clock.set(moment);
    return (await call(shop, 'GET', `/motor/check/${printed}`)).data.valid;
  };
  expect(await isValidAt('2026-11-30T15:59:00Z')).toBe(false);
  expect(await isValidAt('2026-11-30T16:00:00Z')).toBe(true);
  expect(await isValidAt('2027-11-30T15:59:00Z')).toBe(true);
  expect(await isValidAt('2027-11-30T16:00:00Z')).toBe(false);
  const endAs = (ended_as: 'renewed' | 'cancelled') =>
    shop.deps.db.updateTable('policies').set({ ended_as }).where('id', '=', id).execute();
  await endAs('renewed');
  expect(await isValidAt('2027-01-01T00:00:00Z')).toBe(true);
  await endAs('cancelled');
  expect(await isValidAt('2027-01-01T00:00:00Z')).toBe(false);
});

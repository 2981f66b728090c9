import { schemaOf } from '@onegi/contract/call';
import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { type Confirmation, getConfirmation } from '@onegi/contract/calls/purchases/confirmation';
import { writtenDay } from '@onegi/contract/written-dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aNotice, aPayment, aSubmittedApplication, call, notify } from '@onegi/testing/factories/purchases';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { printedMoney } from '../../lib/printed.ts';

let server: TestApp;
let confirmation: Confirmation;

beforeAll(async () => {
  server = await testApp();
  const application = await aSubmittedApplication(server);
  await notify(server, await aNotice(server, await aPayment(server, application)));
  const { data } = await call(server, 'GET', `/buy/confirmation/${application.applicationRef}`);
  confirmation = schemaOf(getConfirmation.answer).decode(data) as Confirmation;
});

afterAll(() => server.close());

async function textOf(kind: string): Promise<string> {
  const fileName = confirmation.documents.find((document) => document.documentKind === kind)?.fileName ?? '';
  const answer = await server.app.inject(`/api/common/down-file?name=${fileName}`);
  expect(answer.statusCode).toBe(200);
  return pdfText(answer.rawPayload);
}

/** Needs programs that read PDFs. */
const reading = test.skipIf(!canReadPdf);

reading('the schedule of a policy that was paid for says what the confirmation says', async () => {
  const text = await textOf('schedule');
  const { policyNumber, transactionNumber, effectiveOn, expiresOn, totalCents } = confirmation;
  const period = `${writtenDay(effectiveOn, 'en')} to ${writtenDay(expiresOn, 'en')}`;
  for (const fact of [policyNumber, transactionNumber, period, printedMoney(totalCents), 'DEMO ONE', '17 May 1990']) {
    expect(text).toContain(fact);
  }
});

reading('the receipt of a policy that was paid for names receipt, debit note and amount', async () => {
  const text = await textOf('receipt');
  const { receiptNumber, noteNumber, totalCents } = confirmation;
  for (const fact of [receiptNumber, noteNumber, printedMoney(totalCents), 'Credit card']) expect(text).toContain(fact);
});

reading('the wording of a policy is that of its insurer', async () => {
  expect(await textOf('wording')).toContain(confirmation.quote.insurerName);
});

test('the client’s mail carries the three documents', async () => {
  interface Mail {
    to: string;
    subject: string;
    mailState: string;
    attachments: string[];
  }
  const mail = await vi.waitFor(async () => {
    const { data } = await call(server, 'GET', '/demo/outbox');
    const [newest] = schemaOf(demoOutbox.answer).decode(data) as Mail[];
    expect(newest?.mailState).toBe('sent');
    return newest;
  }, 15_000);
  expect(mail).toMatchObject({ to: 'demo01@example.com', subject: `Your policy ${confirmation.policyNumber}` });
  expect(mail?.attachments.sort()).toEqual(confirmation.documents.map(({ fileName }) => fileName).sort());
});

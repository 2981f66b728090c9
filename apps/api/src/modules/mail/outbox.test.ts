import { setTimeout as sleep } from 'node:timers/promises';
import { schemaOf } from '@onegi/contract/call';
import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterEach, expect, test, vi } from 'vitest';
import { queueMail } from './queue-mail.ts';

let server: TestApp;
afterEach(() => server.close());

const acknowledge = (requestNumber: string) =>
  server.deps.db.transaction().execute((tx) =>
    queueMail(server.deps, tx, {
      kind: 'quote-request',
      to: 'demo01@example.com',
      language: 'en',
      data: {
        contactName: 'DEMO ONE',
        requestNumber,
        productName: { en: 'Travel', zhHant: '旅遊保險' },
        answerWithinHours: 24,
        promotionPercent: null,
      },
    }),
  );

const outbox = () => server.app.inject('/api/demo/outbox');

interface Mail {
  to: string;
  subject: string;
  textBody: string;
  mailState: string;
}

test('the demo shows its mails, newest first, without sending any', async () => {
  server = await testApp();
  await acknowledge('RQ1');
  server.clock.advance(60);
  await acknowledge('RQ2');
  const read = async () => schemaOf(demoOutbox.answer).decode((await outbox()).json().data) as Mail[];
  const mails = await read();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We have received your request RQ2',
    'We have received your request RQ1',
  ]);
  expect(mails[0]).toMatchObject({ to: 'demo01@example.com' });
  expect(mails[0]?.textBody).toContain('within 24 hours');
  await vi.waitFor(
    async () => expect((await read()).map(({ mailState }) => mailState)).toEqual(['sent', 'sent']),
    15_000,
  );
});

test('outside the demo there is no outbox, and a mail waits until there is a mail server', async () => {
  server = await testApp({ config: { demo: false } });
  expect((await outbox()).statusCode).toBe(404);
  const id = await acknowledge('RQ1');
  await sleep(3_000);
  expect(await server.deps.db.selectFrom('mails').select(['id', 'state', 'attempts']).execute()).toEqual([
    { id, state: 'queued', attempts: 0 },
  ]);
  const { rows } = await server.database.pool.query("select state from jobs.job where name = 'send-mail'");
  expect(rows).toEqual([{ state: 'created' }]);
});

test('there is no outbox when mails are really sent', async () => {
  const mailSender = { name: 'smtp' as const, send: async () => undefined, close: async () => undefined };
  server = await testApp({ replaced: { mailSender } });
  expect((await outbox()).statusCode).toBe(404);
});

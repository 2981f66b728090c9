import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pgBossJobs } from '../../adapters/jobs/pg-boss-jobs.ts';
import { smtpSender } from '../../adapters/mail/smtp-sender.ts';
import { createSeal } from '../../lib/seal.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { MailSender } from '../../ports/mail.ts';
import { abandonMail, deliverMail } from './deliver-mail.ts';
import { type NewMail, queueMail } from './queue-mail.ts';
import { sendMailJob } from './send-mail-job.ts';

const pdf = Buffer.from('%PDF-1.7 a schedule');
const documentId = '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90';
const seal = createSeal({ keys: [randomBytes(32)], hashKey: randomBytes(32) });
const clock = fixedClock('2026-11-21');

/** What the mail server says to the next attempts, first to last; then it takes everything. */
let refusals: { responseCode: number; message: string }[] = [];
let received: { mail: Email; recipients: string[] }[] = [];
let attempts = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    attempts += 1;
    const refusal = refusals.shift();
    done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }) : null);
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    });
  },
});

let database: TestDatabase;
let mailSender: MailSender;
let jobs: Jobs;
let problems: unknown[] = [];

/** The queue of a process that delivers mails. */
async function aProcess(sender: MailSender): Promise<Jobs> {
  const process = pgBossJobs({
    databaseUrl: database.url,
    pollSeconds: 0.5,
    onProblem: ({ error }) => problems.push(error),
  });
  const config = { publicUrl: 'https://onegi.example', demo: false, mailFrom: 'OneGI <no-reply@onegi.example>' };
  const readAttachments = async (documentIds: readonly string[]) =>
    documentIds.map(() => ({ fileName: 'schedule-LPG-TRV-26-1.pdf', contentType: 'application/pdf', bytes: pdf }));
  process.work(
    { ...sendMailJob, retries: 2, retryDelaySeconds: 1, longestDelaySeconds: 1 },
    {
      run: ({ mailId }) =>
        deliverMail({ db: database.db, seal, clock, mailSender: sender, config, readAttachments }, mailId),
      gaveUp: ({ mailId }) => abandonMail({ db: database.db, clock }, mailId),
    },
  );
  await process.start();
  return process;
}

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  mailSender = smtpSender({ url: `smtp://127.0.0.1:${port}`, from: 'OneGI <no-reply@onegi.example>' });
  database = await testDatabase();
  jobs = await aProcess(mailSender);
}, 30_000);

afterAll(async () => {
  await jobs.stop();
  await mailSender.close();
  await new Promise<void>((closed) => server.close(closed));
  await database.drop();
});

beforeEach(() => {
  refusals = [];
  received = [];
  problems = [];
  attempts = 0;
});

afterEach(() => database.db.deleteFrom('mails').execute());

const policyMail = (changes: { to?: string; holderName?: string } = {}): NewMail => ({
  kind: 'policy',
  to: changes.to ?? 'demo01@example.com',
  language: 'zh-Hant',
  attachments: [{ documentId }],
  data: {
    path: '/confirmation/abc',
    holderName: changes.holderName ?? 'DEMO ONE',
    policyNumber: 'LPG-TRV-26-0000001',
    receiptNumber: 'RC2611000001',
    planName: { en: 'Lantern Peak Travel Standard', zhHant: '燈峰旅遊標準計劃' },
    insurerName: { en: 'Lantern Peak General Insurance', zhHant: '燈峰保險' },
    startsOn: '2026-12-01',
    endsOn: '2026-12-05',
    totalCents: 17027,
  },
});

const queue = (mail: NewMail) => database.db.transaction().execute((tx) => queueMail({ jobs, seal, clock }, tx, mail));

const rowOf = (id: string) =>
  database.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function settled(id: string) {
  await vi.waitFor(async () => expect((await rowOf(id)).state).not.toBe('queued'), { timeout: 25_000, interval: 100 });
  return rowOf(id);
}

test('a policy mail arrives in the client’s language with its documents and a link to the Chinese pages', async () => {
  const id = await queue(policyMail());
  expect(await settled(id)).toMatchObject({ state: 'sent', attempts: 1, last_problem: null });
  const [{ mail, recipients } = { mail: undefined, recipients: [] }] = received;
  expect(recipients).toEqual(['demo01@example.com']);
  expect(mail).toMatchObject({
    subject: '你的保單 LPG-TRV-26-0000001',
    messageId: `<${id}@onegi.example>`,
    from: { address: 'no-reply@onegi.example', name: 'OneGI' },
  });
  expect(mail?.text).toContain('https://onegi.example/zh-Hant/confirmation/abc');
  expect(mail?.text).toContain('HK$170.27');
  expect(mail?.text).toContain('2026年12月1日 至 2026年12月5日');
  expect(mail?.html).toContain('href="https://onegi.example/zh-Hant/confirmation/abc"');
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.attachments[0]).toMatchObject({ filename: 'schedule-LPG-TRV-26-1.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
}, 30_000);

test('a mail that the server refuses for now is sent later, under the same Message-ID', async () => {
  refusals = [{ responseCode: 451, message: 'greylisted demo01@example.com' }];
  const id = await queue(policyMail());
  expect(await settled(id)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(attempts).toBe(2);
  expect(received.map(({ mail }) => mail.messageId)).toEqual([`<${id}@onegi.example>`]);
}, 30_000);

test('a mail that the server refuses for good is given up at once', async () => {
  refusals = [{ responseCode: 550, message: 'no such user demo01@example.com' }];
  const id = await queue(policyMail());
  expect(await settled(id)).toMatchObject({ state: 'failed', last_problem: '550', sent_at: null });
  expect(attempts).toBe(1);
}, 30_000);

test('a mail that is refused again and again is given up after the last retry', async () => {
  refusals = Array.from({ length: 5 }, () => ({ responseCode: 452, message: 'mailbox full' }));
  const id = await queue(policyMail());
  expect(await settled(id)).toMatchObject({ state: 'failed', last_problem: '452', attempts: 3 });
  expect(attempts).toBe(3);
}, 30_000);

test('what is logged and stored in the clear of a refused mail names nobody', async () => {
  refusals = [{ responseCode: 550, message: 'no such user demo01@example.com' }];
  const id = await queue(policyMail());
  const row = await settled(id);
  const { rows } = await database.pool.query('select data, output from jobs.job');
  const inTheClear = [
    ...problems.map((problem) => `${problem} ${(problem as Error).stack} ${(problem as Error).cause}`),
  ];
  expect(problems).not.toHaveLength(0);
  expect(inTheClear.join()).not.toContain('demo01');
  expect(JSON.stringify(rows)).not.toContain('demo01');
  expect(row.mail_sealed.toString('latin1')).not.toContain('demo01');
}, 30_000);

test('a mail of an action that is rolled back is never sent', async () => {
  await expect(
    database.db.transaction().execute(async (tx) => {
      await queueMail({ jobs, seal, clock }, tx, policyMail());
      throw new Error('the action failed');
    }),
  ).rejects.toThrow('the action failed');
  const id = await queue(policyMail());
  await settled(id);
  expect(received).toHaveLength(1);
  expect(await database.db.selectFrom('mails').select('id').execute()).toEqual([{ id }]);
}, 30_000);

test('a name with line breaks and markup adds no header, recipient or element', async () => {
  const id = await queue(policyMail({ holderName: 'DEMO\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>' }));
  expect(await settled(id)).toMatchObject({ state: 'sent' });
  const [{ mail, recipients } = { mail: undefined, recipients: [] }] = received;
  expect(recipients).toEqual(['demo01@example.com']);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<script>');
}, 30_000);

test('an address with a line break reaches nobody', async () => {
  const id = await queue(policyMail({ to: 'demo01@example.com\r\nBcc: evil@example.com' }));
  expect(await settled(id)).toMatchObject({ state: 'failed', attempts: 1 });
  expect(received).toEqual([]);
}, 30_000);

test('a mail that was sent is not sent again when its job comes back', async () => {
  const id = await queue(policyMail());
  await settled(id);
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, sendMailJob, { mailId: id }));
  const next = await queue(policyMail());
  await settled(next);
  expect(received).toHaveLength(2);
}, 30_000);

test('two hundred mails reach their server once each, delivered by two processes', async () => {
  const { port } = server.server.address() as AddressInfo;
  const otherSender = smtpSender({ url: `smtp://127.0.0.1:${port}`, from: 'OneGI <no-reply@onegi.example>' });
  const other = await aProcess(otherSender);
  const ids = await database.db.transaction().execute(async (tx) => {
    const queued: string[] = [];
    for (let i = 0; i < 200; i++) queued.push(await queueMail({ jobs, seal, clock }, tx, policyMail()));
    return queued;
  });
  // One is refused for now, in the middle of everything.
  refusals = [{ responseCode: 451, message: 'later' }];
  const isQueued = database.db.selectFrom('mails').select('id').where('state', '=', 'queued');
  await vi.waitFor(async () => expect(await isQueued.execute()).toEqual([]), { timeout: 100_000, interval: 200 });
  await other.stop();
  await otherSender.close();
  expect(received.map(({ mail }) => mail.messageId).toSorted()).toEqual(
    ids.map((id) => `<${id}@onegi.example>`).toSorted(),
  );
  expect(attempts).toBe(201);
}, 120_000);

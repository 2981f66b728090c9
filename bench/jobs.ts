import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { pgBossJobs } from '../apps/api/src/adapters/jobs/pg-boss-jobs.ts';
import { payByCard } from '../apps/api/src/adapters/payments/sandbox/session-actions.ts';
import { type Db, openDatabase } from '../apps/api/src/db/database.ts';
import { openKeyring } from '../apps/api/src/modules/keys/open-keyring.ts';
import { queueMail } from '../apps/api/src/modules/mail/queue-mail.ts';
import { sendMailJob } from '../apps/api/src/modules/mail/send-mail-job.ts';
import { refundPaymentJob } from '../apps/api/src/modules/policies/refund-payment-job.ts';
import type { Jobs } from '../apps/api/src/ports/jobs.ts';
import { buy, openPayment } from './purchases.ts';
import { say, whole } from './report.ts';
import { openStage, type Process, type Stage } from './stage.ts';

const MAILS = 1_000;
const JOBS = 3_000;
const WAITING = 100_000;
const POLICIES = 15;
const LOST = 5;
const IDLE_SECONDS = 20;

interface Desk {
  readonly stage: Stage;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
}

/** A real mail server on loopback that reads every mail to its end. */
async function smtpServer() {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        done();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { url: `smtp://127.0.0.1:${port}`, taken: () => taken, close };
}

async function until(what: string, condition: () => boolean | Promise<boolean>, seconds = 300): Promise<number> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > seconds * 1000) throw new Error(`It never happened: ${what}`);
    await sleep(20);
  }
  return performance.now() - began;
}

const countOf = async ({ pool }: Desk, text: string): Promise<number> =>
  (await pool.query(`select count(*)::int as n from ${text}`)).rows[0].n;

const perSecond = (count: number, began: number) => (count * 1000) / (performance.now() - began);

const sealOf = async (db: Db, { dataKey, secretKey }: Stage) =>
  (await openKeyring(db, { dataKeys: [dataKey], secretKeys: [secretKey] })).seal;

async function queueMails({ db, jobs, stage }: Desk, count: number): Promise<void> {
  const deps = { jobs, seal: await sealOf(db, stage), clock: { now: () => new Date(), today: () => '' } };
  const mail = {
    kind: 'password-changed',
    to: 'demo01@example.com',
    language: 'en',
    data: { name: 'DEMO ONE' },
  } as const;
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < count; i++) await queueMail(deps, tx, mail);
  });
}

/** The least that a queue in a database can cost: a row is written, and somebody marks it as done. */
async function bareRows({ pool }: Desk): Promise<number> {
  await pool.query('create table if not exists bench_queue (id int primary key, done boolean not null default false)');
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    for (let id = next++; id < JOBS; id = next++) {
      await pool.query('insert into bench_queue (id) values ($1)', [id]);
      await pool.query('update bench_queue set done = true where id = $1', [id]);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane(), lane()]);
  const rate = perSecond(JOBS, began);
  await pool.query('drop table bench_queue');
  return rate;
}

async function measureMails(desk: Desk, server: Process, taken: () => number): Promise<void> {
  await queueMails(desk, MAILS);
  const began = performance.now();
  await until('all mails are sent', async () => (await countOf(desk, `mails where state = 'queued'`)) === 0);
  const rate = perSecond(MAILS, began);
  say('plain mails, one process', `${whole(rate)} per second to a mail server on loopback`, rate >= 50);
  if (taken() !== MAILS) throw new Error(`${taken()} mails arrived of ${MAILS}`);

  for (let i = 0; i < POLICIES; i++) await buy(server);
  await until('policy mails are sent', async () => (await countOf(desk, `mails where state = 'queued'`)) === 0);
  const again = async () => {
    const beganAgain = performance.now();
    await desk.db.transaction().execute(async (tx) => {
      const policies = await tx
        .updateTable('mails')
        .set({ state: 'queued', sent_at: null })
        .where('kind', '=', 'policy')
        .returning('id')
        .execute();
      for (const { id } of policies) await desk.jobs.enqueue(tx, sendMailJob, { mailId: id });
    });
    await until('they are sent again', async () => (await countOf(desk, `mails where state = 'queued'`)) === 0);
    return perSecond(POLICIES, beganAgain);
  };
  const kept = await again();
  await desk.stage.forgetFiles();
  const made = await again();
  say(
    'policy mails with three PDFs each',
    `${made.toFixed(1)} per second when they are made, ${whole(kept)} when they are kept`,
  );
}

async function measureOthers(desk: Desk): Promise<void> {
  const ofNobody = { paymentId: '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90' };
  const run = async () => {
    const done = await countOf(desk, `jobs.job where name = '${refundPaymentJob.name}' and state = 'completed'`);
    await desk.db.transaction().execute(async (tx) => {
      for (let i = 0; i < JOBS; i++) await desk.jobs.enqueue(tx, refundPaymentJob, ofNobody);
    });
    const began = performance.now();
    await until(
      'all jobs are done',
      async () =>
        (await countOf(desk, `jobs.job where name = '${refundPaymentJob.name}' and state = 'completed'`)) >=
        done + JOBS,
    );
    return perSecond(JOBS, began);
  };
  const rate = await run();
  const bare = await bareRows(desk);
  say(
    'other jobs, one process',
    `${whole(rate)} per second beside ${whole(bare)} bare rows written and marked`,
    rate >= 200,
  );
  await desk.pool.query(
    `insert into jobs.job (name, data, start_after, retry_limit)
    select '${refundPaymentJob.name}', '{}', now() + interval '1 hour', 3 from generate_series(1, ${WAITING})`,
  );
  const beside = await run();
  say(`the same while ${whole(WAITING)} wait for later`, `${whole(beside)} per second`, beside >= 200);
}

/** From the moment the money is taken by a process that dies at once until the shop knows. */
async function measureLostNotices(desk: Desk, server: Process): Promise<void> {
  const seal = await sealOf(desk.db, desk.stage);
  const deps = { db: desk.db, seal, clock: { now: () => new Date(), today: () => '' }, config: {} as never };
  let isLoaded = true;
  const shoppers = [1, 2].map(async () => {
    while (isLoaded) await buy(server);
  });
  await queueMails(desk, MAILS * 2);
  const seconds: number[] = [];
  for (let i = 0; i < LOST; i++) {
    const session = await openPayment(server);
    const began = performance.now();
    await payByCard(deps, session, { last4: '4242', outcome: 'paid' });
    await until(
      'it is paid',
      async () => (await countOf(desk, `payments where gateway_ref = '${session}' and state = 'paid'`)) === 1,
    );
    seconds.push((performance.now() - began) / 1000);
  }
  const waiting = await countOf(desk, `mails where state = 'queued'`);
  isLoaded = false;
  await Promise.all(shoppers);
  const worst = Math.max(...seconds);
  say(
    'a lost notice, from payment to policy',
    `${worst.toFixed(1)} s at most of ${LOST}, two shoppers, ${whole(waiting)} mails waiting at the end`,
    worst <= 10,
  );
}

async function measureIdle({ pool }: Desk): Promise<void> {
  const transactions = async () =>
    (await pool.query('select xact_commit::int as n from pg_stat_database where datname = current_database()')).rows[0]
      .n;
  const before = await transactions();
  await sleep(IDLE_SECONDS * 1000);
  const rate = ((await transactions()) - before) / IDLE_SECONDS;
  say('an idle process', `${rate.toFixed(1)} transactions per second, the audit trail's included`, rate < 10);
}

/** Mails, other jobs and lost notices of one process of the product, which nobody else asks for anything. */
export async function measureJobs(): Promise<void> {
  console.log('\nBackground work');
  const stage = await openStage();
  const mails = await smtpServer();
  let server: Process | undefined;
  let desk: Desk | undefined;
  try {
    server = await stage.startServer({ SMTP_URL: mails.url, DEMO: 'false' });
    const { db, pool } = openDatabase({ url: stage.databaseUrl });
    const jobs = pgBossJobs({ databaseUrl: stage.databaseUrl, onProblem: ({ error }) => console.error(error) });
    desk = { stage, db, pool, jobs };
    await measureIdle(desk);
    jobs.hold(sendMailJob);
    jobs.hold(refundPaymentJob);
    await jobs.start();
    await measureMails(desk, server, mails.taken);
    await measureOthers(desk);
    await measureLostNotices(desk, server);
  } finally {
    await desk?.jobs.stop();
    await desk?.db.destroy();
    await server?.stop();
    await mails.close();
    await stage.close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Money is never left half done; mails and other jobs may wait for their next attempt. */
const MONEY = `
  select 'charges without policy or refund' as what, count(*)::int as waiting
    from sandbox_sessions s join payments p on p.id = s.payment_ref
    where s.state = 'paid' and p.state not in ('paid', 'refunded')
  union all
  select 'refunds due', count(*)::int from payments where refund_due
  union all
  select 'audit rows to be chained', count(*)::int from audit_waiting`;

const LIVE_JOB = `state in ('created', 'retry', 'active')`;

const EVERYTHING = `${MONEY}
  union all
  select 'mails unsent', count(*)::int from mails where state = 'queued'
  union all
  select 'jobs', count(*)::int from jobs.job
    where ${LIVE_JOB} and name not like '\\_\\_pgboss%' and name <> 'sandbox-expiry'`;

/** Mails that wait although no job would ever send them. */
const FORGOTTEN_MAILS = `
  select count(*)::int as forgotten from mails m where m.state = 'queued' and not exists
    (select 1 from jobs.job where ${LIVE_JOB} and name = 'send-mail' and data->>'mailId' = m.id::text)`;

async function underway(pool: pg.Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ what: string; waiting: number }>(query);
  return rows.filter(({ waiting }) => waiting > 0).map(({ what, waiting }) => `${waiting} ${what}`);
}

export interface SettleOptions {
  readonly patienceMs: number;
  /** money: policies and refunds only; mails need only have a job that will send them. */
  readonly until: 'money' | 'everything';
}

/**
 * Waits until the work behind the counter is done.
 * @returns after how many seconds, and what was not done within the patience
 */
export async function settle(pool: pg.Pool, { patienceMs, until }: SettleOptions) {
  const began = performance.now();
  const query = until === 'money' ? MONEY : EVERYTHING;
  for (;;) {
    const left = await underway(pool, query);
    const ms = performance.now() - began;
    if (left.length === 0 || ms > patienceMs) return { seconds: ms / 1000, left };
    await sleep(250);
  }
}

/** How many mails are lost although nobody has told so. */
export async function countForgottenMails(pool: pg.Pool): Promise<number> {
  return (await pool.query(FORGOTTEN_MAILS)).rows[0].forgotten;
}

/** Lets every job that waits for its next attempt begin now, as an operator would after an outage. */
export async function bringRetriesForward(pool: pg.Pool): Promise<void> {
  await pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
}

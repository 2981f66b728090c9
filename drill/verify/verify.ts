import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { findProblems } from '../../apps/api/src/modules/ledger/proof/checks.ts';
import type { Crowd } from '../shoppers/crowd.ts';
import type { Stage } from '../stage/stage.ts';
import { checkMails } from './check-mails.ts';
import { checkOrders, type Findings } from './check-orders.ts';
import { readOrders } from './rows.ts';
import { bringRetriesForward, type SettleOptions, settle } from './settle.ts';
import type { Verdict } from './verdict.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The daily proof, of each day on which money moved: it names the rows that break one of its equations. */
async function checkBooks(stage: Stage, { wrong }: Findings): Promise<void> {
  const { db, close } = openDatabase({ url: stage.inspectUrl, maxConnections: 1 });
  try {
    const days = await db.selectFrom('journal_entries').select('booked_on').distinct().execute();
    for (const { booked_on } of days) {
      for (const { equation, subject, name, expectedCents, foundCents } of await findProblems(db, booked_on)) {
        wrong.push(`${booked_on}: ${equation} of ${subject} ${name}: ${foundCents} instead of ${expectedCents} cents`);
      }
    }
  } finally {
    await close();
  }
}

/** npm run audit:verify, as an operator would. */
async function checkAudit(stage: Stage, { wrong }: Findings): Promise<void> {
  const command = join(ROOT, 'apps', 'api', 'src', 'commands', 'verify-audit.ts');
  const env = { ...process.env, ...stage.env, DATABASE_URL: stage.inspectUrl };
  const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) wrong.push(`audit trail: ${output.trim().slice(0, 300)}`);
}

async function inspect<T>({ inspectUrl }: Stage, look: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: inspectUrl, max: 2 });
  // A connection that breaks while it idles is replaced.
  pool.on('error', () => undefined);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

/** Every job that waits for its next attempt begins now, as an operator would have it after an outage. */
export const retryNow = (stage: Stage) => inspect(stage, bringRetriesForward);

const unique = (texts: readonly string[]) => [...new Set(texts)];

export interface VerifyOptions {
  /** How long the work behind the counter may take once the shoppers have stopped. */
  readonly patienceMs?: number;
  /** What is waited for; everything unless given. */
  readonly until?: SettleOptions['until'];
  readonly notes?: readonly string[];
  /** Looks into the database for what else was acknowledged. */
  readonly also?: (pool: pg.Pool, findings: Findings) => Promise<void>;
}

/** Lets the dust settle, then compares what the shoppers were told with the database and the mail server. */
export async function verify(stage: Stage, crowd: Crowd, options: VerifyOptions = {}): Promise<Verdict> {
  await crowd.stop();
  const { orders, traffic } = crowd;
  const findings: Findings = { lost: [], doubled: [], wrong: [] };
  return inspect(stage, async (pool) => {
    const { patienceMs = 180_000, until = 'everything' } = options;
    const settled = await settle(pool, { patienceMs, until });
    for (const what of settled.left) findings.lost.push(`not done ${settled.seconds.toFixed(0)} s later: ${what}`);
    checkOrders(orders, await readOrders(pool), findings);
    const mails = await checkMails(pool, stage.mailServer, orders, findings);
    await options.also?.(pool, findings);
    await checkBooks(stage, findings);
    await checkAudit(stage, findings);
    return {
      orders: orders.length,
      confirmed: orders.filter(({ policyNumber }) => policyNumber).length,
      lost: unique(findings.lost),
      doubled: unique(findings.doubled),
      wrong: unique(findings.wrong),
      brokenOff: orders.flatMap(({ email, brokenOff }) => (brokenOff ? [`${email}: ${brokenOff}`] : [])),
      otherFailures: traffic.otherFailures,
      serverErrors: stage.portals.flatMap((portal) => portal.serverErrors()),
      died: stage.portals.flatMap(({ deaths }) => deaths),
      refusedSeconds: traffic.refusedSeconds(),
      notes: [
        ...(options.notes ?? []),
        `settled in ${settled.seconds.toFixed(0)} s`,
        ...(mails.waiting > 0 ? [`${mails.waiting} mails to come`] : []),
        ...(mails.repeated > 0 ? [`${mails.repeated} mails repeated under their Message-ID`] : []),
      ],
    };
  });
}

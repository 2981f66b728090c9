import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import type { Crowd, Order } from '../shoppers/crowd.ts';
import type { Stage } from '../stage/stage.ts';
import { checkMails } from './check-mails.ts';
import { applicationIdOf, type OrderRow, readLedger, readOrders } from './rows.ts';
import { bringRetriesForward, type SettleOptions, settle } from './settle.ts';
import type { Verdict } from './verdict.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Findings {
  readonly lost: string[];
  readonly doubled: string[];
  readonly wrong: string[];
}

const centsOf = (total: string) => Math.round(Number(total.replaceAll(',', '')) * 100);

/** Everything the shopper was told, against the row. */
function checkOrder(order: Order, row: OrderRow | undefined, { lost, doubled, wrong }: Findings): void {
  const { email, savedVersion = 0, confirmedTotal } = order;
  if (!row) {
    lost.push(`${email}: the application is not there`);
    return;
  }
  if (row.version < savedVersion) lost.push(`${email}: version ${savedVersion} was saved, ${row.version} is there`);
  if (order.isSubmitted && row.state === 'draft') lost.push(`${email}: submitted, but a draft`);
  if (order.isCharged && row.policies === 0 && row.refunds === 0) lost.push(`${email}: charged, no policy, no refund`);
  if (order.policyNumber && row.policyNumber !== order.policyNumber) {
    lost.push(`${email}: policy ${order.policyNumber} was confirmed, ${row.policyNumber ?? 'none'} is there`);
  }
  for (const what of ['charges', 'policies', 'receipts'] as const) {
    if (row[what] > 1) doubled.push(`${email}: ${row[what]} ${what}`);
  }
  const totals = [order.listedTotal, order.savedTotal, order.openedTotal, confirmedTotal].filter((one) => one);
  if (new Set(totals).size > 1) wrong.push(`${email}: shown ${totals.join(', then ')}`);
  const shown = centsOf(order.listedTotal ?? '0');
  if (row.policies > 0 && (row.policyCents !== shown || row.receiptCents !== shown)) {
    wrong.push(`${email}: ${shown} cents were listed, policy ${row.policyCents}, receipt ${row.receiptCents}`);
  }
}

/** What nobody was told of must hold too: a charge whose answer was lost on the way. */
function checkRow(row: OrderRow, { lost, wrong }: Findings): void {
  const id = row.applicationId;
  if (row.charges > 0 && row.policies === 0 && row.refunds === 0) lost.push(`${id}: charged, no policy, no refund`);
  if (row.policies > 0 && row.charges === 0) wrong.push(`${id}: a policy without a charge`);
  if (row.policies > 0 && (row.receipts !== 1 || row.documents !== 3)) {
    wrong.push(`${id}: a policy with ${row.receipts} receipts and ${row.documents} documents`);
  }
}

async function checkBooks(pool: pg.Pool, { wrong }: Findings): Promise<void> {
  const sums = await readLedger(pool);
  if (new Set(Object.values(sums)).size > 1) wrong.push(`the books do not add up: ${JSON.stringify(sums)}`);
}

/** npm run audit:verify, as an operator would. */
async function checkAudit(stage: Stage, { wrong }: Findings): Promise<void> {
  const command = join(ROOT, 'apps', 'api', 'src', 'commands', 'verify-audit.ts');
  const env = { ...process.env, ...stage.env, DATABASE_URL: stage.inspectUrl };
  const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) wrong.push(`audit trail: ${said.trim().slice(0, 300)}`);
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
    const rows = await readOrders(pool);
    for (const order of orders) {
      if (order.applicationRef) checkOrder(order, rows.get(applicationIdOf(order.applicationRef)), findings);
    }
    const known = new Set(orders.flatMap(({ applicationRef: ref }) => (ref ? [applicationIdOf(ref)] : [])));
    for (const row of rows.values()) if (!known.has(row.applicationId)) checkRow(row, findings);
    const mails = await checkMails(pool, stage.mailServer, orders, findings);
    await checkBooks(pool, findings);
    await checkAudit(stage, findings);
    return {
      orders: orders.length,
      confirmed: orders.filter(({ policyNumber }) => policyNumber).length,
      lost: unique(findings.lost),
      doubled: unique(findings.doubled),
      wrong: unique(findings.wrong),
      brokenOff: orders.flatMap(({ email, brokenOff }) => (brokenOff ? [`${email}: ${brokenOff}`] : [])),
      otherFailures: traffic.otherFailures,
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

import type { LineCode } from '@onegi/contract/lines';
import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import { outboxSender } from '../../src/adapters/mail/outbox-sender.ts';
import { sandboxGateway } from '../../src/adapters/payments/sandbox/sandbox-gateway.ts';
import type { Db } from '../../src/db/database.ts';
import type { Deps } from '../../src/deps.ts';
import { AppError } from '../../src/http/app-error.ts';
import { headInForce, loadCatalogue } from '../../src/modules/catalogue/load-catalogue.ts';
import { snapshotOfDay } from '../../src/modules/catalogue/snapshot-of-day.ts';
import { deliverMail } from '../../src/modules/mail/deliver-mail.ts';
import { sendMailJob } from '../../src/modules/mail/send-mail-job.ts';
import type { Jobs } from '../../src/ports/jobs.ts';
import { clientOf } from './clients.ts';
import { sales, sellers } from './sales.ts';
import { sell } from './sell.ts';

const SALES = 90;
const DAYS = 350;
/** More were sold of late than a year ago, the last one yesterday. */
const daysAgo = (index: number) => 1 + Math.round(DAYS * (1 - (index / (SALES - 1)) ** 0.8));

interface Past {
  readonly deps: Deps;
  /** Moves the clock to noon in Hong Kong of a day. */
  setDay(day: string): void;
  /** True where the line has a tariff on the clock's day. */
  sells(line: LineCode): boolean;
  /** The mails of the last sale. */
  readonly mailIds: string[];
}

/** The server's parts as of a day in the past. Jobs wait for nobody: mails are handed over by the seed itself. */
async function pastParts(deps: Deps, firstDay: string): Promise<Past> {
  let day = firstDay;
  const mailIds: string[] = [];
  const loaded = await loadCatalogue(deps.db, firstDay);
  const clock = { now: () => new Date(`${day}T12:00:00+08:00`), today: () => day };
  const jobs: Jobs = {
    ...deps.jobs,
    enqueue: async (_tx, queue, data) => {
      if (queue.name === sendMailJob.name) mailIds.push((data as unknown as { mailId: string }).mailId);
    },
  };
  const past = {
    ...deps,
    clock,
    jobs,
    mailSender: outboxSender,
    catalogue: { ...deps.catalogue, current: () => snapshotOfDay(loaded, day) },
  };
  return {
    deps: { ...past, payments: sandboxGateway(past) },
    setDay: (next) => {
      day = next;
    },
    sells: (line) => headInForce(loaded.heads, line, day) !== undefined,
    mailIds,
  };
}

/** The outbox keeps what was sent; PDFs are made when somebody asks for them. */
async function handOverMails({ deps, mailIds }: Past): Promise<void> {
  const readAttachments = async () => [];
  for (const id of mailIds.splice(0)) await deliverMail({ ...deps, readAttachments }, id);
}

async function sellAll(deps: Deps): Promise<void> {
  const today = deps.clock.today();
  const past = await pastParts(deps, addDays(today, -daysAgo(0)));
  for (let index = 0; index < SALES; index++) {
    const day = addDays(today, -daysAgo(index));
    past.setDay(day);
    const client = clientOf(index);
    const planned = sales[index % sales.length]?.(day, client, index);
    if (!planned || !past.sells(planned.line)) continue;
    try {
      await sell(past.deps, planned, client, {
        consultantCode: sellers[index % sellers.length] ?? null,
        turn: index * 7,
      });
    } catch (error) {
      // A catalogue that was changed before the first start may refuse a sale: the others are made all the same.
      if (!(error instanceof AppError)) throw error;
    }
    await handOverMails(past);
  }
}

const isSold = async (db: Db) =>
  (await db.selectFrom('policies').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whether the demonstration has no policies yet; never where another gateway takes real money. */
export async function wantsSales(deps: Pick<Deps, 'db' | 'payments'>): Promise<boolean> {
  return deps.payments.name === 'sandbox' && !(await isSold(deps.db));
}

/**
 * Gives the demonstration a year of policies, by the steps that clients and consultants take themselves: once, where
 * there is no policy yet.
 */
export async function seedSales(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    // Processes that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed sales', 0))`.execute(tx);
    if (await wantsSales({ ...deps, db: tx })) await sellAll(deps);
  });
}

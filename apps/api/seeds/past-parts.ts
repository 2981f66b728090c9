import { outboxSender } from '../src/adapters/mail/outbox-sender.ts';
import { sandboxGateway } from '../src/adapters/payments/sandbox/sandbox-gateway.ts';
import type { Deps } from '../src/deps.ts';
import { type LoadedCatalogue, loadCatalogue } from '../src/modules/catalogue/load-catalogue.ts';
import { snapshotOfDay } from '../src/modules/catalogue/snapshot-of-day.ts';
import { deliverMail } from '../src/modules/mail/deliver-mail.ts';
import { sendMailJob } from '../src/modules/mail/send-mail-job.ts';
import { hongKongDate } from '../src/ports/clock.ts';
import type { Jobs } from '../src/ports/jobs.ts';

/** The server's parts at a moment in the past, for the use cases that make the demonstration. */
export interface Past {
  readonly deps: Deps;
  readonly loaded: LoadedCatalogue;
  /** Moves the clock. */
  at(moment: Date): void;
  /** Jobs wait for nobody: mails are handed over by the seed itself. The outbox keeps what was sent; PDFs are made when asked for. */
  handOverMails(): Promise<void>;
}

/** @param firstDay the earliest day, yyyy-MM-dd, that the clock is set to */
export async function pastParts(deps: Deps, firstDay: string): Promise<Past> {
  const loaded = await loadCatalogue(deps.db, firstDay);
  let now = new Date(`${firstDay}T12:00:00+08:00`);
  const clock = { now: () => now, today: () => hongKongDate(now) };
  const mailIds: string[] = [];
  const jobs: Jobs = {
    ...deps.jobs,
    enqueue: async (_tx, queue, data) => {
      if (queue.name === sendMailJob.name) mailIds.push((data as unknown as { mailId: string }).mailId);
    },
  };
  const catalogue = { ...deps.catalogue, current: () => snapshotOfDay(loaded, clock.today()) };
  const past = { ...deps, clock, jobs, mailSender: outboxSender, catalogue };
  const parts = { ...past, payments: sandboxGateway(past) };
  return {
    deps: parts,
    loaded,
    at: (moment) => {
      now = moment;
    },
    handOverMails: async () => {
      const readAttachments = async () => [];
      for (const id of mailIds.splice(0)) await deliverMail({ ...parts, readAttachments }, id);
    },
  };
}

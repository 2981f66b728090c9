import { openFiles } from './adapters/files/open-files.ts';
import { pgBossJobs } from './adapters/jobs/pg-boss-jobs.ts';
import { outboxSender } from './adapters/mail/outbox-sender.ts';
import { smtpSender } from './adapters/mail/smtp-sender.ts';
import { paymentGateway } from './adapters/payments/payment-gateway.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { listen } from './db/listen.ts';
import type { Deps } from './deps.ts';
import { createSeal } from './lib/seal.ts';
import { openSessions } from './modules/accounts/open-sessions.ts';
import { openAudit } from './modules/audit/open-audit.ts';
import { openCatalogue } from './modules/catalogue/open-catalogue.ts';
import { processPdfMaker } from './modules/documents/pdf/pdf-maker.ts';
import { createNumberSeries } from './modules/policies/number-series.ts';
import { openSettings } from './modules/settings/open-settings.ts';
import type { Clock } from './ports/clock.ts';

export interface DepsOptions {
  config: Config;
  database: OpenDatabase;
  databaseUrl: string;
  clock: Clock;
  /** Told of trouble in the background (jobs, the catalogue's listening connection); for the log. */
  onProblem: (where: string, error: unknown) => void;
  /** Parts a test puts in the place of the real ones. */
  replaced?: Partial<Deps>;
}

export interface OpenedDeps {
  deps: Deps;
  /** Lets go of everything but the database, whose connections belong to the caller. */
  close: () => Promise<void>;
}

/** Settings and sessions are kept in memory and told of changes by the database. */
async function openAccounts({ config, database: { db }, databaseUrl, clock, onProblem }: DepsOptions) {
  const onError = (error: unknown) => onProblem('accounts', error);
  const settings = await openSettings(db);
  const sessions = openSessions({ config, db, clock, settings, onError });
  const readSettings = () => void settings.refresh().catch(onError);
  const ears = listen({
    connectionString: databaseUrl,
    name: 'accounts',
    channels: ['session_changed', 'catalogue_changed'],
    onNotice: (channel, payload) => {
      if (channel === 'session_changed') sessions.forget(payload);
      else if (payload === 'settings') readSettings();
    },
    onMissed: () => {
      sessions.forget();
      readSettings();
    },
    onError,
  });
  await ears.firstAttempt;
  return { settings, sessions, ears };
}

/** The real adapters, as the configuration wants them. The database is migrated and has a catalogue. */
export async function openDeps(options: DepsOptions): Promise<OpenedDeps> {
  const { config, database, databaseUrl, clock, onProblem, replaced = {} } = options;
  const catalogue =
    replaced.catalogue ??
    (await openCatalogue({
      db: database.db,
      clock,
      connectionString: databaseUrl,
      onError: (error) => onProblem('catalogue', error),
    }));
  const jobs =
    replaced.jobs ??
    pgBossJobs({ databaseUrl, onProblem: ({ queue, error }) => onProblem(`jobs ${queue ?? ''}`, error) });
  const mailSender =
    replaced.mailSender ?? (config.smtpUrl ? smtpSender({ url: config.smtpUrl, from: config.mailFrom }) : outboxSender);
  const { db } = database;
  const seal = replaced.seal ?? createSeal(config.dataKey);
  const files = replaced.files ?? (await openFiles(config));
  const pdfs = replaced.pdfs ?? processPdfMaker();
  const { settings, sessions, ears } = await openAccounts(options);
  const deps: Deps = {
    config,
    db,
    clock,
    catalogue,
    seal,
    jobs,
    mailSender,
    files,
    pdfs,
    payments: await paymentGateway({ config, db, clock, seal, jobs }),
    numbers: createNumberSeries(db),
    settings,
    sessions,
    audit: openAudit({ db, clock, files, config }, (error) => onProblem('audit', error)),
    ...replaced,
  };
  return {
    deps,
    close: async () => {
      await deps.audit.close();
      await ears.close();
      await jobs.stop();
      await catalogue.close();
      await mailSender.close();
      await pdfs.close();
    },
  };
}

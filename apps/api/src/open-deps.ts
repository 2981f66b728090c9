import { openFiles } from './adapters/files/open-files.ts';
import { type FinishedJob, pgBossJobs } from './adapters/jobs/pg-boss-jobs.ts';
import { outboxSender } from './adapters/mail/outbox-sender.ts';
import { smtpSender } from './adapters/mail/smtp-sender.ts';
import { createNumberSeries } from './adapters/numbers/number-series.ts';
import { paymentGateway } from './adapters/payments/payment-gateway.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { listen } from './db/listen.ts';
import type { Deps } from './deps.ts';
import { openSessions } from './modules/accounts/open-sessions.ts';
import { findUserIds } from './modules/accounts/users/find-user-ids.ts';
import { openAudit } from './modules/audit/open-audit.ts';
import { openCatalogue } from './modules/catalogue/open-catalogue.ts';
import { processPdfMaker } from './modules/documents/pdf/pdf-maker.ts';
import { findKeyProblem } from './modules/keys/find-key-problem.ts';
import { openKeyring } from './modules/keys/open-keyring.ts';
import { watchKeys } from './modules/keys/watch-keys.ts';
import { sendMailJob } from './modules/mail/send-mail-job.ts';
import { documentOfName } from './modules/policies/documents/change-document.ts';
import { quoteSigner } from './modules/quotes/quote-ref.ts';
import { openSettings } from './modules/settings/open-settings.ts';
import { openWorkSignals } from './modules/workplace/open-work-signals.ts';
import { keysCheck } from './monitoring/checks/keys-check.ts';
import { openMonitoring } from './monitoring/open-monitoring.ts';
import type { Clock } from './ports/clock.ts';
import type { Readiness } from './ports/monitoring.ts';

export interface DepsOptions {
  config: Config;
  database: OpenDatabase;
  databaseUrl: string;
  clock: Clock;
  /** Told of trouble in the background (jobs, the catalogue's listening connection); for the log. */
  onProblem: (where: string, error: unknown) => void;
  /** Told when it changes whether the process can sell; for the log. */
  onReadinessChanged?: (readiness: Readiness) => void;
  /** Told of every attempt of a job, in its context; for the log. */
  onJobFinished?: (job: FinishedJob) => void;
  /** Parts a test puts in the place of the real ones. */
  replaced?: Partial<Deps>;
}

export interface OpenedDeps {
  deps: Deps;
  /** Lets go of everything but the database, whose connections belong to the caller. */
  close: () => Promise<void>;
}

/** Where sessions are real ones: a pooler in transaction mode stands in front of the other address, if anywhere. */
const sessionUrl = ({ config, databaseUrl }: DepsOptions): string => config.databaseListenUrl ?? databaseUrl;

/** Settings, sessions and who listens for work are kept in memory and told of changes by the database. */
async function openAccounts(options: DepsOptions) {
  const { config, clock, onProblem } = options;
  const { db } = options.database;
  const onError = (error: unknown) => onProblem('accounts', error);
  const settings = await openSettings(db);
  const sessions = openSessions({ config, db, clock, settings, onError });
  const workSignals = openWorkSignals({ db, clock, settings, onError });
  const listener = listen({
    connectionString: sessionUrl(options),
    name: 'accounts',
    channels: ['session_changed', 'catalogue_changed', 'work_changed'],
    onNotice: (channel, payload) => {
      if (channel === 'work_changed') workSignals.tell(payload);
      else if (channel === 'session_changed') {
        sessions.forget(payload);
        workSignals.sessionsChanged(payload);
      } else if (payload === 'settings') return settings.refresh();
    },
    onMissed: () => {
      sessions.forget();
      workSignals.sessionsChanged();
      return settings.refresh();
    },
    onError,
  });
  await listener.firstAttempt;
  return { settings, sessions, workSignals, listener };
}

/** The real adapters, as the configuration wants them. The database is migrated and has a catalogue. */
export async function openDeps(options: DepsOptions): Promise<OpenedDeps> {
  const { config, database, databaseUrl, clock, onProblem, replaced = {} } = options;
  const catalogue =
    replaced.catalogue ??
    (await openCatalogue({
      db: database.db,
      clock,
      connectionString: sessionUrl(options),
      onError: (error) => onProblem('catalogue', error),
    }));
  const jobs =
    replaced.jobs ??
    pgBossJobs({
      databaseUrl,
      listenUrl: sessionUrl(options),
      onProblem: ({ queue, error }) => onProblem(`jobs ${queue ?? ''}`, error),
      onFinished: options.onJobFinished,
    });
  const mailSender =
    replaced.mailSender ?? (config.smtpUrl ? smtpSender({ url: config.smtpUrl, from: config.mailFrom }) : outboxSender);
  const { db } = database;
  const keyring = await openKeyring(db, config);
  const seal = replaced.seal ?? keyring.seal;
  const files = replaced.files ?? (await openFiles(config));
  const pdfs = replaced.pdfs ?? processPdfMaker();
  const { settings, sessions, workSignals, listener } = await openAccounts(options);
  const watch = watchKeys({ db, keys: config, keyring, onProblem: (error) => onProblem('keys', error) });
  const audit = openAudit({ db, clock, files, config }, (error) => onProblem('audit', error));
  const deps: Deps = {
    config,
    db,
    clock,
    catalogue,
    quoteSigner: quoteSigner(config.secretKeys),
    seal,
    jobs,
    mailSender,
    files,
    pdfs,
    payments: await paymentGateway({ config, db, clock, seal }),
    numbers: createNumberSeries(db),
    settings,
    sessions,
    workSignals,
    users: { findIds: (searched) => findUserIds({ db, seal }, searched) },
    monitoring: openMonitoring({
      config,
      databaseUrl,
      requestPool: database.pool,
      heldQueues: mailSender.name === 'outbox' && !config.demo ? [sendMailJob.name] : [],
      onReadinessChanged: options.onReadinessChanged ?? (() => undefined),
    }),
    audit,
    policyFiles: { find: (actor, name) => documentOfName({ db, audit }, actor, name) },
    onProblem,
    ...replaced,
  };
  deps.monitoring.readiness.register(keysCheck(() => findKeyProblem(db, config)));
  return {
    deps,
    close: async () => {
      await watch();
      await deps.audit.close();
      workSignals.close();
      await listener.close();
      await jobs.stop();
      await catalogue.close();
      await mailSender.close();
      await pdfs.close();
      await deps.monitoring.close();
    },
  };
}

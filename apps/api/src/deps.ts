import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Seal } from './lib/seal.ts';
import type { Audit } from './ports/audit.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Jobs } from './ports/jobs.ts';
import type { MailSender } from './ports/mail.ts';
import type { Monitoring } from './ports/monitoring.ts';
import type { NumberBlocks } from './ports/numbers.ts';
import type { PaymentGateway } from './ports/payments.ts';
import type { PdfMaker } from './ports/pdfs.ts';
import type { PolicyFiles } from './ports/policy-files.ts';
import type { QuoteSigner } from './ports/quote-signer.ts';
import type { Sessions } from './ports/sessions.ts';
import type { Settings } from './ports/settings.ts';
import type { Users } from './ports/users.ts';
import type { WorkSignals } from './ports/work-signals.ts';

/** Everything a use case may need from outside: the real parts in open-deps.ts, a few replaced in tests. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  /** Insurers, plans, tariffs, levies and settings, in memory. */
  catalogue: Catalogue;
  /** Signs the references of quotes that are not stored yet. */
  quoteSigner: QuoteSigner;
  /** Encrypts and finds personal data. */
  seal: Seal;
  /** Work done after the answer. */
  jobs: Jobs;
  mailSender: MailSender;
  files: Files;
  /** What was uploaded for policies, by name. */
  policyFiles: PolicyFiles;
  /** Makes PDFs beside the event loop. */
  pdfs: PdfMaker;
  payments: PaymentGateway;
  /** Numbers of policies, notes, receipts and requests. */
  numbers: NumberBlocks;
  /** What an administrator may turn, in memory. */
  settings: Settings;
  /** Who is signed in. */
  sessions: Sessions;
  users: Users;
  /** Tells pages that what waits for their users has changed. */
  workSignals: WorkSignals;
  /** Who did what: its chain, and what was refused. */
  audit: Audit;
  /** Whether this process can sell, and what it measures of itself. */
  monitoring: Monitoring;
  /** Told of trouble that nobody's answer shows; for the log. */
  onProblem: (where: string, error: unknown) => void;
}

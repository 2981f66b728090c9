import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Seal } from './lib/seal.ts';
import type { SessionsInMemory } from './modules/accounts/open-sessions.ts';
import type { Audit } from './modules/audit/open-audit.ts';
import type { Catalogue } from './modules/catalogue/snapshot.ts';
import type { PdfMaker } from './modules/documents/pdf/pdf-maker.ts';
import type { NumberSeries } from './modules/policies/number-series.ts';
import type { QuoteSigner } from './modules/quotes/quote-ref.ts';
import type { SettingsInMemory } from './modules/settings/open-settings.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Jobs } from './ports/jobs.ts';
import type { MailSender } from './ports/mail.ts';
import type { PaymentGateway } from './ports/payments.ts';

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
  /** Makes PDFs beside the event loop. */
  pdfs: PdfMaker;
  payments: PaymentGateway;
  /** Numbers of policies, notes, receipts and requests. */
  numbers: NumberSeries;
  /** What an administrator may turn, in memory. */
  settings: SettingsInMemory;
  /** Who is signed in. */
  sessions: SessionsInMemory;
  /** Who did what: its chain, and what was refused. */
  audit: Audit;
  /** Told of trouble that nobody's answer shows; for the log. */
  onProblem: (where: string, error: unknown) => void;
}

import { deliverLostNotices } from './adapters/payments/sandbox/lost-notices.ts';
import type { Deps } from './deps.ts';
import { sweepExpired } from './http/rate-limit.ts';
import { sweepUploads } from './http/upload-folder.ts';
import { sweepAccounts } from './modules/accounts/sweep-accounts.ts';
import { sweepEnquiries } from './modules/company/sweep-enquiries.ts';
import { deleteFiles } from './modules/files/delete-files.ts';
import { proveDays } from './modules/ledger/proof/prove-days.ts';
import { sweepMails } from './modules/mail/sweep-mails.ts';
import { lapseMotorCases } from './modules/motor/lapse-cases.ts';
import { mailMotorEvents } from './modules/motor/messages/mail-motor-events.ts';
import { makeThumbnails } from './modules/motor/thumbnails/make-thumbnails.ts';
import { lapsePolicies } from './modules/policies/endorsements/lapse-policies.ts';
import { takeDueEndorsements } from './modules/policies/endorsements/take-effect.ts';
import { fillHolderNameHashes } from './modules/policies/holder-name-hashes.ts';
import { askAboutPayments } from './modules/purchases/ask-about-payments.ts';
import { backfillPersons } from './modules/purchases/backfill-persons.ts';
import { sweepApplicationStarts } from './modules/purchases/begin-application.ts';
import { retryRefunds } from './modules/purchases/refund-payment.ts';
import { sweepRecentSearches } from './modules/quotes/recent-searches.ts';
import { sweepSharedQuotes } from './modules/quotes/shares/share-quotes.ts';
import { expireCases } from './modules/requests/commercial/expire-cases.ts';
import { mailCaseEvents } from './modules/requests/commercial/messages/mail-case-events.ts';
import { mailExpiring } from './modules/requests/commercial/messages/mail-expiring.ts';
import { expireOffers } from './modules/requests/commercial/offers/expire-offers.ts';
import { remindClients } from './modules/settlement/ageing/remind-clients.ts';
import { postEarlier } from './modules/settlement/post-earlier.ts';
import { confirmCardRefunds } from './modules/settlement/refunds/confirm-card-refunds.ts';
import { mailLateCases } from './modules/workplace/mail-late-cases.ts';

interface PeriodicWork {
  readonly name: string;
  readonly everyMs: number;
  /** Safe to be done by several processes at once. What ends with 'more' goes on at once. */
  readonly run: (deps: Deps) => Promise<unknown>;
}

/** What is found by looking, through an index, instead of being queued: mostly there is nothing. */
const periodicWork: readonly PeriodicWork[] = [
  {
    name: 'lost notices',
    everyMs: 1_000,
    run: async (deps) => (deps.payments.name === 'sandbox' ? deliverLostNotices(deps) : undefined),
  },
  { name: 'payments without an end', everyMs: 30_000, run: askAboutPayments },
  { name: 'files that nobody keeps', everyMs: 60_000, run: deleteFiles },
  { name: 'cases that nobody answers', everyMs: 600_000, run: expireCases },
  { name: 'offers that have run out', everyMs: 600_000, run: expireOffers },
  { name: 'mails of cases', everyMs: 5_000, run: mailCaseEvents },
  { name: 'mails of motor cases', everyMs: 5_000, run: mailMotorEvents },
  { name: 'ends that are near', everyMs: 600_000, run: mailExpiring },
  { name: 'late cases', everyMs: 60_000, run: mailLateCases },
  { name: 'premiums that clients owe', everyMs: 600_000, run: remindClients },
  { name: 'card refunds', everyMs: 30_000, run: confirmCardRefunds },
  { name: 'entries of earlier sales', everyMs: 60_000, run: postEarlier },
  { name: 'endorsements whose day has come', everyMs: 60_000, run: takeDueEndorsements },
  { name: 'thumbnails of motor files', everyMs: 2_000, run: makeThumbnails },
  { name: 'motor cases that nobody confirms', everyMs: 600_000, run: lapseMotorCases },
  { name: 'policies that nobody pays', everyMs: 600_000, run: lapsePolicies },
  { name: 'names to find policies by', everyMs: 60_000, run: fillHolderNameHashes },
  { name: 'books of the days that are over', everyMs: 60_000, run: proveDays },
  { name: 'persons of release 0.1', everyMs: 60_000, run: backfillPersons },
  { name: 'refunds that were given up', everyMs: 900_000, run: retryRefunds },
  { name: 'counted and repeated requests', everyMs: 900_000, run: ({ db }) => sweepExpired(db) },
  { name: 'codes and sessions that have run out', everyMs: 900_000, run: sweepAccounts },
  { name: 'enquiries of a year ago', everyMs: 900_000, run: sweepEnquiries },
  { name: 'mails of a year ago', everyMs: 900_000, run: sweepMails },
  { name: 'requests that began applications', everyMs: 900_000, run: sweepApplicationStarts },
  { name: 'searches of long ago', everyMs: 900_000, run: sweepRecentSearches },
  { name: 'shared comparisons that have run out', everyMs: 900_000, run: sweepSharedQuotes },
  { name: 'uploads of killed processes', everyMs: 900_000, run: ({ config }) => sweepUploads(config) },
];

/** @returns stops it and waits for what is being done */
export function repeat(
  { everyMs, run }: Pick<PeriodicWork, 'everyMs' | 'run'>,
  deps: Deps,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const next = () => {
    running = run(deps)
      .catch(onError)
      .then((left) => {
        if (!isStopped) timer = setTimeout(next, left === 'more' ? 0 : everyMs);
      });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Starts what every process does again and again, the first time at once.
 * @returns stops it
 */
export function startPeriodicWork(
  deps: Deps,
  onProblem: (where: string, error: unknown) => void,
): () => Promise<unknown> {
  const stops = periodicWork.map((work) => repeat(work, deps, (error) => onProblem(work.name, error)));
  return () => Promise.all(stops.map((stop) => stop()));
}

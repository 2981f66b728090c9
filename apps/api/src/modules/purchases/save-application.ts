import type {
  ApplicantDraft,
  Application,
  ChosenOptions,
  TravellerDraft,
} from '@onegi/contract/calls/purchases/shapes';
import { hkid } from '@onegi/contract/fields/formats';
import { travelOptions } from '@onegi/contract/lines/travel';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { keepQuote } from '../quotes/keep-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteDeps, requote } from '../quotes/read-quote.ts';
import { closeAtGateway } from './close-at-gateway.ts';
import { describeApplication, optionsOf, quoteOf } from './describe-application.ts';
import { readApplication } from './find-application.ts';
import { sealPeople } from './people.ts';
import {
  type ApplicationRow,
  findOpenPayment,
  lockApplication,
  updateApplication,
  updatePayment,
} from './repository.ts';

export interface ApplicationChange {
  readonly version: number;
  readonly step: number;
  readonly language: Application['language'];
  readonly options: ChosenOptions;
  readonly applicant: ApplicantDraft;
  readonly travellers: readonly TravellerDraft[];
}

/** The same quote, or a new frozen one when the optional covers were changed. */
async function quoteWith(deps: Deps, current: Quote, options: ChosenOptions): Promise<Quote> {
  const before = optionsOf(current);
  if (travelOptions.every((option) => options[option] === before[option])) return current;
  return requote(quoteDeps(deps), current, { options: travelOptions.filter((option) => options[option]) });
}

function requireChangeable(row: ApplicationRow | undefined, change: ApplicationChange, today: string): void {
  if (!row) throw new AppError('application.notFound');
  if (row.state === 'paid') throw new AppError('application.closed');
  if (today > row.quote_expires_on) throw new AppError('quote.expired');
  if (row.version !== change.version) throw new AppError('application.stale');
}

/**
 * A payment opened for what the application said before is over: nobody pays for something else than what they see.
 * @returns its reference at the gateway, to be closed there after the commit
 * @throws AppError application.paymentUnderway while the bank is being asked
 */
async function expireOpenPayment(tx: Tx, applicationId: string, now: Date): Promise<string | null> {
  const open = await findOpenPayment(tx, applicationId);
  if (!open) return null;
  if (open.state === 'pending') throw new AppError('application.paymentUnderway');
  await updatePayment(tx, open.id, { state: 'expired', changed_at: now });
  return open.gateway_ref;
}

function hashOfHkid(deps: Deps, typed: string | undefined): Buffer | null {
  const parsed = hkid.safeParse(typed);
  return parsed.success ? deps.seal.hash('hkid', parsed.data) : null;
}

/**
 * Keeps what is filled in so far, however incomplete. Changing a submitted application opens it again; changed optional
 * covers make a new frozen quote.
 * @throws AppError application.notFound, .stale, .closed, .paymentUnderway, quote.expired, quote.referred
 */
export async function saveApplication(deps: Deps, ref: string, change: ApplicationChange): Promise<Application> {
  const seen = await readApplication(deps, ref);
  const today = deps.clock.today();
  requireChangeable(seen, change, today);
  const current = await quoteOf(deps, seen);
  const quote = await quoteWith(deps, current, change.options);
  const email = change.applicant.email?.trim().toLowerCase();

  const saved = await inTransaction(deps.db, async (tx) => {
    const row = await lockApplication(tx, seen.id);
    requireChangeable(row, change, today);
    const now = deps.clock.now();
    const toClose = await expireOpenPayment(tx, seen.id, now);
    const isRequoted = quote !== current;
    const next = await updateApplication(tx, seen.id, {
      version: seen.version + 1,
      state: 'draft',
      step: change.step,
      language: change.language,
      people_sealed: sealPeople(deps.seal, seen.id, { applicant: change.applicant, travellers: change.travellers }),
      hkid_hash: hashOfHkid(deps, change.applicant.hkid),
      email_hash: email ? deps.seal.hash('email', email) : null,
      agreed_at: null,
      submitted_at: null,
      changed_at: now,
      ...(isRequoted
        ? {
            quote_id: await keepQuote(tx, quote, now),
            quote_ref: quote.quoteRef,
            total_cents: quote.totalCents,
            quote_expires_on: quote.expiresOn,
          }
        : {}),
      previous_total_cents: isRequoted && quote.totalCents !== current.totalCents ? current.totalCents : null,
    });
    return { next, toClose };
  });
  if (saved.toClose) await closeAtGateway(deps, saved.toClose);
  return describeApplication(deps, saved.next, quote);
}

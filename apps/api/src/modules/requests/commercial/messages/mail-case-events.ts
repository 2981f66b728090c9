import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { CaseStep } from '../../../mail/mails.ts';
import { type CaseEventRow, eachCaseThatAwaitsMail } from '../../../workflow/events-to-mail.ts';
import type { RequestRow } from '../../tables.ts';
import { isOpenOffer, offerEventNames } from '../offers/offer-workflow.ts';
import { readOffers } from '../offers/read-offers.ts';
import type { OfferRow } from '../offers/tables.ts';
import { mailsOfEvent } from './case-mail-table.ts';
import { consultantsTo, officeTo, type Recipient, userTo, withoutActor } from './recipients.ts';
import { queueCaseMails } from './write-case-mail.ts';

type MailDeps = Pick<Deps, 'db' | 'seal' | 'jobs' | 'clock' | 'settings' | 'catalogue' | 'onProblem'>;
type Event = CaseEventRow;

/** In which state an offer is still news by the step that is told of. */
const offersOf: Partial<Record<CaseStep, OfferRow['state']>> = {
  offersCame: 'quoted',
  informationRequired: 'informationRequired',
  accepted: 'accepted',
  offersExpired: 'expired',
};

/** A mail that several events may have caused. */
interface Pending {
  readonly step: CaseStep;
  readonly recipient: Recipient;
  readonly events: Event[];
}

async function recipientsOf(
  deps: MailDeps,
  tx: Tx,
  row: RequestRow,
  event: Event,
  to: 'consultant' | 'office' | 'assignee',
) {
  const found =
    to === 'consultant'
      ? await consultantsTo(deps, tx, row)
      : to === 'office'
        ? await officeTo(deps, tx, row)
        : await userTo(deps, tx, event.assigned_to);
  return withoutActor(deps, tx, found, event.user_id);
}

/** One mail for a step and a recipient, however many events caused it. */
async function pendingMails(deps: MailDeps, tx: Tx, row: RequestRow, events: readonly Event[]): Promise<Pending[]> {
  const pending = new Map<string, Pending>();
  for (const event of events) {
    for (const { step, to } of mailsOfEvent(event)) {
      for (const recipient of await recipientsOf(deps, tx, row, event, to)) {
        const key = `${step} ${recipient.to}`;
        const known = pending.get(key);
        if (known) known.events.push(event);
        else pending.set(key, { step, recipient, events: [event] });
      }
    }
  }
  return [...pending.values()];
}

async function mailEventsOf(deps: MailDeps, tx: Tx, caseId: string, events: readonly Event[]): Promise<void> {
  const row = await tx
    .selectFrom('quote_requests')
    .selectAll()
    .where('id', '=', caseId)
    // Requests of visitors and enquiries are answered by mails of their own.
    .where('audience', '=', 'consultant')
    .executeTakeFirst();
  if (!row) return;
  const pending = await pendingMails(deps, tx, row, events);
  const readsOffers = pending.some(({ step }) => offersOf[step] || step === 'noOfferLeft');
  const offers = readsOffers ? await readOffers(tx, row.id) : [];
  const isOfficesTurn = row.status === 'waiting' && !offers.some(isOpenOffer);
  for (const { step, recipient, events: causes } of pending) {
    if (step === 'noOfferLeft' && !isOfficesTurn) continue;
    const state = offersOf[step];
    const insurers = new Set(causes.map(({ insurer_code }) => insurer_code));
    const named = offers.filter(
      (offer) => offer.state === state && (insurers.has(offer.insurer_code) || step === 'accepted'),
    );
    // What an insurer has said differently since is told by what it said last.
    if (state && named.length === 0) continue;
    const by = step === 'assigned' ? await nameOf(tx, causes.at(-1)?.user_id ?? null) : undefined;
    const accepted = step === 'withdrawn' && row.accepted_at ? await lastAccepted(tx, row.id) : undefined;
    await queueCaseMails(deps, tx, row, step, [recipient], { by, offers: named, accepted });
  }
}

/** The insurer whose offer was accepted last: with the case its offer has ended, as all have. */
async function lastAccepted(tx: Tx, caseId: string): Promise<string | undefined> {
  const event = await tx
    .selectFrom('case_events')
    .select('insurer_code')
    .where('case_id', '=', caseId)
    .where('action', '=', offerEventNames.accept)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return event?.insurer_code ?? undefined;
}

async function nameOf(tx: Tx, userId: string | null) {
  if (userId === null) return undefined;
  const user = await tx.selectFrom('users').select(['name_en', 'name_zh']).where('id', '=', userId).executeTakeFirst();
  return user && { en: user.name_en, zhHant: user.name_zh || user.name_en };
}

/**
 * Queues the mails that what was done with cases has caused. An action writes its event in its own transaction, and the event
 * awaits its mail from then on: no action is without it, and none is told of twice. Safe to be done by several processes at once.
 */
export const mailCaseEvents = (deps: MailDeps): Promise<void> =>
  eachCaseThatAwaitsMail(deps, 'others', (tx, caseId, events) => mailEventsOf(deps, tx, caseId, events));

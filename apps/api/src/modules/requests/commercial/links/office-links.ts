import type { BodyOf } from '@onegi/contract/call';
import type {
  InsurerLink,
  revokeInsurerLink as revokeCall,
  sendInsurerLink as sendCall,
} from '@onegi/contract/calls/requests/commercial/insurer-links';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import { type Actor, insurerByLink } from '../../../../ports/actor.ts';
import { recordAudit } from '../../../audit/record-audit.ts';
import { allowedActions, requireAction } from '../../../workflow/act.ts';
import type { RequestRow } from '../../tables.ts';
import { readCase } from '../case-row.ts';
import { requireUnderway, whyNotUnderway } from '../case-workflow.ts';
import { offerWorkflow } from '../offers/offer-workflow.ts';
import { lockOffer, readOffers } from '../offers/read-offers.ts';
import type { OfferRow } from '../offers/tables.ts';
import { type Address, contactFor } from './contacts.ts';
import { endLink, linkEvent, makeLink } from './make-link.ts';
import { type LinkRow, linkSealOwner } from './tables.ts';

/** The latest link of each insurer that was asked about a case, by the number of its offer. */
export async function latestLinks(db: Db, requestId: string): Promise<ReadonlyMap<number, LinkRow>> {
  const rows = await db
    .selectFrom('insurer_links')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('sent_at')
    // Of two of one moment the live one is the later.
    .orderBy('ended_at', (order) => order.asc().nullsLast())
    .execute();
  return new Map(rows.map((row) => [row.offer_number, row]));
}

/** Where a link was sent. */
export const addressOf = ({ seal }: Pick<Deps, 'seal'>, { id, email_sealed, language }: LinkRow): Address => ({
  email: seal.open<string>(linkSealOwner(id), email_sealed),
  language,
});

function stateOf(link: LinkRow | undefined, now: Date): InsurerLink['linkState'] {
  if (!link) return 'none';
  if (link.ended_at) return 'revoked';
  return now >= link.expires_at ? 'expired' : 'live';
}

/** Whether an insurer may answer, as far as its offer and the case go. */
const mayAnswer = (request: RequestRow, offer: OfferRow, now: Date): boolean =>
  whyNotUnderway(request, { now }) === undefined &&
  allowedActions(offerWorkflow, offer, { actor: insurerByLink, now }).includes('quote');

async function describeLinks(deps: Deps, db: Db, request: RequestRow): Promise<InsurerLink[]> {
  const now = deps.clock.now();
  const latest = await latestLinks(db, request.id);
  const offers = await readOffers(db, request.id);
  return Promise.all(
    offers.map(async (offer): Promise<InsurerLink> => {
      const { insurer_code: insurerCode, offer_number: offerNumber } = offer;
      const link = latest.get(offerNumber);
      const insurer = deps.catalogue.current().insurerByCode.get(insurerCode);
      const address = link ? addressOf(deps, link) : await contactFor(deps, db, insurerCode, request.product);
      const linkState = stateOf(link, now);
      return {
        offerNumber,
        insurerCode,
        insurerName: insurer?.name.en ?? insurerCode,
        insurerNameZh: insurer?.name.zhHant ?? insurerCode,
        linkState,
        linkEmail: address?.email ?? null,
        insurerLanguage: address?.language ?? null,
        linkSentAt: link?.sent_at.toISOString() ?? null,
        linkExpiresAt: link?.expires_at.toISOString() ?? null,
        openedCount: link?.opened_count ?? 0,
        firstOpenedAt: link?.first_opened_at?.toISOString() ?? null,
        lastOpenedAt: link?.last_opened_at?.toISOString() ?? null,
        allowedActions: [
          ...(mayAnswer(request, offer, now) ? (['sendLink'] as const) : []),
          ...(linkState === 'live' ? (['revokeLink'] as const) : []),
        ],
      };
    }),
  );
}

/** The links of the insurers that were asked about a case. @throws AppError quoteRequest.notFound */
export async function listLinks(deps: Deps, actor: Actor, caseNumber: string): Promise<InsurerLink[]> {
  const request = await readCase(deps, deps.db, actor, 'requests.answer', { number: caseNumber });
  return describeLinks(deps, deps.db, request);
}

/**
 * Sends an insurer that was asked a new link; the one that it had is good no more.
 * @throws AppError quoteRequest.notFound, offer.*, case.* with what happened meanwhile, insurerLink.noAddress
 */
export async function sendLink(
  deps: Deps,
  actor: Actor,
  { caseNumber, offerNumber, insurerEmail, insurerLanguage }: BodyOf<typeof sendCall>,
): Promise<InsurerLink[]> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const request = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    requireUnderway(request, by);
    const offer = await lockOffer(tx, request.id, offerNumber);
    requireAction(offerWorkflow, offer, { ...by, action: 'quote' });
    const link = (await latestLinks(tx, request.id)).get(offerNumber);
    const known = link ? addressOf(deps, link) : await contactFor(deps, tx, offer.insurer_code, request.product);
    const email = insurerEmail ?? known?.email;
    if (!email) throw new AppError('insurerLink.noAddress');
    const address = { email, language: insurerLanguage ?? known?.language ?? 'en' };
    await makeLink(deps, tx, { request, offer }, address, 'insurer-asked', by);
    return rememberAnswer(tx, await describeLinks(deps, tx, request));
  });
}

/** Ends the link of an insurer; one that has ended stays so. @throws AppError quoteRequest.notFound, offer.notFound */
export async function revokeLink(
  deps: Deps,
  actor: Actor,
  { caseNumber, offerNumber }: BodyOf<typeof revokeCall>,
): Promise<InsurerLink[]> {
  return inTransaction(deps.db, async (tx) => {
    const request = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    const asked = { request, offer: await lockOffer(tx, request.id, offerNumber) };
    const ended = await endLink(tx, asked, 'revoked', deps.clock.now());
    if (ended) await recordAudit(tx, 'insurerLink.revoked', linkEvent(asked, ended));
    return rememberAnswer(tx, await describeLinks(deps, tx, request));
  });
}

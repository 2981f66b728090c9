import type { BodyOf } from '@onegi/contract/call';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import type { acceptOffer as acceptCall } from '@onegi/contract/calls/requests/commercial/offers';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { act, requireAction } from '../../../workflow/act.ts';
import { readCase } from '../case-row.ts';
import { caseWorkflow, requireUnderway } from '../case-workflow.ts';
import { describeOffers } from './describe-offer.ts';
import { offerEvent, offerWorkflow } from './offer-workflow.ts';
import { lockOffer } from './read-offers.ts';

type ShownOffer = BodyOf<typeof acceptCall>;

/**
 * The consultant's answer to an offer as it was shown. The case is locked first, by everybody: of two answers at once, or an
 * answer and a withdrawal, one wins and the other is told what happened.
 */
async function answerOffer(
  deps: Deps,
  actor: Actor,
  { caseNumber, offerNumber, offerVersion }: ShownOffer,
  action: 'accept' | 'decline',
): Promise<Offer[]> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const request = await readCase(deps, tx, actor, 'commercial.write', { number: caseNumber }, { isLocked: true });
    if (action === 'accept') requireAction(caseWorkflow, request, { ...by, action });
    else requireUnderway(request, by);
    const offer = await lockOffer(tx, request.id, offerNumber);
    // What became of it says more than that it is another version.
    requireAction(offerWorkflow, offer, { ...by, action });
    const event = offerEvent(request, offer, action === 'accept' ? 'accepted' : 'declined');
    await act(tx, offerWorkflow, { ...by, id: offer.id, version: offerVersion, action, event });
    const now = action === 'accept' ? await act(tx, caseWorkflow, { ...by, id: request.id, action }) : request;
    return rememberAnswer(tx, await describeOffers(deps, tx, now, by));
  });
}

/**
 * Accepts an offer: the case is accepted, its other open offers are declined, in one transaction.
 * @throws AppError quoteRequest.notFound, offer.* and case.* with what happened meanwhile
 */
export const acceptOffer = (deps: Deps, actor: Actor, shown: ShownOffer): Promise<Offer[]> =>
  answerOffer(deps, actor, shown, 'accept');

/** Declines an offer; the others stay as they are. @throws AppError as accepting does */
export const declineOffer = (deps: Deps, actor: Actor, shown: ShownOffer): Promise<Offer[]> =>
  answerOffer(deps, actor, shown, 'decline');

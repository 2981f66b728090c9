import type { BodyOf } from '@onegi/contract/call';
import type { offerLevies as leviesCall, OfferLevies } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Deps } from '../../../../deps.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { readCase } from '../case-row.ts';
import { requireUnderway } from '../case-workflow.ts';
import { bearingOf, priceOffer } from './price-offer.ts';
import { requireRightAnswer } from './save-offer.ts';

/**
 * The levies on a premium as keying it in would work them out.
 * @throws AppError quoteRequest.notFound, case.*, request.invalid where the part is more than the premium
 */
export async function offerLevies(
  deps: Deps,
  actor: Actor,
  { caseNumber, premiumCents, bearingCents }: BodyOf<typeof leviesCall>,
): Promise<OfferLevies> {
  const row = await readCase(deps, deps.db, actor, 'requests.answer', { number: caseNumber });
  requireUnderway(row, { now: deps.clock.now() });
  requireRightAnswer(deps, row, { answeredAs: 'quoted', premiumCents, bearingCents });
  const priced = priceOffer(deps.catalogue.current(), row, bearingOf(row, premiumCents, bearingCents));
  return {
    bearingCents: priced.bearing_cents,
    classLeviesCents: priced.class_levies_cents,
    iaLevyCents: priced.ia_levy_cents,
    totalCents: premiumCents + priced.class_levies_cents + priced.ia_levy_cents,
  };
}

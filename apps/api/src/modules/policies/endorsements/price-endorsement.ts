import { type BookedFigures, oppositeFigures } from '@onegi/rating/endorsements/figures';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { actionsOf, earliestDay } from './allowed-actions.ts';
import type { KeptTerms } from './endorsement-terms.ts';
import { oppositeChanges } from './opposite-changes.ts';
import { type EndorsementRow, standingEndorsements } from './policy-on.ts';
import type { EndorsedPolicy } from './policy-terms.ts';
import { priceCancellation } from './price-cancellation.ts';
import { priceAdjustment, priceDetails, priceExtension, priceFacts, priceKeyed, refused } from './price-change.ts';
import { figureParts, rule } from './price-parts.ts';
import type { PricedEndorsement } from './priced-endorsement.ts';

/** What was booked of an endorsement. */
export const figuresOf = (row: EndorsementRow): BookedFigures => ({
  grossPremiumCents: row.gross_premium_cents,
  netPremiumCents: row.net_premium_cents,
  actualPremiumCents: row.actual_premium_cents,
  otherLeviesCents: row.other_levies_cents,
  levyCents: row.levy_cents,
  totalLeviesCents: row.total_levies_cents,
  receivableCents: row.receivable_cents,
  basicCommissionCents: row.basic_commission_cents,
  totalCommissionCents: row.total_commission_cents,
  consultantCommissionCents: row.consultant_commission_cents,
  houseCommissionCents: row.house_commission_cents,
  payableCents: row.payable_cents,
});

/** What turns the newest endorsement round that stands: its exact opposite, from the same day. */
async function priceOpposite(
  deps: Deps,
  db: Db,
  endorsed: EndorsedPolicy,
  kind: 'RI' | 'RV',
): Promise<PricedEndorsement> {
  const newest = standingEndorsements(endorsed).at(-1);
  if (!newest) throw new AppError('endorsement.notAllowed');
  const figures = oppositeFigures(figuresOf(newest.row));
  return {
    kind,
    effectiveOn: newest.row.effective_on,
    changes: await oppositeChanges(deps, db, endorsed, newest),
    parts: [
      rule('opposite', { number: newest.row.endorsement_no }),
      ...figureParts(figures, endorsed.product === 'MOTOR'),
    ],
    figures,
    reversesNo: newest.row.endorsement_no,
  };
}

/** @throws AppError request.invalid on the field: outside the period, or before what was issued last */
function requireDay(endorsed: EndorsedPolicy, effectiveOn: string): void {
  const { startsOn, endsOn } = endorsed.state;
  if (effectiveOn < startsOn || effectiveOn > endsOn)
    throw refused('effectiveOn', 'endorsements.checks.insidePeriod', { from: startsOn, to: endsOn });
  const earliest = earliestDay(endorsed);
  if (effectiveOn < earliest) throw refused('effectiveOn', 'endorsements.checks.outOfOrder', { date: earliest });
}

/**
 * Works out an endorsement: what it changes and what it costs, with every step.
 * @throws AppError endorsement.policyEnded, endorsement.notAllowed, endorsement.referred; request.invalid on the fields
 */
export async function priceEndorsement(
  deps: Deps,
  db: Db,
  endorsed: EndorsedPolicy,
  asked: KeptTerms,
): Promise<PricedEndorsement> {
  const today = deps.clock.today();
  const allowed = actionsOf(endorsed, today);
  if (allowed.length === 0) throw new AppError('endorsement.policyEnded');
  const { action } = asked;
  if (!allowed.includes(action)) throw new AppError('endorsement.notAllowed');
  if (action === 'reinstatement') return priceOpposite(deps, db, endorsed, 'RI');
  if (action === 'reversal') return priceOpposite(deps, db, endorsed, 'RV');
  const effectiveOn = action === 'cancelFromStart' ? endorsed.state.startsOn : asked.effectiveOn;
  const terms = { ...asked, effectiveOn };
  requireDay(endorsed, effectiveOn);
  const priced = await (() => {
    switch (action) {
      case 'facts':
        return priceFacts(deps, db, endorsed, terms);
      case 'details':
        return priceDetails(deps, db, endorsed, terms);
      case 'keyed':
        return priceKeyed(deps, db, endorsed, terms);
      case 'extension':
        return priceExtension(deps, endorsed, terms);
      case 'adjustment':
        return priceAdjustment(endorsed, terms);
      default:
        return priceCancellation(endorsed, terms, asked.noticeOn ?? today);
    }
  })();
  return { ...priced, effectiveOn };
}

import type { ProductCode } from '@onegi/contract/lines';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import { type CommissionRate, commissionRate } from '../../../policies/commission-rate.ts';
import type { PolicySold } from '../../../policies/issue-policy.ts';
import type { RequestRow } from '../../tables.ts';
import { filledInOf } from '../filled-in.ts';
import type { OfferRow } from '../offers/tables.ts';

/** The row of motor business that says whether it is comprehensive (C) or third party (T), which pay differently. */
const MOTOR_COVER = 'OM01';

/** The offer of a case that its consultant has accepted. @throws AppError case.reopened where there is none any more */
export async function readAcceptedOffer(db: Db, { id }: Pick<RequestRow, 'id'>): Promise<OfferRow> {
  const row = await db
    .selectFrom('request_offers')
    .selectAll()
    .where('request_id', '=', id)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (!row) throw new AppError('case.reopened');
  return row;
}

/** What an accepted offer sells, as the client accepted it. @throws AppError offer.wrongState for one without a premium */
export function soldByOffer(request: Pick<RequestRow, 'product'>, offer: OfferRow, planCode = ''): PolicySold {
  const { premium_cents, class_levies_cents, ia_levy_cents } = offer;
  if (premium_cents === null || class_levies_cents === null || ia_levy_cents === null)
    throw new AppError('offer.wrongState');
  return {
    product: request.product as ProductCode,
    insurerCode: offer.insurer_code,
    planCode,
    grossPremiumCents: premium_cents,
    insurerDiscountBasisPoints: 0,
    levies: { otherLeviesCents: class_levies_cents, levyCents: ia_levy_cents },
    totalCents: premium_cents + class_levies_cents + ia_levy_cents,
    isDueAtOnce: false,
  };
}

/** The commission in force today on a case's class of business. */
export function rateOfCase(deps: Deps, row: RequestRow): Promise<CommissionRate> {
  const { product } = row;
  const paidBy = product === 'MOTOR' ? `MOTOR_${filledInOf(deps, row).answers[MOTOR_COVER] ?? 'C'}` : product;
  return commissionRate(deps.db, paidBy, deps.clock.today());
}

import type { PolicyDraft } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { dueOnOf, splitSold } from '../../../policies/issue-policy.ts';
import { requireAction } from '../../../workflow/act.ts';
import { readCase } from '../case-row.ts';
import { caseWorkflow } from '../case-workflow.ts';
import { filledInOf } from '../filled-in.ts';
import { termsOf } from '../offers/describe-offer.ts';
import { findRenewed } from './renewed-policy.ts';
import { rateOfCase, readAcceptedOffer, soldByOffer } from './sold-by-offer.ts';

/**
 * What would be issued for an accepted case, by the figures that it would be booked with.
 * @throws AppError quoteRequest.notFound, case.* with what happened
 */
export async function draftPolicy(deps: Deps, actor: Actor, caseNumber: string): Promise<PolicyDraft> {
  const row = await readCase(deps, deps.db, actor, 'requests.answer', { number: caseNumber });
  requireAction(caseWorkflow, row, { actor, now: deps.clock.now(), action: 'issue' });
  const { insuredName, startsOn, endsOn } = filledInOf(deps, row);
  if (!startsOn || !endsOn) throw new AppError('case.wrongState');
  const offer = await readAcceptedOffer(deps.db, row);
  const sold = soldByOffer(row, offer);
  const rate = await rateOfCase(deps, row);
  const split = splitSold(sold, rate, row.consultant_code);
  const renewed =
    row.transaction_type === 'renewal'
      ? await findRenewed(deps, deps.db, row, { line: sold.product, insuredName, startsOn })
      : undefined;
  const insurer = deps.catalogue.current().insurerByCode.get(sold.insurerCode);
  return {
    caseNumber: row.request_number,
    caseVersion: row.version,
    insuredName,
    startsOn,
    endsOn,
    currency: 'HKD',
    insurerName: insurer?.name.en ?? sold.insurerCode,
    insurerNameZh: insurer?.name.zhHant ?? sold.insurerCode,
    insurerReference: termsOf(deps, offer).insurerReference,
    premiumCents: split.netPremiumCents,
    classLeviesCents: split.otherLeviesCents,
    iaLevyCents: split.levyCents,
    leviesCents: split.totalLeviesCents,
    totalCents: split.receivableCents,
    commission: {
      commissionBasisPoints: rate.basicBasisPoints,
      commissionCents: split.totalCommissionCents,
      payoutBasisPoints: split.payoutBasisPoints,
      consultantCommissionCents: split.consultantCommissionCents,
      houseCommissionCents: split.houseCommissionCents,
      payableCents: split.payableCents,
    },
    noteDueOn: dueOnOf(deps, sold.isDueAtOnce),
    policyRenewed: row.transaction_type === 'renewal' ? (renewed?.policy_number ?? '') : null,
  };
}

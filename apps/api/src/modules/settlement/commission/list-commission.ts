import type { drawingList, payoutList } from '@onegi/contract/calls/settlement/commission';
import type { AskedOf } from '@onegi/contract/list';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { consultantNames } from '../../accounts/users/consultants.ts';
import { listedDisbursements } from '../disbursements/list-disbursements.ts';
import { namedConsultant } from './payout.ts';

export function listedDrawings(deps: Deps, { state }: AskedOf<typeof drawingList>, actor: Actor) {
  let fitting = deps.db.selectFrom('commission_drawings');
  if (state) fitting = fitting.where('state', '=', state);
  const listed = listedDisbursements(deps, 'commission_drawings', actor, () => ({ earned_until }) => ({
    earnedUntil: earned_until,
  }));
  return { fitting, ...listed };
}

/** Payouts under these codes; null: everybody's. Consultants see theirs as soon as they are paid. */
export function listedPayouts(
  deps: Deps,
  { state, consultantCode }: AskedOf<typeof payoutList>,
  actor: Actor,
  codes: readonly string[] | null,
) {
  let fitting = deps.db.selectFrom('commission_payouts');
  if (codes) fitting = fitting.where('consultant_code', 'in', codes.length > 0 ? codes : ['']);
  if (codes) fitting = fitting.where('state', '=', 'paid');
  if (state) fitting = fitting.where('state', '=', state);
  if (consultantCode) fitting = fitting.where('consultant_code', '=', consultantCode);
  const listed = listedDisbursements(deps, 'commission_payouts', actor, async (rows) => {
    const names = await consultantNames(
      deps.db,
      rows.map(({ consultant_code }) => consultant_code),
    );
    return ({ consultant_code, payable_on }) => ({
      ...namedConsultant(names, consultant_code),
      payableOn: payable_on,
    });
  });
  return { fitting, ...listed };
}

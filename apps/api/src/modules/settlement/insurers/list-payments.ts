import type { insurerPaymentList } from '@onegi/contract/calls/settlement/insurer-payments';
import type { AskedOf } from '@onegi/contract/list';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { listedDisbursements } from '../disbursements/list-disbursements.ts';
import { insurerNames } from './list-insurers-due.ts';

/** Payments to insurers, in one state or to one insurer. */
export function listedPayments(deps: Deps, { state, insurerCode }: AskedOf<typeof insurerPaymentList>, actor: Actor) {
  let fitting = deps.db.selectFrom('insurer_payments');
  if (state) fitting = fitting.where('state', '=', state);
  if (insurerCode) fitting = fitting.where('insurer_code', '=', insurerCode);
  const listed = listedDisbursements(deps, 'insurer_payments', actor, () => ({ insurer_code }) => ({
    ...insurerNames(deps, insurer_code),
  }));
  return { fitting, ...listed };
}

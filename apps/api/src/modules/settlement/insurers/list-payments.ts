import type { insurerPaymentList } from '@onegi/contract/calls/settlement/insurer-payments';
import type { AskedOf } from '@onegi/contract/list';
import type { Deps } from '../../../deps.ts';
import { byKeys } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import type { Actor } from '../../../ports/actor.ts';
import { describeDisbursements } from '../disbursements/describe-disbursement.ts';
import { insurerNames } from './list-insurers-due.ts';

/** Payments to insurers, in one state or to one insurer. */
export function listedPayments(deps: Deps, { state, insurerCode }: AskedOf<typeof insurerPaymentList>, actor: Actor) {
  const { db, clock } = deps;
  let fitting = db.selectFrom('insurer_payments');
  if (state) fitting = fitting.where('state', '=', state);
  if (insurerCode) fitting = fitting.where('insurer_code', '=', insurerCode);
  return {
    fitting,
    key: 'id',
    sorts: { preparedAt: 'created_at' },
    read: async (ids: readonly Key[]) => {
      if (ids.length === 0) return [];
      const found = await db
        .selectFrom('insurer_payments')
        .selectAll()
        .where('id', 'in', ids as string[])
        .execute();
      const rows = byKeys(ids, found, ({ id }) => id);
      const by = { actor, now: clock.now() };
      const described = await describeDisbursements(deps, db, 'insurer_payments', rows, by);
      return described.map((each, at) => ({ ...each, ...insurerNames(deps, rows[at]?.insurer_code ?? '') }));
    },
  };
}

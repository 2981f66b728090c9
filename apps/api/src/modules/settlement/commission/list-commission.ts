import type { drawingList, payoutList } from '@onegi/contract/calls/settlement/commission';
import type { AskedOf } from '@onegi/contract/list';
import type { Deps } from '../../../deps.ts';
import { byKeys } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import type { Actor } from '../../../ports/actor.ts';
import { consultantNames } from '../../accounts/users/consultants.ts';
import { describeDisbursements } from '../disbursements/describe-disbursement.ts';
import { namedConsultant } from './payout.ts';

export function listedDrawings(deps: Deps, { state }: AskedOf<typeof drawingList>, actor: Actor) {
  const { db, clock } = deps;
  let fitting = db.selectFrom('commission_drawings');
  if (state) fitting = fitting.where('state', '=', state);
  return {
    fitting,
    key: 'id',
    sorts: { preparedAt: 'created_at' },
    read: async (ids: readonly Key[]) => {
      if (ids.length === 0) return [];
      const found = await db
        .selectFrom('commission_drawings')
        .selectAll()
        .where('id', 'in', ids as string[])
        .execute();
      const rows = byKeys(ids, found, ({ id }) => id);
      const by = { actor, now: clock.now() };
      const described = await describeDisbursements(deps, db, 'commission_drawings', rows, by);
      return described.map((each, at) => ({ ...each, earnedUntil: rows[at]?.earned_until ?? '' }));
    },
  };
}

/** Payouts under these codes; null: everybody's. Consultants see theirs as soon as they are paid. */
export function listedPayouts(
  deps: Deps,
  { state, consultantCode }: AskedOf<typeof payoutList>,
  actor: Actor,
  codes: readonly string[] | null,
) {
  const { db, clock } = deps;
  let fitting = db.selectFrom('commission_payouts');
  if (codes) fitting = fitting.where('consultant_code', 'in', codes.length > 0 ? codes : ['']);
  if (codes) fitting = fitting.where('state', '=', 'paid');
  if (state) fitting = fitting.where('state', '=', state);
  if (consultantCode) fitting = fitting.where('consultant_code', '=', consultantCode);
  return {
    fitting,
    key: 'id',
    sorts: { preparedAt: 'created_at' },
    read: async (ids: readonly Key[]) => {
      if (ids.length === 0) return [];
      const found = await db
        .selectFrom('commission_payouts')
        .selectAll()
        .where('id', 'in', ids as string[])
        .execute();
      const rows = byKeys(ids, found, ({ id }) => id);
      const names = await consultantNames(
        db,
        rows.map(({ consultant_code }) => consultant_code),
      );
      const by = { actor, now: clock.now() };
      const described = await describeDisbursements(deps, db, 'commission_payouts', rows, by);
      return described.map((each, at) => ({
        ...each,
        ...namedConsultant(names, rows[at]?.consultant_code ?? ''),
        payableOn: rows[at]?.payable_on ?? '',
      }));
    },
  };
}

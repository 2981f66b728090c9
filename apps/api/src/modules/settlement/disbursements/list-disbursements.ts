import type { Disbursed } from '@onegi/contract/calls/settlement/disbursement-calls';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import type { Actor } from '../../../ports/actor.ts';
import type { RowOf } from '../../workflow/workflow.ts';
import { describeDisbursements } from './describe-disbursement.ts';
import type { DisbursementTable } from './disbursement-workflow.ts';

/** How the lists of all kinds are ordered and read. @param more what a kind says beside what is said of all */
export function listedDisbursements<T extends DisbursementTable, More extends object>(
  deps: Deps,
  table: T,
  actor: Actor,
  more: (rows: readonly RowOf<T>[]) => Promise<(row: RowOf<T>) => More> | ((row: RowOf<T>) => More),
) {
  const { db, clock } = deps;
  return {
    key: 'id',
    sorts: { preparedAt: 'created_at' },
    read: async (ids: readonly Key[]): Promise<(Disbursed & More)[]> => {
      const found = await db
        .selectFrom(table as 'insurer_payments')
        .selectAll()
        .$call(rowsOfIds('id', ids));
      const rows = found as unknown as RowOf<T>[];
      const described = await describeDisbursements(deps, db, table, rows, { actor, now: clock.now() });
      const moreOf = await more(rows);
      return described.map((each, at) => ({ ...each, ...moreOf(rows[at] as RowOf<T>) }));
    },
  };
}

import type { BankLine, bankLineList } from '@onegi/contract/calls/settlement/bank-lines';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import type { Key } from '../../../lists/page-of.ts';
import { nameTargets } from './name-targets.ts';

/** Lines by id, with why they are matched and the first of what they are. */
export async function listedLines({ seal }: Pick<Deps, 'seal'>, db: Db, ids: readonly Key[]): Promise<BankLine[]> {
  const rows = await db.selectFrom('bank_lines').selectAll().$call(rowsOfIds('id', ids));
  const matches = await db
    .selectFrom('bank_matches')
    .distinctOn('line_id')
    .select(['line_id', 'kind', 'target_id', 'reason'])
    .where('line_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('undone_at', 'is', null)
    .orderBy('line_id')
    .orderBy('id')
    .execute();
  const matchOf = new Map(matches.map((match) => [match.line_id, match]));
  const names = await nameTargets(
    db,
    matches.map(({ kind, target_id }) => ({ kind, targetId: target_id })),
  );
  return rows.map((row) => {
    const match = matchOf.get(row.id);
    return {
      lineId: row.id,
      account: row.account,
      statementId: row.statement_id,
      lineNo: row.line_no,
      bookedOn: row.booked_on,
      amount: row.amount_cents,
      reference: row.reference,
      description: row.description_sealed ? seal.open<string>(`bank_lines/${row.id}`, row.description_sealed) : '',
      balance: row.balance_cents,
      state: row.state,
      reason: match?.reason ?? null,
      targetName: (match && names.get(match.target_id)?.name) ?? '',
    };
  });
}

/** Lines of statements by what was asked for. */
export function fittingLines(deps: Deps, asked: AskedOf<typeof bankLineList>) {
  const { statementId, account, state, searched, from, until } = asked;
  let fitting = deps.db.selectFrom('bank_lines');
  if (statementId) fitting = fitting.where('statement_id', '=', statementId);
  if (account) fitting = fitting.where('account', '=', account);
  if (state) fitting = fitting.where('state', '=', state);
  if (searched) fitting = fitting.where('reference', 'ilike', `%${escapeLike(searched)}%`);
  if (from) fitting = fitting.where('booked_on', '>=', from);
  if (until) fitting = fitting.where('booked_on', '<=', until);
  return {
    fitting,
    key: 'id',
    sorts: { bookedOn: 'booked_on', lineNo: 'line_no' },
    read: (ids: readonly Key[]) => listedLines(deps, deps.db, ids),
  };
}

import type { bankStatementList } from '@onegi/contract/calls/settlement/bank-statements';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';

async function readStatements({ db }: Pick<Deps, 'db'>, ids: readonly Key[]) {
  const rows = await db
    .selectFrom('bank_statements as s')
    .selectAll('s')
    .select(
      sql<number>`(select count(*)::int from bank_lines l where l.statement_id = s.id and l.state = 'unmatched')`.as(
        'open',
      ),
    )
    .$call(rowsOfIds('s.id', ids));
  const users = await namesOfUsers(
    db,
    rows.map(({ imported_by }) => imported_by),
  );
  return rows.map((row) => ({
    statementId: row.id,
    account: row.account,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    opening: row.opening_cents,
    closing: row.closing_cents,
    lines: row.lines,
    openLines: row.open,
    fileName: row.file_name,
    importedAt: row.imported_at.toISOString(),
    importedBy: users.get(row.imported_by)?.name ?? '',
    importedByZh: users.get(row.imported_by)?.nameZh ?? null,
  }));
}

/** Statements that cover something of the days that were asked for. */
export function fittingStatements(deps: Deps, { account, from, until }: AskedOf<typeof bankStatementList>) {
  let fitting = deps.db.selectFrom('bank_statements');
  if (account) fitting = fitting.where('account', '=', account);
  if (from) fitting = fitting.where('ends_on', '>=', from);
  if (until) fitting = fitting.where('starts_on', '<=', until);
  return {
    fitting,
    key: 'id',
    sorts: { importedAt: 'imported_at', endsOn: 'ends_on' },
    read: (ids: readonly Key[]) => readStatements(deps, ids),
  };
}

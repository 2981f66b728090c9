import type { AnswerOf } from '@onegi/contract/call';
import type { describePolicyImport, policyImportList } from '@onegi/contract/calls/transfer/policy-imports';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import { namesOfUsers } from '../accounts/users/names-of-users.ts';
import { nameOfFile } from '../files/stored-file.ts';

type ReadDeps = Pick<Deps, 'db' | 'seal'>;

const noPersons = { persons: 0, knownPersons: 0 };

async function readImports({ db, seal }: ReadDeps, ids: readonly Key[]) {
  const rows = await db.selectFrom('policy_imports').selectAll().$call(rowsOfIds('id', ids));
  const files = await db
    .selectFrom('stored_files')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ file_id }) => file_id),
    )
    .execute();
  const names = new Map(files.map((file) => [file.id, nameOfFile(seal, file)]));
  const users = await namesOfUsers(
    db,
    rows.flatMap(({ created_by, finished_by }) => [created_by, finished_by]),
  );
  return rows.map((row) => ({
    importId: row.id,
    fileName: names.get(row.file_id) ?? '',
    stage: row.stage,
    progress: row.progress,
    policies: row.counts?.policies ?? 0,
    knownPolicies: row.counts?.knownPolicies ?? 0,
    problemCount: row.problem_count,
    problems: row.problems,
    // One of before knew no insured persons.
    counts: row.counts && { ...noPersons, ...row.counts },
    createdAt: row.created_at.toISOString(),
    createdBy: users.get(row.created_by)?.name ?? '',
    createdByZh: users.get(row.created_by)?.nameZh ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    finishedBy: users.get(row.finished_by ?? '')?.name ?? '',
    finishedByZh: users.get(row.finished_by ?? '')?.nameZh ?? null,
  }));
}

/** @throws AppError policyImport.notFound */
export async function readPolicyImport(
  deps: ReadDeps,
  importId: string,
): Promise<AnswerOf<typeof describePolicyImport>> {
  const there = await deps.db.selectFrom('policy_imports').select('id').where('id', '=', importId).executeTakeFirst();
  const [row] = there ? await readImports(deps, [importId]) : [];
  if (!row) throw new AppError('policyImport.notFound');
  return row;
}

/** Imports of a stage and of days. */
export function fittingImports(deps: Deps, { stage, from, until }: AskedOf<typeof policyImportList>) {
  let fitting = deps.db.selectFrom('policy_imports');
  if (stage) fitting = fitting.where('stage', '=', stage);
  if (from) fitting = fitting.where('created_at', '>=', sql<Date>`${`${from}T00:00:00+08:00`}::timestamptz`);
  if (until)
    fitting = fitting.where('created_at', '<', sql<Date>`${`${until}T00:00:00+08:00`}::timestamptz + interval '1 day'`);
  return {
    fitting,
    key: 'id',
    sorts: { createdAt: 'created_at' },
    read: (ids: readonly Key[]) => readImports(deps, ids),
  } as const;
}

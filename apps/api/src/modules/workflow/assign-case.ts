import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { act } from './act.ts';
import type { Circumstances, RowOf, Workflow, WorkflowTable } from './workflow.ts';

type AssignAction = 'assign' | 'release';

export interface Assignment extends Circumstances {
  readonly id: string;
  /** Null: back to all who answer. */
  readonly assigneeId: string | null;
  /** Who had it when the caller decided. */
  readonly assigneeSeen: string | null;
}

/**
 * Gives a case to somebody, or back. Of two who take it at once one has it, and the other is told.
 * @throws AppError case.assignedMeanwhile, the workflow's own, permission.denied
 */
export async function assignCase<T extends WorkflowTable, State extends string, Action extends string>(
  tx: Tx,
  workflow: Workflow<T, State, Action | AssignAction>,
  { id, assigneeId, assigneeSeen, actor, now }: Assignment,
): Promise<RowOf<T>> {
  const cases = tx as unknown as Kysely<{ cases: { id: string; assigned_to: string | null } }>;
  const found = await cases
    .selectFrom(workflow.table as 'cases')
    .select('assigned_to')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError(workflow.errors.notFound);
  if (found.assigned_to !== assigneeSeen) throw new AppError('case.assignedMeanwhile');
  const change = { assigned_to: assigneeId } as never;
  return act(tx, workflow, { id, actor, now, action: assigneeId ? 'assign' : 'release', change });
}

import type { Disbursed } from '@onegi/contract/calls/settlement/disbursement-calls';
import type { Permission } from '@onegi/contract/permissions';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { listAssignees } from '../../accounts/users/list-assignees.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';
import { describeCase } from '../../workflow/describe-case.ts';
import type { Circumstances, RowOf, Workflow } from '../../workflow/workflow.ts';
import type { DisbursementRow, DisbursementState } from '../tables.ts';
import { type DisbursementAction, type DisbursementTable, disbursementWorkflows } from './disbursement-workflow.ts';

type AnyRow = Selectable<DisbursementRow>;

/** What a reason is sealed for. */
export const reasonOwner = (table: DisbursementTable, id: string) => `${table}/${id}`;

/** What every kind says of its rows: state, people, and what the caller may do. */
export async function describeDisbursements<T extends DisbursementTable>(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  table: T,
  rows: readonly RowOf<T>[],
  by: Circumstances,
): Promise<Disbursed[]> {
  const workflow = disbursementWorkflows[table] as unknown as Workflow<T, DisbursementState, DisbursementAction>;
  const all = rows as unknown as readonly AnyRow[];
  const names = await namesOfUsers(
    db,
    all.flatMap(({ created_by, approved_by, paid_by }) => [created_by, approved_by, paid_by]),
  );
  const nameOf = (id: string | null) => (id ? (names.get(id)?.name ?? null) : null);
  const nameZhOf = (id: string | null) => (id ? (names.get(id)?.nameZh ?? null) : null);
  return all.map((row, at) => {
    const { holder, heldSince, allowedActions } = describeCase(workflow, rows[at] as RowOf<T>, by);
    return {
      number: row.number,
      state: row.state,
      totalCents: row.total_cents,
      preparedBy: nameOf(row.created_by),
      preparedByZh: nameZhOf(row.created_by),
      preparedAt: row.created_at.toISOString(),
      approvedBy: nameOf(row.approved_by),
      approvedByZh: nameZhOf(row.approved_by),
      approvedAt: row.approved_at?.toISOString() ?? null,
      paidBy: nameOf(row.paid_by),
      paidByZh: nameZhOf(row.paid_by),
      paidOn: row.paid_on,
      bankReference: row.bank_reference,
      reason: row.reason_sealed ? seal.open<string>(reasonOwner(table, row.id), row.reason_sealed) : null,
      version: row.version,
      holder,
      heldSince,
      allowedActions,
    };
  });
}

/** Who may approve it: whoever has the right and neither prepared nor submitted it. */
export async function approversOf(db: Db, permission: Permission, row: Pick<AnyRow, 'created_by' | 'submitted_by'>) {
  const users = await listAssignees(db, permission);
  return users
    .filter(({ userId }) => userId !== row.created_by && userId !== row.submitted_by)
    .map(({ name, nameZh }) => ({ consultantName: name, consultantNameZh: nameZh ?? name }));
}

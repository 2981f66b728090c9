import type { workflowFields } from '@onegi/contract/fields/workflow';
import type { DomainOf } from '@onegi/contract/shape';
import { allowedActions, holderOf } from './act.ts';
import type { Circumstances, RowOf, Workflow, WorkflowTable } from './workflow.ts';

type Described<Action> = Omit<DomainOf<typeof workflowFields>, 'allowedActions'> & { allowedActions: Action[] };

/** What an answer says of a case beside its state: who holds it, since when and until when, and what the caller may do. */
export function describeCase<T extends WorkflowTable, State extends string, Action extends string>(
  workflow: Workflow<T, State, Action>,
  row: RowOf<T>,
  by: Circumstances,
): Described<Action> {
  const { holder, since, due } = holderOf(workflow, row);
  return {
    holder,
    heldSince: since.toISOString(),
    dueAt: due?.toISOString() ?? null,
    allowedActions: allowedActions(workflow, row, by),
  };
}

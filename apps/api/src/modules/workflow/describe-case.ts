import { readClock } from '@onegi/contract/clock/case-clock';
import type { workflowFields } from '@onegi/contract/fields/workflow';
import type { DomainOf } from '@onegi/contract/shape';
import { allowedActions, holderOf } from './act.ts';
import type { Circumstances, Moved, Workflow, WorkflowTable } from './workflow.ts';

type Described<Action> = Omit<DomainOf<typeof workflowFields>, 'allowedActions'> & { allowedActions: Action[] };

/** What is said of a case whose clock does not run, or not yet. */
const noClock = {
  clockMinutes: null,
  officeMinutes: null,
  promisedHours: null,
  promiseCounts: null,
  isPaused: false,
  isLate: false,
} as const;

/**
 * What an answer says of a case beside its state: who holds it, since when and until when, what its clock shows, and what
 * the caller may do.
 */
export function describeCase<T extends WorkflowTable, State extends string, Action extends string, Row extends Moved>(
  workflow: Workflow<T, State, Action, Row>,
  row: NoInfer<Row>,
  by: Circumstances,
): Described<Action> {
  const { holder, since, due } = holderOf(workflow, row);
  const clock = workflow.clock?.(row);
  return {
    holder,
    heldSince: since.toISOString(),
    dueAt: due?.toISOString() ?? null,
    ...(clock ? readClock(clock, by.now) : noClock),
    allowedActions: allowedActions(workflow, row, by),
  };
}

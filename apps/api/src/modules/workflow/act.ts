import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Circumstances, Holder, Performer, RowOf, Transition, Workflow, WorkflowTable } from './workflow.ts';

export interface Act<Action> extends Circumstances {
  readonly id: string;
  readonly action: Action;
  /** What the caller was looking at, where the workflow has versions. */
  readonly version?: number;
}

const mayDo = (performer: Performer, permission: Permission | 'system'): boolean =>
  permission === 'system' ? performer === 'system' : performer !== 'system' && scopeOf(performer, permission) !== null;

/** Any table with an id: the types of the one in question are the workflow's. */
type AnyTable = Kysely<{ cases: { id: string } }>;

/** What a row's state, the actor's rights and the guards allow now; the buttons of a page follow from it. */
export function allowedActions<T extends WorkflowTable, State extends string, Action extends string>(
  workflow: Workflow<T, State, Action>,
  row: RowOf<T>,
  actor: Performer,
): Action[] {
  return workflow.transitions
    .filter(({ from, permission }) => from === workflow.stateOf(row) && mayDo(actor, permission))
    .filter(({ guard }) => !guard?.(row))
    .map(({ action }) => action);
}

/** Who holds the case, since when, and by when it is due to move on. */
export function clockOf<T extends WorkflowTable, State extends string, Action extends string>(
  { states, stateOf, since }: Workflow<T, State, Action>,
  row: RowOf<T>,
): { readonly holder: Holder; readonly since: Date; readonly due: Date | null } {
  const { holder, dueHours } = states[stateOf(row)];
  const start = since(row);
  return {
    holder,
    since: start,
    due: dueHours === undefined ? null : new Date(start.getTime() + dueHours * 3_600_000),
  };
}

/** The transition that an action is in the row's state, undefined where it was done already. */
function chosen<T extends WorkflowTable, State extends string, Action extends string>(
  { transitions, stateOf, errors, repeatable }: Workflow<T, State, Action>,
  row: RowOf<T>,
  { action, actor }: Act<Action>,
): Transition<T, State, Action> | undefined {
  const state = stateOf(row);
  const ways = transitions.filter((transition) => transition.action === action);
  const way = ways.find(({ from }) => from === state);
  const isDone = repeatable && ways.some(({ to }) => to === state);
  // Whoever may not do it in any state learns nothing of the state.
  if (!ways.some(({ permission }) => mayDo(actor, permission))) throw new AppError('permission.denied');
  if (!way) {
    if (isDone) return undefined;
    throw new AppError(errors.wrongState);
  }
  if (!mayDo(actor, way.permission)) throw new AppError('permission.denied');
  const refusal = way.guard?.(row);
  if (refusal) throw new AppError(refusal);
  return way;
}

/**
 * Does an action: the only writer of a state. The row is locked, the state, version, right and guard are looked at again, and
 * change, effect and audit event are one transaction.
 * @returns the row as it is now; as it was when an action removed it, or had been done before
 * @throws AppError the workflow's own (no such case, another version, not in this state), a guard's, permission.denied
 */
export async function act<T extends WorkflowTable, State extends string, Action extends string>(
  tx: Tx,
  workflow: Workflow<T, State, Action>,
  asked: Act<Action>,
): Promise<RowOf<T>> {
  const { errors, versionOf, change, audited } = workflow;
  const cases = tx as unknown as AnyTable;
  const table = workflow.table as 'cases';
  const found = await cases.selectFrom(table).selectAll().where('id', '=', asked.id).forUpdate().executeTakeFirst();
  if (!found) throw new AppError(errors.notFound);
  const before = found as unknown as RowOf<T>;
  if (versionOf && versionOf(before) !== asked.version) throw new AppError(errors.stale);
  const transition = chosen(workflow, before, asked);
  if (!transition) return before;
  const { after: facts, ...named } = audited(before);
  if (transition.to === null) {
    await cases.deleteFrom(table).where('id', '=', asked.id).execute();
    await transition.effect?.(tx, before, asked);
    await recordAudit(tx, transition.audit, { ...named, ...(facts ? { before: facts } : {}) });
    return before;
  }
  const values = await change(transition.to, before, asked, tx);
  const update = cases
    .updateTable(table)
    .set(values as never)
    .where('id', '=', asked.id);
  const after = (await update.returningAll().executeTakeFirstOrThrow()) as unknown as RowOf<T>;
  await transition.effect?.(tx, after, asked);
  await recordAudit(tx, transition.audit, { ...audited(after), ...(facts ? { before: facts } : {}) });
  return after;
}

import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Insertable, Kysely } from 'kysely';
import type { Database, Db, Tx } from '../../db/database.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { AppError } from '../../http/app-error.ts';
import { type AuditEvent, auditRow } from '../audit/record-audit.ts';
import type {
  ChangeOf,
  Circumstances,
  Holder,
  Performer,
  RowOf,
  Transition,
  Workflow,
  WorkflowTable,
} from './workflow.ts';

export interface Act<Action> extends Circumstances {
  readonly id: string;
  readonly action: Action;
  /** What the caller was looking at, where the workflow has versions. */
  readonly version?: number;
}

const mayDo = (performer: Performer, permission: Permission | 'system'): boolean =>
  permission === 'system' ? performer === 'system' : performer !== 'system' && scopeOf(performer, permission) !== null;

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
  { action, actor }: { readonly action: Action; readonly actor: Performer },
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

/** What an action makes of a row. */
export interface PlannedTransition<T extends WorkflowTable, State extends string, Action extends string> {
  readonly transition: Transition<T, State, Action>;
  /** The row as it will be; as it was where it is removed. */
  readonly after: RowOf<T>;
  /** The columns that change; null where the row is removed. */
  readonly values: ChangeOf<T> | null;
  /** The row of the audit trail, where the action is an event of its own. */
  readonly event: Insertable<Database['audit_waiting']> | null;
}

/** An action on a row that the caller has read: under its lock, or to be written only as long as it is as it was read. */
export interface ActOn<T extends WorkflowTable, Action> extends Circumstances {
  readonly row: RowOf<T>;
  readonly action: Action;
  /** What the action brings with it: a failure's reason, a day. */
  readonly change?: ChangeOf<T>;
  /** What the audit trail says beside what the workflow says of every action. */
  readonly event?: AuditEvent;
}

/**
 * Decides an action and says what it makes of the row, for those who write it in one statement with more.
 * @returns null where it was done already
 * @throws AppError as act does
 */
export async function planTransition<T extends WorkflowTable, State extends string, Action extends string>(
  db: Db,
  workflow: Workflow<T, State, Action>,
  asked: ActOn<T, Action>,
): Promise<PlannedTransition<T, State, Action> | null> {
  const { row } = asked;
  const transition = chosen(workflow, row, asked);
  if (!transition) return null;
  const { to, audit } = transition;
  const { after: before, ...named } = workflow.audited(row);
  const values = to === null ? null : { ...(await workflow.change(to, row, asked, db)), ...asked.change };
  const after = { ...row, ...values } as RowOf<T>;
  const facts = { ...(values ? workflow.audited(after) : named), ...(before ? { before } : {}), ...asked.event };
  return { transition, after, values, event: audit && auditRow(audit, facts) };
}

/** The writes of a move, to be sent together: the audit event's, and last the row's. */
export function transitionWrites<T extends WorkflowTable, State extends string, Action extends string>(
  db: Db,
  { table }: Workflow<T, State, Action>,
  { after, values, event }: PlannedTransition<T, State, Action>,
): Write[] {
  const cases = db as unknown as Kysely<{ cases: { id: string } }>;
  const { id } = after as unknown as { id: string };
  const row = values
    ? cases
        .updateTable(table as 'cases')
        .set(values as never)
        .where('id', '=', id)
    : cases.deleteFrom(table as 'cases').where('id', '=', id);
  return [...(event ? [db.insertInto('audit_waiting').values(event)] : []), row];
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
  { id, version, ...asked }: Act<Action> & { readonly change?: ChangeOf<T> },
): Promise<RowOf<T>> {
  const { errors, versionOf } = workflow;
  const cases = tx as unknown as Kysely<{ cases: { id: string } }>;
  const query = cases
    .selectFrom(workflow.table as 'cases')
    .selectAll()
    .where('id', '=', id);
  const found = await query.forNoKeyUpdate().executeTakeFirst();
  if (!found) throw new AppError(errors.notFound);
  const row = found as unknown as RowOf<T>;
  if (versionOf && versionOf(row) !== version) throw new AppError(errors.stale);
  const move = await planTransition(tx, workflow, { ...asked, row });
  if (!move) return row;
  await writeTogether(tx, transitionWrites(tx, workflow, move));
  await move.transition.effect?.(tx, move.after, asked);
  return move.after;
}

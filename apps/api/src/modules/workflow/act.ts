import type { ErrorCode } from '@onegi/contract/errors';
import type { Holder } from '@onegi/contract/fields/workflow';
import { type Permission, scopeOf } from '@onegi/contract/permissions';
import type { Insertable, Kysely } from 'kysely';
import type { Database, Db, Tx } from '../../db/database.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { AppError } from '../../http/app-error.ts';
import { type AuditEvent, auditRow } from '../audit/record-audit.ts';
import type {
  Asked,
  ChangeOf,
  Circumstances,
  Moved,
  Performer,
  PlainRowOf,
  RowOf,
  Transition,
  Workflow,
  WorkflowTable,
} from './workflow.ts';

/** What an action brings with it. */
interface Brought<T extends WorkflowTable> {
  /** Columns beside those that the workflow changes: a failure's reason, a day. */
  readonly change?: ChangeOf<T>;
  /** What the audit trail says beside what the workflow says of every action. */
  readonly event?: AuditEvent;
}

export interface Act<T extends WorkflowTable, Action> extends Asked<Action>, Brought<T> {
  readonly id: string;
  /** What the caller was looking at, where the workflow has versions. */
  readonly version?: number;
}

/** An action on a row that the caller has read: under its lock, or to be written only as long as it is as it was read. */
export interface ActOn<T extends WorkflowTable, Action> extends Asked<Action>, Brought<T> {
  readonly row: RowOf<T>;
}

const mayDo = (performer: Performer, permission: Permission | 'system'): boolean =>
  permission === 'system' ? performer === 'system' : performer !== 'system' && scopeOf(performer, permission) !== null;

/** What a row's state, the actor's rights and the guards allow now; the buttons of a page follow from it. */
export function allowedActions<T extends WorkflowTable, State extends string, Action extends string, Row>(
  { transitions, stateOf }: Workflow<T, State, Action, Row>,
  row: NoInfer<Row>,
  circumstances: Circumstances,
): Action[] {
  const state = stateOf(row);
  return transitions
    .filter(({ from, permission }) => from === state && mayDo(circumstances.actor, permission))
    .filter(({ guard }) => !guard?.(row, circumstances))
    .map(({ action }) => action);
}

/** Why an action that state and rights allow is refused all the same: the guard's error; undefined where none refuses. */
export function refusalOf<T extends WorkflowTable, State extends string, Action extends string>(
  { transitions, stateOf }: Workflow<T, State, Action>,
  row: PlainRowOf<T>,
  asked: Asked<Action>,
): ErrorCode | undefined {
  const state = stateOf(row);
  return transitions
    .find(({ from, action, permission }) => from === state && action === asked.action && mayDo(asked.actor, permission))
    ?.guard?.(row, asked);
}

/** Who holds a case, since when, and by when it is due to move on. */
export interface Held {
  readonly holder: Holder | null;
  readonly since: Date;
  readonly due: Date | null;
}

export function holderOf<T extends WorkflowTable, State extends string, Action extends string, Row extends Moved>(
  { states, stateOf, begunAt, turnOf }: Workflow<T, State, Action, Row>,
  row: NoInfer<Row>,
): Held {
  const { holder, due } = states[stateOf(row)];
  const inStateSince = row.state_changed_at ?? begunAt(row);
  const turn = turnOf?.(row);
  // Nobody's turn is longer than the state.
  const since = turn?.since && turn.since > inStateSince ? turn.since : inStateSince;
  return { holder: turn?.holder ?? holder, since, due: due?.at(row, inStateSince) ?? null };
}

/**
 * Asks for an action without doing it.
 * @param proposed the row as the action would leave it, where it brings something that a guard looks at
 * @returns the transition that the action is in the row's state; undefined where it was done already
 * @throws AppError permission.denied, the workflow's wrongState, a guard's
 */
export function requireAction<T extends WorkflowTable, State extends string, Action extends string>(
  { transitions, stateOf, errors, repeatable }: Workflow<T, State, Action>,
  row: RowOf<T>,
  asked: Asked<Action>,
  proposed: RowOf<T> = row,
): Transition<T, State, Action> | undefined {
  const state = stateOf(row);
  const ways = transitions.filter(({ action }) => action === asked.action);
  const way = ways.find(({ from }) => from === state);
  // Whoever may not do it in any state learns nothing of the state.
  const isAllowed = (way ? [way] : ways).some(({ permission }) => mayDo(asked.actor, permission));
  if (!isAllowed) throw new AppError('permission.denied');
  if (!way) {
    if (repeatable && ways.some(({ to }) => to === state)) return undefined;
    const { wrongState } = errors;
    throw new AppError(typeof wrongState === 'function' ? wrongState(row, asked) : wrongState);
  }
  const refusal = way.guard?.(proposed, asked);
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

/** What a workflow says of an event, and beside it what the action has brought: of the same fact the action's counts. */
function withBrought(own: AuditEvent, brought: AuditEvent = {}): AuditEvent {
  const before = (own.before || brought.before) && { ...own.before, ...brought.before };
  const after = (own.after || brought.after) && { ...own.after, ...brought.after };
  return { ...own, ...brought, ...(before ? { before } : {}), ...(after ? { after } : {}) };
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
  const { row, now } = asked;
  const transition = requireAction(workflow, row, asked, { ...row, ...asked.change });
  if (!transition) return null;
  const { from, to, audit } = transition;
  const { after: before, ...named } = workflow.audited(row);
  const moved = to === from ? {} : { state_changed_at: now };
  const values = to === null ? null : { ...(await workflow.change(to, row, asked, db)), ...moved, ...asked.change };
  const after = { ...row, ...values } as RowOf<T>;
  const own = { ...(values ? workflow.audited(after) : named), ...(before ? { before } : {}) };
  const facts = withBrought(own, asked.event);
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
  { id, version, ...asked }: Act<T, Action>,
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
  const { effect, from, to } = move.transition;
  const { holder, since } = holderOf(workflow, row);
  // What others have in their turn is a step of what they work on.
  const isStep = from !== to && holder === workflow.states[from].holder;
  await effect?.(tx, move.after, asked, isStep ? { workflow: workflow.name, state: from, holder, since } : null);
  return move.after;
}

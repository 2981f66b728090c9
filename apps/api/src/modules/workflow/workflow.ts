import type { CaseClock } from '@onegi/contract/clock/case-clock';
import type { ErrorCode } from '@onegi/contract/errors';
import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Holder } from '@onegi/contract/fields/workflow';
import type { Permission } from '@onegi/contract/permissions';
import type { Selectable, Updateable } from 'kysely';
import type { Database, Db, Tx } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';
import type { AuditEvent } from '../audit/record-audit.ts';

/** Somebody who asks, or the portal itself: a job, the clock, a gateway's notice. */
export type Performer = Actor | 'system';

/** What an action is done with. */
export interface Circumstances {
  readonly actor: Performer;
  readonly now: Date;
}

/** An action, who does it and when. */
export interface Asked<Action> extends Circumstances {
  readonly action: Action;
}

/** A state that an action has ended. */
export interface EndedStep {
  readonly workflow: string;
  readonly state: string;
  readonly holder: Holder | null;
  readonly since: Date;
}

/** Tables whose rows go through a workflow: they have an id, and say since when they are in their state. */
export type WorkflowTable = {
  [T in keyof Database]: 'id' | 'state_changed_at' extends keyof Database[T] ? T : never;
}[keyof Database];
/** What every row of a workflow says: since when it is in its state, once an action has moved it. */
export interface Moved {
  state_changed_at: Date | null;
}
/** What is known of a case without opening it: what is sealed or hashed of it is large, and lists do not read it. */
export type PlainRowOf<T extends WorkflowTable> = Omit<Selectable<Database[T]>, `${string}_sealed` | `${string}_hash`> &
  Moved;
export type RowOf<T extends WorkflowTable> = Selectable<Database[T]> & PlainRowOf<T>;
export type ChangeOf<T extends WorkflowTable> = Updateable<Database[T]>;

/** Until when a case is due to leave a state. */
export interface Due<Row> {
  /** As the drawing says it: `24 hours`. */
  readonly within: string;
  readonly at: (row: Row, since: Date) => Date;
}

/** Due so many hours after the case came into the state. */
export const withinHours = (hours: number): Due<unknown> => ({
  within: hours === 1 ? '1 hour' : `${hours} hours`,
  at: (_row, since) => new Date(since.getTime() + hours * 3_600_000),
});

/** A state: who has to do the next thing (null: nobody, the case rests), and until when. */
export interface DeclaredState<Row> {
  readonly holder: Holder | null;
  readonly due?: Due<Row>;
}

export interface Transition<T extends WorkflowTable, State extends string, Action extends string, Row = PlainRowOf<T>> {
  readonly from: State;
  readonly action: Action;
  /** The same as `from` where the action changes the row and not its state; null where it removes the row. */
  readonly to: State | null;
  /** Whose right it takes; `system`: no user's, only the portal does it. */
  readonly permission: Permission | 'system';
  /** Null where it is no event of its own: what causes it writes one. */
  readonly audit: AuditAction | null;
  /** What forbids it though state and right allow it: the error that says so. The row is as the action would leave it. */
  readonly guard?: (row: Row, circumstances: Circumstances) => ErrorCode | undefined;
  /** What else happens in the same transaction: other rows, a mail that is queued. `ended` is null where the state stays, or was in the turn of others. */
  readonly effect?: (tx: Tx, row: RowOf<T>, asked: Asked<string>, ended: EndedStep | null) => Promise<void>;
}

/** `Row` is what its rules look at. */
export interface Workflow<T extends WorkflowTable, State extends string, Action extends string, Row = PlainRowOf<T>> {
  /** What a case is called in the drawing: `enquiry`. */
  readonly name: string;
  readonly table: T;
  readonly states: Readonly<Record<State, DeclaredState<Row>>>;
  readonly initial: State;
  readonly transitions: readonly Transition<T, State, Action, Row>[];
  readonly stateOf: (row: Row) => State;
  /** Since when a row is in its state that no action has moved yet; for the others `act` writes `state_changed_at`. */
  readonly begunAt: (row: Row) => Date;
  /** Who holds a row in a state that others take turns in, and since when it is their turn; undefined where the state's holder does. */
  readonly turnOf?: (row: Row) => { readonly holder: Holder; readonly since: Date | null } | undefined;
  /** The clock that everybody sees, where the office has promised something; null before it begins. */
  readonly clock?: (row: Row) => CaseClock | null;
  /** What every action changes: the state's own column, who did it, the version. The action may bring more. */
  readonly change: (
    to: State,
    row: RowOf<T>,
    asked: Asked<NoInfer<Action>>,
    tx: Db,
  ) => ChangeOf<T> | Promise<ChangeOf<T>>;
  /** How the audit trail names a case, and what it compares before and after. */
  readonly audited: (row: RowOf<T>) => AuditEvent;
  /** What is answered when there is no such case, another version of it, or no such action in its state. */
  readonly errors: {
    readonly notFound: ErrorCode;
    readonly stale: ErrorCode;
    readonly wrongState: ErrorCode | ((row: RowOf<T>, asked: Asked<NoInfer<Action>>) => ErrorCode);
  };
  /** The version of a row, where the caller must have seen the newest. */
  readonly versionOf?: (row: RowOf<T>) => number;
  /** Doing again what was done changes nothing and is no error. */
  readonly repeatable?: boolean;
}

/** Declares a workflow; keeps its precise type. Rules look at any column, or at those of `ruleColumns` alone: what lists need to read. */
export function workflow<
  T extends WorkflowTable,
  State extends string,
  const Action extends string,
  const C extends keyof PlainRowOf<T> = keyof PlainRowOf<T>,
>(
  declared: Workflow<T, State, Action, Pick<PlainRowOf<T>, NoInfer<C>>> & { readonly ruleColumns?: readonly C[] },
): Workflow<T, State, Action, Pick<PlainRowOf<T>, C>> {
  return declared;
}

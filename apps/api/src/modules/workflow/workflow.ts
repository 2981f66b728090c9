import type { ErrorCode } from '@onegi/contract/errors';
import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Permission } from '@onegi/contract/permissions';
import type { Selectable, Updateable } from 'kysely';
import type { Database, Db, Tx } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';
import type { AuditEvent } from '../audit/record-audit.ts';

/** Who has to do the next thing with a case; null: nobody, it rests. */
export type Holder = 'client' | 'consultant' | 'officer' | 'editor' | 'insurer' | 'gateway' | 'system' | null;

/** Somebody who asks, or the portal itself: a job, the clock, a gateway's notice. */
export type Performer = Actor | 'system';

/** What an action is done with. */
export interface Circumstances {
  readonly actor: Performer;
  readonly now: Date;
}

/** Tables whose rows go through a workflow: they have an id. */
export type WorkflowTable = { [T in keyof Database]: 'id' extends keyof Database[T] ? T : never }[keyof Database];
export type RowOf<T extends WorkflowTable> = Selectable<Database[T]>;
export type ChangeOf<T extends WorkflowTable> = Updateable<Database[T]>;

export interface Transition<T extends WorkflowTable, State extends string, Action extends string> {
  readonly from: State;
  readonly action: Action;
  /** Null: the row is removed. */
  readonly to: State | null;
  /** Whose right it takes; `system`: no user's, only the portal does it. */
  readonly permission: Permission | 'system';
  /** Null where it is no event of its own: what causes it writes one. */
  readonly audit: AuditAction | null;
  /** What forbids it though state and right allow it: the error that says so. */
  readonly guard?: (row: RowOf<T>) => ErrorCode | undefined;
  /** What else happens in the same transaction: other rows, a mail that is queued. */
  readonly effect?: (tx: Tx, row: RowOf<T>, circumstances: Circumstances) => Promise<void>;
}

export interface Workflow<T extends WorkflowTable, State extends string, Action extends string> {
  /** What a case is called in the drawing: `enquiry`. */
  readonly name: string;
  readonly table: T;
  readonly states: Readonly<Record<State, { readonly holder: Holder; readonly dueHours?: number }>>;
  readonly initial: State;
  readonly transitions: readonly Transition<T, State, Action>[];
  readonly stateOf: (row: RowOf<T>) => State;
  /** Since when the row is in its state. */
  readonly since: (row: RowOf<T>) => Date;
  /** What every action changes: the state's own columns, who did it and when, the version. The action may bring more. */
  readonly change: (
    to: State,
    row: RowOf<T>,
    circumstances: Circumstances,
    tx: Db,
  ) => ChangeOf<T> | Promise<ChangeOf<T>>;
  /** How the audit trail names a case, and what it compares before and after. */
  readonly audited: (row: RowOf<T>) => AuditEvent;
  /** What is answered when there is no such case, another version of it, or no such action in its state. */
  readonly errors: { readonly notFound: ErrorCode; readonly stale: ErrorCode; readonly wrongState: ErrorCode };
  /** The version of a row, where the caller must have seen the newest. */
  readonly versionOf?: (row: RowOf<T>) => number;
  /** Doing again what was done changes nothing and is no error. */
  readonly repeatable?: boolean;
}

/** Declares a workflow; keeps its precise type. */
export function workflow<T extends WorkflowTable, State extends string, const Action extends string>(
  declared: Workflow<T, State, Action>,
): Workflow<T, State, Action> {
  return declared;
}

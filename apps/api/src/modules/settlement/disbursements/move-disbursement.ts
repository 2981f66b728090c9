import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { act } from '../../workflow/act.ts';
import type { ChangeOf, RowOf, Workflow } from '../../workflow/workflow.ts';
import type { DisbursementState } from '../tables.ts';
import { reasonOwner } from './describe-disbursement.ts';
import { type DisbursementAction, type DisbursementTable, disbursementWorkflows } from './disbursement-workflow.ts';

export interface Move {
  readonly number: string;
  readonly version: number;
  readonly reason?: string;
  readonly bankReference?: string;
}

/** What a kind does beside its workflow. */
export interface DisbursementKind<T extends DisbursementTable, Answer> {
  readonly table: T;
  /** Looks at every figure again, under locks, and posts. @throws AppError where a limit does not hold any more */
  readonly settle: (deps: Deps, tx: Tx, row: RowOf<T>, actor: Actor) => Promise<void>;
  /** Before it is handed on: the figures of the draft still hold. */
  readonly check: (deps: Deps, tx: Tx, row: RowOf<T>) => Promise<void>;
  readonly describe: (deps: Deps, db: Db, row: RowOf<T>, actor: Actor) => Promise<Answer>;
}

/** The id behind a number. @throws AppError disbursement.notFound */
export async function idOfNumber(db: Db, table: DisbursementTable, number: string): Promise<string> {
  const row = await db.selectFrom(table).select('id').where('number', '=', number).executeTakeFirst();
  if (!row) throw new AppError('disbursement.notFound');
  return row.id;
}

/**
 * Does an action with a payment: state, audit event, and where it is paid the entry of the ledger, in one transaction.
 * Of two at once one does it; the other is told that it is not as it was seen.
 * @throws AppError disbursement.notFound, .stale, .wrongState, .own, .changed, and what the kind's checks say
 */
export function moveDisbursement<T extends DisbursementTable, Answer>(
  given: Deps,
  actor: Actor,
  kind: DisbursementKind<T, Answer>,
  action: DisbursementAction,
  { number, version, reason, bankReference }: Move,
): Promise<Answer> {
  const deps = atOneMoment(given);
  const { table } = kind;
  const workflow = disbursementWorkflows[table] as unknown as Workflow<T, DisbursementState, DisbursementAction>;
  return inTransaction(deps.db, async (tx) => {
    const id = await idOfNumber(tx, table, number);
    const change = {
      ...(reason === undefined ? {} : { reason_sealed: deps.seal.seal(reasonOwner(table, id), reason) }),
      ...(bankReference === undefined ? {} : { bank_reference: bankReference }),
    } as ChangeOf<T>;
    const row = await act(tx, workflow, { id, version, action, actor, now: deps.clock.now(), change });
    if (action === 'submit' || action === 'approve') await kind.check(deps, tx, row);
    if (action === 'pay') await kind.settle(deps, tx, row, actor);
    return rememberAnswer(tx, await kind.describe(deps, tx, row, actor));
  });
}

import type { Tx } from '../../db/database.ts';
import { writeTogether } from '../../db/write-together.ts';
import { holderOf, planTransition, transitionWrites } from './act.ts';
import type { Asked, RowOf, Workflow, WorkflowTable } from './workflow.ts';

/** So many rows are written by one statement. */
const BATCH = 200;

/**
 * Does one action with many rows that the caller has locked and that are in a state for it: as act does with each, in few
 * statements.
 * @throws AppError as act does; then nothing is to be kept
 */
export async function actOnMany<T extends WorkflowTable, State extends string, Action extends string>(
  tx: Tx,
  workflow: Workflow<T, State, Action>,
  rows: readonly RowOf<T>[],
  asked: Asked<Action>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const moves = [];
    for (const row of rows.slice(at, at + BATCH)) {
      const move = await planTransition(tx, workflow, { ...asked, row });
      if (move) moves.push({ row, move });
    }
    const events = moves.flatMap(({ move }) => move.event ?? []);
    await writeTogether(tx, [
      ...(events.length > 0 ? [tx.insertInto('audit_waiting').values(events)] : []),
      ...moves.flatMap(({ move }) => transitionWrites(tx, workflow, { ...move, event: null })),
    ]);
    for (const { row, move } of moves) {
      const { effect, from, to } = move.transition;
      const { holder, since } = holderOf(workflow, row);
      await effect?.(
        tx,
        move.after,
        asked,
        from === to ? null : { workflow: workflow.name, state: from, holder, since },
      );
    }
  }
}

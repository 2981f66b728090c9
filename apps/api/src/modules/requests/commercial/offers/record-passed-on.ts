import type { Tx } from '../../../../db/database.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { holderOf } from '../../../workflow/act.ts';
import { recordCaseEvent } from '../../../workflow/case-history.ts';
import type { RequestRow } from '../../tables.ts';
import { caseWorkflow } from '../case-workflow.ts';

/**
 * Writes down how long the office had a case, where something done with its offers has passed it on to insurers or the
 * consultant. How long these have it is a step of their offers. Whoever calls holds the case's row locked.
 * @param before the case as it was
 */
export async function recordPassedOn(
  tx: Tx,
  before: RequestRow,
  by: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { holder, since } = holderOf(caseWorkflow, before);
  if (before.status !== 'waiting' || holder !== 'officer') return;
  const turn = await tx
    .selectFrom('quote_requests')
    .select(['turn', 'turn_since'])
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  if (holderOf(caseWorkflow, { ...before, ...turn }).holder === 'officer') return;
  const ended = { workflow: caseWorkflow.name, state: before.status, holder, since };
  await recordCaseEvent(tx, before, { ...by, action: 'passOn' }, ended);
}

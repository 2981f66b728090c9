import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { RequestRow } from '../tables.ts';
import { isOwn, readCase } from './case-row.ts';
import { describeCaseDetail } from './describe-case-detail.ts';

/** That anybody but its consultant has read a case is in the audit trail. */
export async function recordReading(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  row: Pick<RequestRow, 'id' | 'request_number' | 'consultant_code' | 'created_by'>,
): Promise<void> {
  if (!isOwn(row, actor)) await recordAudit(db, 'request.read', { id: row.id, name: row.request_number });
}

/**
 * All of a case. That anybody but its consultant has read it is in the audit trail.
 * @throws AppError quoteRequest.notFound, also for another consultant's
 */
export async function openCase(deps: Deps, actor: Actor, caseNumber: string): Promise<CaseDetail> {
  const row = await readCase(deps, deps.db, actor, 'commercial.read', { number: caseNumber });
  await recordReading(deps, actor, row);
  return describeCaseDetail(deps, deps.db, row, actor);
}

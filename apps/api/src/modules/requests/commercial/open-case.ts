import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isOwn, readCase } from './case-row.ts';
import { describeCaseDetail } from './describe-case-detail.ts';

/**
 * All of a case. That anybody but its consultant has read it is in the audit trail.
 * @throws AppError quoteRequest.notFound, also for another consultant's
 */
export async function openCase(deps: Deps, actor: Actor, caseNumber: string): Promise<CaseDetail> {
  const row = await readCase(deps, deps.db, actor, 'commercial.read', { number: caseNumber });
  if (!isOwn(row, actor)) await recordAudit(deps.db, 'request.read', { id: row.id, name: row.request_number });
  return describeCaseDetail(deps, deps.db, row, actor);
}

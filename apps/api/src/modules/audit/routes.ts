import { listAudit as listAuditCall } from '@onegi/contract/calls/audit/list-audit';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listAudit } from './list-audit.ts';

/** What compliance reads of the audit trail. */
export function auditRoutes(app: Api, deps: Deps): void {
  serveCall(app, listAuditCall, ({ body }) => listAudit(deps, body));
}

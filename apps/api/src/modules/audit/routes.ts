import { auditList } from '@onegi/contract/calls/audit/list-audit';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveList } from '../../lists/serve-list.ts';
import { lastVerification, listedAudit } from './list-audit.ts';

/** What compliance reads of the audit trail. */
export function auditRoutes(app: Api, deps: Deps): void {
  serveList(
    app,
    deps,
    auditList,
    (asked) => listedAudit(deps, asked),
    async () => ({ verification: await lastVerification(deps.db) }),
  );
}

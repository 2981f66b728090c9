import { listConsultants } from '@onegi/contract/calls/policies/list-consultants';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import { readConsultants } from '../accounts/users/consultants.ts';
import { endorsementRoutes } from './endorsements/routes.ts';
import { listedPolicies } from './list-policies.ts';

/** Policies that were issued, and who sold them. */
export function policiesRoutes(app: Api, deps: Deps): void {
  endorsementRoutes(app, deps);
  serveList(app, deps, policyList, (asked, { actor }) =>
    listedPolicies(deps, asked, actor, scopeOf(actor, policyList.permission) ?? 'own'),
  );
  serveCall(app, listConsultants, ({ request: { actor } }) =>
    readConsultants(
      deps.db,
      scopeOf(actor, listConsultants.permission) === 'all' ? null : requireSignedIn(actor).userId,
    ),
  );
}

import { getArAp } from '@onegi/contract/calls/policies/ar-ap';
import { getCommissionRates } from '@onegi/contract/calls/policies/commission-rates';
import { editPolicy as editCall } from '@onegi/contract/calls/policies/edit-policy';
import {
  getEndorsement,
  listEndorsements,
  refuseEndorsementDeletion,
} from '@onegi/contract/calls/policies/endorsements';
import { listConsultants } from '@onegi/contract/calls/policies/list-consultants';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { getPolicyMatter } from '@onegi/contract/calls/policies/policy-matter';
import { getPolicyNote } from '@onegi/contract/calls/policies/policy-note';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import type { Actor } from '../../ports/actor.ts';
import { readConsultants } from '../accounts/users/consultants.ts';
import { heldNames } from '../persons/held-names.ts';
import { clientLinkRoutes } from './client-links/routes.ts';
import { ratesInForce } from './commission-rate.ts';
import { describeBooked, openEndorsement, readBooked } from './describe-endorsement.ts';
import { describePolicyMatter } from './describe-matter.ts';
import { describeNote } from './describe-note.ts';
import { openPolicy } from './describe-policy.ts';
import { policyDocumentRoutes } from './documents/routes.ts';
import { editPolicy } from './edit-policy.ts';
import { endorsementRoutes } from './endorsements/routes.ts';
import { listArAp } from './list-ar-ap.ts';
import { listedPolicies } from './list-policies.ts';
import { readPolicy } from './policy-row.ts';

/** Policies that were issued, what is known of each, and who sold them. */
export function policiesRoutes(app: Api, deps: Deps): void {
  endorsementRoutes(app, deps);
  const { db } = deps;
  const names = heldNames();
  const policyOf = (actor: Actor, number: string) => readPolicy(deps, db, actor, 'policies.read', number);

  clientLinkRoutes(app, deps);
  policyDocumentRoutes(app, deps);
  serveList(app, deps, policyList, (asked, { actor }) =>
    listedPolicies(deps, names, asked, actor, scopeOf(actor, policyList.permission) ?? 'own'),
  );
  serveCall(app, listConsultants, ({ request: { actor } }) =>
    readConsultants(db, scopeOf(actor, listConsultants.permission) === 'all' ? null : requireSignedIn(actor).userId),
  );
  serveCall(app, getPolicy, ({ query, request: { actor } }) => openPolicy(deps, db, actor, query.number));
  serveCall(app, listEndorsements, async ({ query, request: { actor } }) => {
    const policy = await policyOf(actor, query.number);
    return (await readBooked(db, policy.id)).map((row) => describeBooked(policy, row));
  });
  serveCall(app, getEndorsement, ({ query: { number, endorsementNo }, request: { actor } }) =>
    openEndorsement(deps, db, actor, number, endorsementNo),
  );
  serveCall(app, refuseEndorsementDeletion, ({ reply }) => {
    reply.header('allow', 'POST');
    throw new AppError('endorsement.deletedByPost');
  });
  serveCall(app, getPolicyNote, async ({ query: { number, endorsementNo }, request: { actor } }) =>
    describeNote(deps, db, actor, await policyOf(actor, number), endorsementNo),
  );
  serveCall(app, getPolicyMatter, async ({ query: { number, endorsementNo }, request: { actor } }) =>
    describePolicyMatter(deps, db, await policyOf(actor, number), endorsementNo),
  );
  serveCall(app, getArAp, async ({ query, request: { actor } }) =>
    listArAp(db, actor, await policyOf(actor, query.number)),
  );
  serveCall(app, editCall, ({ body, request: { actor } }) => editPolicy(deps, requireSignedIn(actor), body));
  serveCall(app, getCommissionRates, ({ body }) => ratesInForce(db, body, deps.clock.today()));
}

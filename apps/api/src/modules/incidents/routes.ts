import { incidentCheck } from '@onegi/contract/calls/incidents/incident-check';
import { incidentPayouts, sharedPayouts as sharedPayoutsCall } from '@onegi/contract/calls/incidents/incident-payouts';
import { listIncidents as listIncidentsCall } from '@onegi/contract/calls/incidents/incidents';
import { getWorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { checkIncident } from './check-incident.ts';
import { comparePayouts, sharedPayouts } from './compare-payouts.ts';
import { listIncidents } from './list-incidents.ts';
import { workedIncident } from './worked-incident.ts';

/** Typical incidents, and what plans would pay for them. */
export function incidentsRoutes(app: Api, deps: Deps): void {
  serveCall(app, listIncidentsCall, ({ query }) => listIncidents(deps, query));

  serveCall(app, getWorkedIncident, () => workedIncident(deps.catalogue.current()));

  serveCall(app, incidentCheck, ({ body }) => checkIncident(deps, body));

  serveCall(app, incidentPayouts, ({ body }) => comparePayouts(deps, body));

  serveCall(app, sharedPayoutsCall, ({ params, request }) => sharedPayouts(deps, params.shareToken, request));
}

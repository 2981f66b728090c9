import * as calls from '@onegi/contract/calls/client/client-links';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { readClientLink, revokeLinkOfClient, sendLinkToClient } from './office-client-link.ts';

/** The link by which a client reads a policy, for the office and the policy's consultant. */
export function clientLinkRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.getClientLink, ({ query, request }) =>
    readClientLink(deps, requireSignedIn(request.actor), query.number),
  );
  serveCall(app, calls.sendClientLink, ({ body, request }) =>
    sendLinkToClient(deps, requireSignedIn(request.actor), body.number),
  );
  serveCall(app, calls.revokeClientLink, ({ body, request }) =>
    revokeLinkOfClient(deps, requireSignedIn(request.actor), body.number),
  );
}

import * as byLink from '@onegi/contract/calls/requests/commercial/insurer-answer';
import * as contacts from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import * as links from '@onegi/contract/calls/requests/commercial/insurer-links';
import type { Deps } from '../../../../deps.ts';
import type { Api, Request } from '../../../../http/fastify.ts';
import { serveCall } from '../../../../http/serve-call.ts';
import { requireSignedIn } from '../../../../http/signed-in.ts';
import { withUploads } from '../../../../http/take-upload.ts';
import { insurerByLink } from '../../../../ports/actor.ts';
import { sendStoredFile } from '../../../files/send-file.ts';
import { readContacts, saveContacts } from './contacts.ts';
import { listLinks, revokeLink, sendLink } from './office-links.ts';
import { answerLink, fileByLink, openLink, uploadByLink } from './use-link.ts';

/** Whoever follows a link does so as the insurer, whatever session the browser has: it gives no right and is no actor. */
function asInsurer(request: Request): Request {
  request.actor = insurerByLink;
  return request;
}

/** The links by which insurers answer without an account: the office's calls, and those behind a link. */
export function serveInsurerLinks(app: Api, deps: Deps): void {
  serveCall(app, links.listInsurerLinks, ({ query, request }) =>
    listLinks(deps, requireSignedIn(request.actor), query.caseNumber),
  );
  serveCall(app, links.sendInsurerLink, ({ body, request }) => sendLink(deps, requireSignedIn(request.actor), body));
  serveCall(app, links.revokeInsurerLink, ({ body, request }) =>
    revokeLink(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, contacts.insurerContacts, () => readContacts(deps, deps.db));
  serveCall(app, contacts.saveInsurerContacts, ({ body }) => saveContacts(deps, body));

  serveCall(app, byLink.openInsurerLink, ({ params, request }) => openLink(deps, asInsurer(request), params.linkToken));
  serveCall(app, byLink.answerByLink, ({ params, body, request }) =>
    answerLink(deps, asInsurer(request), params.linkToken, body),
  );
  withUploads(app, (scope) => {
    serveCall(scope, byLink.uploadByLink, ({ params, request }) =>
      uploadByLink(deps, asInsurer(request), params.linkToken),
    );
  });
  serveCall(app, byLink.downloadByLink, async ({ params, request, reply }) => {
    const file = await fileByLink(deps, asInsurer(request), params.linkToken, params.fileId);
    return sendStoredFile(deps, file, request, reply);
  });
}

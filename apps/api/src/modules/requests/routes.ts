import * as calls from '@onegi/contract/calls/requests/change-request';
import * as notes from '@onegi/contract/calls/requests/commercial/case-notes';
import { getRequest, myRequests } from '@onegi/contract/calls/requests/my-requests';
import * as office from '@onegi/contract/calls/requests/office-requests';
import { requestQuote as requestQuoteCall } from '@onegi/contract/calls/requests/request-quote';
import type { Deps } from '../../deps.ts';
import { browserName, knownBrowser } from '../../http/browser-name.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import { sellingCode } from '../accounts/selling-code.ts';
import { listAssignees } from '../accounts/users/list-assignees.ts';
import { answerRequest, assignRequest } from './answer-request.ts';
import { addNote, listNotes } from './case-notes.ts';
import { endRequest, withdrawRequest } from './change-request.ts';
import { caseRoutes } from './commercial/routes.ts';
import { countDesk } from './desk-views.ts';
import { listRequests } from './list-requests.ts';
import { listedRequests, openOfficeRequest } from './office-requests.ts';
import { readRequest } from './read-request.ts';
import { requestQuote } from './request-quote.ts';

/** Requests for a quote that an officer answers. */
export function requestsRoutes(app: Api, deps: Deps): void {
  caseRoutes(app, deps);
  serveCall(app, requestQuoteCall, ({ body, request, reply }) =>
    requestQuote(deps, body, {
      browser: browserName(request, reply, deps.config),
      consultantCode: sellingCode(request.actor),
    }),
  );

  serveCall(app, myRequests, async ({ request }) => {
    const browser = knownBrowser(request);
    return browser ? listRequests(deps, request.actor, browser) : [];
  });

  serveCall(app, getRequest, ({ params, request }) => readRequest(deps, request.actor, params.requestRef));
  serveCall(app, calls.withdrawRequest, ({ params, request }) =>
    withdrawRequest(deps, request.actor, params.requestRef),
  );
  serveList(app, deps, office.requestList, (asked, { actor }) => listedRequests(deps, asked, actor));
  serveCall(app, office.deskCounts, ({ request }) => countDesk(deps, request.actor));
  serveCall(app, office.openRequest, ({ params, request }) =>
    openOfficeRequest(deps, request.actor, params.requestNumber),
  );
  serveCall(app, office.assignRequest, ({ body, request }) =>
    assignRequest(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, office.answerRequest, ({ body, request }) =>
    answerRequest(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, notes.caseNotes, ({ query }) => listNotes(deps, query.caseNumber));
  serveCall(app, notes.addCaseNote, ({ body, request }) => addNote(deps, requireSignedIn(request.actor), body));
  serveCall(app, office.requestAssignees, () => listAssignees(deps.db, 'requests.answer'));
  serveCall(app, calls.endRequest, ({ body, request }) => endRequest(deps, requireSignedIn(request.actor), body));
}

import * as changes from '@onegi/contract/calls/client/client-changes';
import * as calls from '@onegi/contract/calls/client/client-page';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { withUploads } from '../../http/take-upload.ts';
import { serveList } from '../../lists/serve-list.ts';
import { getNotePayment } from '../purchases/notes/get-note-payment.ts';
import { declineChange, takeUpChange } from './answer-change.ts';
import { askForChange } from './ask-for-change.ts';
import { askForLink } from './ask-for-link.ts';
import { uploadForChange } from './change-files.ts';
import { sendClientCalendar } from './client-calendar.ts';
import { sendClientDocument, sendClientReceipt } from './client-documents.ts';
import { payClientNotes } from './client-payments.ts';
import { uploadForClientRow } from './client-rows.ts';
import { requireClient } from './client-session.ts';
import { confirmClient, mailClientCode, openClientLink } from './confirm-client.ts';
import { describeClientPolicy } from './describe-client-policy.ts';
import { listedChanges } from './list-changes.ts';

/** A policy by the link that its client was sent: which one, the link alone says. */
export function clientRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.openClientLink, ({ params, request }) => openClientLink(deps, request, params.linkToken));
  serveCall(app, calls.mailClientCode, ({ params, request }) => mailClientCode(deps, request, params.linkToken));
  serveCall(app, calls.confirmClient, ({ params, body, request, reply }) =>
    confirmClient(deps, { request, reply, token: params.linkToken }, body.confirmation),
  );
  serveCall(app, calls.askClientLink, ({ params, request }) => askForLink(deps, request, params.linkToken));

  serveCall(app, calls.readClientPolicy, async ({ params, request }) =>
    describeClientPolicy(deps, await requireClient(deps, request, params.linkToken)),
  );
  serveCall(app, calls.readClientDocument, async ({ params, request, reply }) => {
    const { policy_id } = await requireClient(deps, request, params.linkToken);
    return sendClientDocument(deps, reply, policy_id, params.documentId);
  });
  serveCall(app, calls.readClientReceipt, async ({ params, query, request, reply }) => {
    const { policy_id } = await requireClient(deps, request, params.linkToken);
    return sendClientReceipt(deps, reply, policy_id, params.documentId, query.language ?? 'en');
  });
  serveCall(app, calls.readClientCalendar, async ({ params, query, request, reply }) =>
    sendClientCalendar(deps, reply, await requireClient(deps, request, params.linkToken), query.language ?? 'en'),
  );
  serveCall(app, calls.payClientNotes, async ({ params, body, request }) => {
    const link = await requireClient(deps, request, params.linkToken);
    return payClientNotes(deps, link, params.linkToken, body);
  });
  serveCall(app, calls.getClientPayment, async ({ params, request }) => {
    const { policy_id } = await requireClient(deps, request, params.linkToken);
    return getNotePayment(deps, policy_id, params.paymentSought);
  });
  serveCall(app, calls.askForChange, async ({ params, body, request }) =>
    askForChange(deps, await requireClient(deps, request, params.linkToken), body),
  );
  withUploads(app, (scope) => {
    serveCall(scope, calls.uploadForClient, async ({ params, request }) =>
      uploadForClientRow(deps, request, await requireClient(deps, request, params.linkToken)),
    );
    serveCall(scope, calls.uploadForChange, async ({ params, request }) =>
      uploadForChange(deps, request, await requireClient(deps, request, params.linkToken)),
    );
  });
  serveList(app, deps, changes.clientChangeList, (asked) => listedChanges(deps, asked));
  serveCall(app, changes.takeUpChange, ({ body, request }) => takeUpChange(deps, requireSignedIn(request.actor), body));
  serveCall(app, changes.declineChange, ({ body, request }) =>
    declineChange(deps, requireSignedIn(request.actor), body),
  );
}

import * as calls from '@onegi/contract/calls/policies/documents';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { withUploads } from '../../../http/take-upload.ts';
import { deleteDocument, reviewDocument } from './change-document.ts';
import { policyDocuments, settlementDocuments } from './read-documents.ts';
import { savePolicyEmail } from './save-email.ts';
import { savePolicyDocuments } from './save-rows.ts';
import { takeEndorsementUpload, takePolicyUpload, takeSettlementUpload } from './take-uploads.ts';

/** What is uploaded for policies, their endorsements and their settlement, and how the office looks at it. */
export function policyDocumentRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.getPolicyDocuments, ({ query, request }) => policyDocuments(deps, request.actor, query));
  serveCall(app, calls.getSettlementDocuments, ({ body, request }) => settlementDocuments(deps, request.actor, body));
  withUploads(app, (scope) => {
    serveCall(scope, calls.uploadPolicyDocument, ({ request }) => takePolicyUpload(deps, request));
    serveCall(scope, calls.uploadEndorsementDocument, ({ request }) => takeEndorsementUpload(deps, request));
    serveCall(scope, calls.uploadSettlementDocument, ({ request }) => takeSettlementUpload(deps, request));
  });
  serveCall(app, calls.savePolicyDocuments, ({ body, request }) =>
    savePolicyDocuments(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.deletePolicyDocument, ({ query, request }) =>
    deleteDocument(deps, requireSignedIn(request.actor), query.documentId),
  );
  serveCall(app, calls.reviewPolicyDocument, ({ body, request }) =>
    reviewDocument(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.savePolicyEmail, ({ body, request }) =>
    savePolicyEmail(deps, requireSignedIn(request.actor), body),
  );
}

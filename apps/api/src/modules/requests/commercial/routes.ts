import { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import * as calls from '@onegi/contract/calls/requests/commercial/cases';
import * as documents from '@onegi/contract/calls/requests/commercial/documents';
import { employeeTemplate, readEmployees } from '@onegi/contract/calls/requests/commercial/employee-sheets';
import { indicatePremium } from '@onegi/contract/calls/requests/commercial/indication';
import * as issue from '@onegi/contract/calls/requests/commercial/issue';
import * as offerDesk from '@onegi/contract/calls/requests/commercial/offer-desk';
import { offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import * as offers from '@onegi/contract/calls/requests/commercial/offers';
import * as matter from '@onegi/contract/calls/requests/commercial/subject-matter';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { withUploads } from '../../../http/take-upload.ts';
import { sendXlsx } from '../../../lists/send-workbook.ts';
import { serveList } from '../../../lists/serve-list.ts';
import { withPdfHeaders } from '../../documents/send-file.ts';
import { sendStoredFile } from '../../files/send-file.ts';
import { heldNames } from '../../persons/held-names.ts';
import { caseAppetite } from './appetite/case-appetite.ts';
import { copyCase } from './copy-case.ts';
import { deleteCase } from './delete-case.ts';
import { employeeWorkbook, readEmployeeSheet } from './employee-sheets.ts';
import { indicate } from './indicate.ts';
import { draftPolicy } from './issue/draft-policy.ts';
import { endorseCase } from './issue/endorse-case.ts';
import { issueCase } from './issue/issue-case.ts';
import { serveInsurerLinks } from './links/routes.ts';
import { listedCases } from './list-cases.ts';
import { askForItems, reopenCase, withdrawCase } from './move-case.ts';
import { listedOffers } from './offers/list-offers.ts';
import { acceptOffer, declineOffer } from './offers/move-offer.ts';
import { offerLevies } from './offers/offer-levies.ts';
import { printOffers } from './offers/print-offers.ts';
import { saveOffer } from './offers/save-offer.ts';
import { sendToInsurers } from './offers/send-offers.ts';
import { openCase } from './open-case.ts';
import { addCase, updateCase } from './save-case.ts';
import { deleteDocument, readDocument, takeUploadOf, updateDocument } from './serve-documents.ts';
import * as subjectMatter from './subject-matter.ts';

/** Commercial cases of consultants, what they are likely to cost, and the documents that come with them. */
export function caseRoutes(app: Api, deps: Deps): void {
  const names = heldNames();
  serveList(app, deps, caseList, (asked, { actor }) => listedCases(deps, names, asked, actor));
  serveCall(app, calls.quoteDetail, ({ query, request }) => openCase(deps, request.actor, query.caseNumber));
  serveCall(app, calls.addCase, ({ body, request }) => addCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.updateCase, ({ body, request }) => updateCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.copyCase, ({ body, request }) => copyCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.deleteCase, ({ body, request }) => deleteCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, indicatePremium, ({ body }) => indicate(deps.catalogue.current(), body));
  serveCall(app, calls.withdrawCase, ({ body, request }) => withdrawCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.askForItems, ({ body, request }) => askForItems(deps, requireSignedIn(request.actor), body));

  serveList(app, deps, offerList, (asked, { actor }) => listedOffers(deps, asked, actor));
  serveCall(app, offers.sendToInsurers, ({ body, request }) =>
    sendToInsurers(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, offers.saveOffer, ({ body, request }) => saveOffer(deps, requireSignedIn(request.actor), body));
  serveCall(app, offers.acceptOffer, ({ body, request }) => acceptOffer(deps, requireSignedIn(request.actor), body));
  serveCall(app, offers.declineOffer, ({ body, request }) => declineOffer(deps, requireSignedIn(request.actor), body));
  serveCall(app, offerDesk.insurerAppetites, ({ query, request }) =>
    caseAppetite(deps, request.actor, query.caseNumber),
  );
  serveCall(app, offerDesk.offerLevies, ({ body, request }) => offerLevies(deps, request.actor, body));
  serveCall(app, offerDesk.compareOffersPdf, async ({ query, request, reply }) => {
    const pdf = await printOffers(deps, request.actor, query);
    return withPdfHeaders(reply, `OneGI-${query.caseNumber}.pdf`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });

  serveCall(app, issue.draftPolicy, ({ query, request }) =>
    draftPolicy(deps, requireSignedIn(request.actor), query.caseNumber),
  );
  serveCall(app, issue.issueCase, ({ body, request }) => issueCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, issue.reopenCase, ({ body, request }) => reopenCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, issue.endorseCase, ({ body, request }) => endorseCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, matter.getSubjectMatter, ({ query, request }) =>
    subjectMatter.openSubjectMatter(deps, request.actor, query.caseNumber),
  );
  serveCall(app, matter.updateSubjectMatter, ({ body, request }) =>
    subjectMatter.updateSubjectMatter(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, matter.addSubjectMatter, ({ body, request }) =>
    subjectMatter.addSubjectMatter(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, matter.deleteSubjectMatter, ({ query, request }) =>
    subjectMatter.deleteSubjectMatter(deps, requireSignedIn(request.actor), query),
  );
  serveInsurerLinks(app, deps);

  withUploads(app, (scope) => {
    serveCall(scope, documents.uploadTempDocument, ({ request }) => takeUploadOf(deps, request));
    serveCall(scope, readEmployees, ({ request }) => readEmployeeSheet(deps, request));
  });
  serveCall(app, employeeTemplate, async ({ query: { language = 'en' }, reply }) =>
    sendXlsx(reply, 'employees', await employeeWorkbook(deps, language)),
  );
  serveCall(app, documents.updateDocument, ({ body, request }) =>
    updateDocument(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, documents.deleteDocument, ({ query, request }) =>
    deleteDocument(deps, requireSignedIn(request.actor), query),
  );
  serveCall(app, documents.downloadDocument, async ({ params, request, reply }) =>
    sendStoredFile(deps, await readDocument(deps, request.actor, params.fileId), request, reply),
  );
}

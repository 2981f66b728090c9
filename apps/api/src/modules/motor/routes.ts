import { motorCaseCounts, motorCaseList } from '@onegi/contract/calls/motor/case-list';
import * as calls from '@onegi/contract/calls/motor/cases';
import { checkMotorNumber as checkCall } from '@onegi/contract/calls/motor/check';
import * as files from '@onegi/contract/calls/motor/files';
import * as fleet from '@onegi/contract/calls/motor/fleet';
import * as papers from '@onegi/contract/calls/motor/papers';
import * as ticks from '@onegi/contract/calls/motor/ticks';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { withUploads } from '../../http/take-upload.ts';
import { sendXlsx } from '../../lists/send-workbook.ts';
import { serveList } from '../../lists/serve-list.ts';
import { withPdfHeaders } from '../documents/send-file.ts';
import { sendStoredFile } from '../files/send-file.ts';
import { approveMotorCase } from './approve-case.ts';
import { readMotorCase } from './case-row.ts';
import { readCaseTrail } from './case-trail.ts';
import { checkMotorNumber } from './check-number.ts';
import { clearMotorCase } from './clear-case.ts';
import { copyMotorQuote } from './copy-quote.ts';
import { countMotorCases } from './count-cases.ts';
import { describeMotorCase } from './describe-case.ts';
import { fleetWorkbook } from './fleet/fleet-workbook.ts';
import { takeFleet } from './fleet/take-fleet.ts';
import { listedMotorCases } from './list-cases.ts';
import * as moves from './move-case.ts';
import { printMotorCase } from './print-case.ts';
import { priceMotorCase, quoteMotorCase } from './quote-case.ts';
import { addMotorCase, copyMotorCase, saveMotorCase } from './save-case.ts';
import { readCaseFile, readCaseFiles, removeCaseFile, reviewCaseFile, takeCaseFile } from './serve-files.ts';
import { sortCaseFile } from './sort-file.ts';
import { sendThumbnail } from './thumbnails/send-thumbnail.ts';
import { readTicks, tickFields } from './tick-fields.ts';

/** Motor cases of brokers and agents, from the draft to the policy, and their electronic file. */
export function motorRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, motorCaseList, (asked, { actor }) => listedMotorCases(deps, asked, actor));
  serveCall(app, motorCaseCounts, async ({ query, request }) => ({
    counts: await countMotorCases(deps, query, request.actor),
  }));
  serveCall(app, calls.openMotorCase, async ({ query, request: { actor } }) =>
    describeMotorCase(
      deps,
      deps.db,
      await readMotorCase(deps, deps.db, actor, 'motor.read', query.quotationNumber),
      actor,
    ),
  );
  serveCall(app, calls.addMotorCase, ({ body, request }) => addMotorCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.copyMotorCase, ({ body, request }) => copyMotorCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.copyMotorQuote, ({ body, request }) =>
    copyMotorQuote(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.saveMotorCase, ({ body, request }) => saveMotorCase(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.priceMotorCase, ({ body, request }) => priceMotorCase(deps, request.actor, body));
  serveCall(app, calls.quoteMotorCase, ({ body, request }) =>
    quoteMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.clearMotorCase, ({ body, request }) =>
    clearMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.approveMotorCase, ({ body, request }) =>
    approveMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.declineMotorCase, ({ body, request }) =>
    moves.declineMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.confirmMotorCase, ({ body, request }) =>
    moves.confirmMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.cancelMotorCase, ({ body, request }) =>
    moves.cancelMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.generateMotorCase, ({ body, request }) =>
    moves.generateMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.auditMotorCase, ({ body, request }) =>
    moves.auditMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.returnMotorCase, ({ body, request }) =>
    moves.returnMotorCase(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, calls.motorCaseTrail, ({ query, request }) =>
    readCaseTrail(deps, request.actor, query.quotationNumber),
  );
  serveCall(app, papers.printMotorCase, async ({ params: { paper }, query, request, reply }) => {
    const { quotationNumber, language = 'en' } = query;
    const pdf = await printMotorCase(deps, request.actor, { quotationNumber, paper, language });
    return withPdfHeaders(reply, `${paper}-${quotationNumber}.pdf`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
  serveCall(app, checkCall, ({ params, request }) => checkMotorNumber(deps, request, params.printedNumber));

  serveCall(app, fleet.motorFleetTemplate, async ({ query: { language = 'en' }, reply }) =>
    sendXlsx(reply, 'motor-fleet', await fleetWorkbook(language)),
  );
  withUploads(app, (scope) => {
    serveCall(scope, fleet.uploadMotorFleet, ({ request }) => takeFleet(deps, request));
    serveCall(scope, files.uploadMotorFile, ({ request }) => takeCaseFile(deps, request));
  });
  serveCall(app, files.motorFiles, ({ query, request }) => readCaseFiles(deps, request.actor, query.quotationNumber));
  serveCall(app, files.downloadMotorFile, async ({ params, request, reply }) =>
    sendStoredFile(deps, await readCaseFile(deps, request.actor, params.fileId), request, reply),
  );
  serveCall(app, files.motorThumbnail, async ({ params, request, reply }) =>
    sendThumbnail(deps, await readCaseFile(deps, request.actor, params.fileId), 1, request, reply),
  );
  serveCall(app, files.motorPagePicture, async ({ params: { fileId, page }, request, reply }) =>
    sendThumbnail(deps, await readCaseFile(deps, request.actor, fileId), Number(page), request, reply),
  );
  serveCall(app, files.sortMotorFile, ({ params, body, request }) =>
    sortCaseFile(deps, requireSignedIn(request.actor), params.fileId, body),
  );
  serveCall(app, files.reviewMotorFile, ({ params, body, request }) =>
    reviewCaseFile(deps, requireSignedIn(request.actor), params.fileId, body),
  );
  serveCall(app, ticks.motorTicks, ({ query, request }) => readTicks(deps, request.actor, query.quotationNumber));
  serveCall(app, ticks.tickMotorFields, ({ body, request }) => tickFields(deps, requireSignedIn(request.actor), body));
  serveCall(app, files.removeMotorFile, ({ params, request }) => removeCaseFile(deps, request.actor, params.fileId));
}

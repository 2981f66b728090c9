import * as calls from '@onegi/contract/calls/transfer/policy-imports';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { withUploads } from '../../http/take-upload.ts';
import { sendXlsx } from '../../lists/send-workbook.ts';
import { serveList } from '../../lists/serve-list.ts';
import { fittingImports, readPolicyImport } from './describe-import.ts';
import { exportPortal } from './export-portal.ts';
import { giveUpPolicyImport, policyImportJob, runPolicyImport } from './import-job.ts';
import { startPolicyImport, uploadPolicyImport } from './start-import.ts';
import { importTemplate } from './template.ts';

/** Import of policies of another system, and export of everything. */
export function transferRoutes(app: Api, deps: Deps): void {
  deps.jobs.work(policyImportJob, {
    run: ({ importId }) => runPolicyImport(deps, importId),
    gaveUp: ({ importId }) => giveUpPolicyImport(deps, importId),
  });
  serveList(app, deps, calls.policyImportList, (asked) => fittingImports(deps, asked));
  withUploads(app, (scope) => {
    serveCall(scope, calls.uploadPolicyImport, ({ request }) => uploadPolicyImport(deps, request));
  });
  serveCall(app, calls.policyImportTemplate, async ({ query, reply }) =>
    sendXlsx(reply, 'OneGI-import', await importTemplate(deps, query.language ?? 'en')),
  );
  serveCall(app, calls.describePolicyImport, ({ params }) => readPolicyImport(deps, params.importId));
  serveCall(app, calls.startPolicyImport, ({ params, request }) => startPolicyImport(deps, request, params.importId));
  serveCall(app, calls.exportPortal, ({ body, reply }) => exportPortal(deps, reply, body.language ?? 'en'));
}

import {
  dashboard as dashboardCall,
  dashboardReport as dashboardReportCall,
  dashboardReportExport as dashboardReportExportCall,
  dashboardUpdate as dashboardUpdateCall,
} from '@onegi/contract/calls/dashboard/dashboard';
import { type Scope, scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { sendXlsx } from '../../lists/send-workbook.ts';
import type { Actor } from '../../ports/actor.ts';
import { keepLayout, readLayout } from './layout.ts';
import { reportFigures } from './report-figures.ts';
import { reportRows, reportWorkbook } from './report-workbook.ts';

/** A user's charts and the figures in them. */
export function dashboardRoutes(app: Api, deps: Deps): void {
  serveCall(app, dashboardCall, ({ request }) => readLayout(deps, requireSignedIn(request.actor).userId));
  serveCall(
    app,
    dashboardUpdateCall,
    async ({ body, request }) =>
      new AnswerWithMessage(await keepLayout(deps, requireSignedIn(request.actor).userId, body), 'dashboard.kept'),
  );
  serveCall(app, dashboardReportCall, ({ body, request }) =>
    reportFigures(deps, request.actor, scopeOfFigures(request.actor), body),
  );
  serveCall(app, dashboardReportExportCall, async ({ body: { language = 'en', ...asked }, request, reply }) => {
    const report = await reportFigures(deps, request.actor, scopeOfFigures(request.actor), asked);
    const sheets = reportRows(report, language);
    const written = sheets.reduce((sum, { rows }) => sum + rows.length, 0);
    await deps.audit.exported(dashboardReportCall.name, written);
    return sendXlsx(reply, dashboardReportCall.name, await reportWorkbook(sheets));
  });
}

const scopeOfFigures = (actor: Actor): Scope => scopeOf(actor, dashboardReportCall.permission) ?? 'own';

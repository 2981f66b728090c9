import {
  dashboard as dashboardCall,
  dashboardReport as dashboardReportCall,
  dashboardUpdate as dashboardUpdateCall,
} from '@onegi/contract/calls/dashboard/dashboard';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { keepLayout, readLayout } from './layout.ts';
import { reportFigures } from './report-figures.ts';

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
    reportFigures(deps, request.actor, scopeOf(request.actor, 'dashboard.read') ?? 'own', body),
  );
}

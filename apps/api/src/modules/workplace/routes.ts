import { caseSteps } from '@onegi/contract/calls/workplace/case-steps';
import { homeOverview as homeOverviewCall } from '@onegi/contract/calls/workplace/home-overview';
import { searchWork as searchWorkCall } from '@onegi/contract/calls/workplace/search-work';
import { waitingWork as waitingWorkCall } from '@onegi/contract/calls/workplace/waiting-work';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import { listedSteps } from './case-steps.ts';
import { homeOverview } from './home-overview.ts';
import { searchWork } from './search-work.ts';
import { waitingWork } from './waiting-work.ts';

/** What waits for whom, and the search over everything one may see. */
export function workRoutes(app: Api, deps: Deps): void {
  serveCall(app, waitingWorkCall, ({ request }) => waitingWork(deps, request.actor));
  serveList(app, deps, caseSteps, (asked) => listedSteps(deps, asked));
  serveCall(app, homeOverviewCall, ({ request }) => homeOverview(deps, request.actor));
  serveCall(app, searchWorkCall, ({ body, request }) => searchWork(deps, requireSignedIn(request.actor), body));
}

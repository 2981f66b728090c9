import { caseSteps } from '@onegi/contract/calls/workplace/case-steps';
import { homeOverview as homeOverviewCall } from '@onegi/contract/calls/workplace/home-overview';
import { searchWork as searchWorkCall } from '@onegi/contract/calls/workplace/search-work';
import { waitingWork as waitingWorkCall } from '@onegi/contract/calls/workplace/waiting-work';
import { workSignals as workSignalsCall } from '@onegi/contract/calls/workplace/work-signals';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import { listedSteps } from './case-steps.ts';
import { homeOverview } from './home-overview.ts';
import { searchWork } from './search-work.ts';
import { streamWorkSignals } from './stream-work-signals.ts';
import { waitingWork } from './waiting-work.ts';

/** What waits for whom, and the search over everything one may see. */
export function workRoutes(app: Api, deps: Deps): void {
  serveCall(app, waitingWorkCall, ({ request }) => waitingWork(deps, request.actor));
  serveCall(app, workSignalsCall, ({ request, reply }) => streamWorkSignals(deps, request, reply));
  // A page that listens would keep the server from closing.
  app.addHook('preClose', async () => deps.workSignals.close());
  serveList(app, deps, caseSteps, (asked) => listedSteps(deps, asked));
  serveCall(app, homeOverviewCall, ({ request }) => homeOverview(deps, request.actor));
  serveCall(app, searchWorkCall, ({ body, request }) => searchWork(deps, requireSignedIn(request.actor), body));
}

import { searchWork as searchWorkCall } from '@onegi/contract/calls/work/search-work';
import { waitingWork as waitingWorkCall } from '@onegi/contract/calls/work/waiting-work';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { searchWork } from './search-work.ts';
import { waitingWork } from './waiting-work.ts';

/** What waits for whom, and the search over everything one may see. */
export function workRoutes(app: Api, deps: Deps): void {
  serveCall(app, waitingWorkCall, ({ request }) => waitingWork(deps, request.actor));
  serveCall(app, searchWorkCall, ({ query }) => searchWork(deps, query));
}

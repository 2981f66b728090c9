import * as calls from '@onegi/contract/calls/common/saved-views';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { changeView, deleteView, savedViews, saveView } from './saved-views.ts';

/** What somebody keeps of lists: filters and order under a name. */
export function viewsRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.savedViews, ({ body, request }) =>
    savedViews(deps, requireSignedIn(request.actor).userId, body.list),
  );
  serveCall(app, calls.saveView, ({ body, request }) => saveView(deps, requireSignedIn(request.actor).userId, body));
  serveCall(app, calls.changeView, ({ params, body, request }) =>
    changeView(deps, requireSignedIn(request.actor).userId, { ...params, ...body }),
  );
  serveCall(app, calls.deleteView, ({ params, request }) =>
    deleteView(deps, requireSignedIn(request.actor).userId, params.viewId),
  );
}

import * as calls from '@onegi/contract/calls/common/saved-views';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../accounts/signed-in.ts';
import { deleteView, savedViews, saveView } from './saved-views.ts';

/** What somebody keeps of lists: filters and order under a name. */
export function viewsRoutes(app: Api, deps: Deps): void {
  const own = { permission: 'account.own' } as const;
  serveCall(app, calls.savedViews, own, ({ body, request }) =>
    savedViews(deps, requireSignedIn(request.actor).userId, body.list),
  );
  serveCall(app, calls.saveView, own, ({ body, request }) =>
    saveView(deps, requireSignedIn(request.actor).userId, body),
  );
  serveCall(app, calls.deleteView, own, ({ params, request }) =>
    deleteView(deps, requireSignedIn(request.actor).userId, params.viewId),
  );
}

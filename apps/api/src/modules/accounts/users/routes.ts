import * as calls from '@onegi/contract/calls/accounts/users';
import type { Deps } from '../../../deps.ts';
import type { Api } from '../../../http/fastify.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { serveList } from '../../../lists/serve-list.ts';
import { resetUser, suspendUser, updateUser } from './change-user.ts';
import { demoUsers } from './demo-users.ts';
import { inviteUser } from './invite-user.ts';
import { listedUsers } from './list-users.ts';

/** What administrators do with users. */
export function usersRoutes(app: Api, deps: Deps): void {
  serveList(app, deps, calls.userList, (asked) => listedUsers(deps, asked));
  serveCall(app, calls.inviteUser, ({ body }) => inviteUser(deps, body));
  serveCall(app, calls.updateUser, ({ body }) => updateUser(deps, body));
  serveCall(app, calls.suspendUser, ({ body, request }) => suspendUser(deps, requireSignedIn(request.actor), body));
  serveCall(app, calls.resetUser, ({ body }) => resetUser(deps, body));

  if (!deps.config.demo) return;
  serveCall(app, calls.demoUsers, () =>
    demoUsers.map(({ email, password, roles, name }) => ({ email, demoPassword: password, roles, name })),
  );
}

import { type Permission, scopeOf } from '@onegi/contract/permissions';
import { type Actor, visitor } from '../ports/actor.ts';
import { AppError } from './app-error.ts';
import { comesFromElsewhere, comesFromOurPages } from './csrf.ts';
import type { Api, Request } from './fastify.ts';
import { givenToken } from './session.ts';

export interface KnownRoute {
  method: string;
  url: string;
  permission: Permission;
}

/** Routes of plugins (the API's page) have no place to name their permission. */
function permissionOfPlugin(url: string): Permission | undefined {
  return url.startsWith('/api/docs') ? 'platform.read' : undefined;
}

/** Who asks. Pages are the same for everybody, so only calls look. */
function actorOf(app: Api, request: Request): Actor | Promise<Actor> {
  if (!request.url.startsWith('/api/')) return visitor;
  const given = givenToken(request);
  if (!given) {
    // Nobody may be signed in from another site's page, not even by a sign-in that is all in order.
    const isSignIn = request.routeOptions.config.permission?.startsWith('account.');
    if (isSignIn && comesFromElsewhere(request, app.deps.config)) throw new AppError('request.foreignOrigin');
    return visitor;
  }
  if (given.byCookie && !comesFromOurPages(request, app.deps.config)) throw new AppError('request.foreignOrigin');
  const found = app.deps.sessions.find(given.token);
  return found instanceof Promise ? found.then((actor) => actor ?? visitor) : (found ?? visitor);
}

function refusalOf(actor: Actor, request: Request): AppError {
  if (actor.limitedTo === 'password') return new AppError('password.changeRequired');
  if (actor.limitedTo === 'secondFactor') return new AppError('secondFactor.required');
  if (actor.userId) return new AppError('permission.denied');
  return new AppError(givenToken(request) ? 'session.ended' : 'session.required');
}

/** Why the caller of a request is refused what takes a permission, which is written down; undefined where nothing is. */
function refused(app: Api, request: Request, permission: Permission | undefined): AppError | undefined {
  if (permission === undefined || scopeOf(request.actor, permission)) return undefined;
  app.deps.audit.refused(request, permission);
  return refusalOf(request.actor, request);
}

/**
 * For a part of an answer that takes a permission of its own.
 * @throws AppError permission.denied, session.required, session.ended, password.changeRequired, secondFactor.required
 */
export function requirePermission(app: Api, request: Request, permission: Permission | undefined): void {
  const refusal = refused(app, request, permission);
  if (refusal) throw refusal;
}

/** Refuses to start with a route that names no permission. */
export function usePermissions(app: Api): KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.decorateRequest('actor');
  app.decorateRequest('wirePath');
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission ?? permissionOfPlugin(route.url);
    if (!permission) throw new Error(`The route ${route.method} ${route.url} names no permission.`);
    route.config = { ...route.config, permission };
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, permission });
  });
  // After the limits per address (onRequest) and before any body is read.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const check = (actor: Actor) => {
      request.actor = actor;
      done(refused(app, request, request.routeOptions.config.permission) ?? null);
    };
    try {
      const actor = actorOf(app, request);
      if (actor instanceof Promise) actor.then(check, done);
      else check(actor);
    } catch (error) {
      done(error as Error);
    }
  });
  return routes;
}

import { AppError } from './app-error.ts';
import type { Api } from './fastify.ts';
import { isAllowed, type Permission } from './permissions.ts';

export interface KnownRoute {
  method: string;
  url: string;
  permission: Permission;
}

/** Routes of plugins (the API's page) have no place to name their permission. */
function permissionOfPlugin(url: string): Permission | undefined {
  return url.startsWith('/api/docs') ? 'platform.read' : undefined;
}

/** Refuses to start with a route that names no permission, and checks it before every handler. */
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
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = { role: 'visitor' };
    const { permission } = request.routeOptions.config;
    const refused = permission !== undefined && !isAllowed(request.actor, permission);
    done(refused ? new AppError('permission.denied') : undefined);
  });
  return routes;
}

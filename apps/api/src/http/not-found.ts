import { AppError } from './app-error.ts';
import type { Reply, Request } from './fastify.ts';
import type { KnownRoute } from './route-permissions.ts';

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (pattern.endsWith('/*'))
    return given.length >= wanted.length && wanted.slice(0, -1).every((part, i) => part === given[i]);
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  );
}

/** An address of the API that is not there: 405 with Allow when another method would be right, else 404. */
export function refuseUnknownCall(routes: readonly KnownRoute[], request: Request, reply: Reply): never {
  const [path = ''] = request.url.split('?');
  const allowed = routes
    .filter((route) => route.url.startsWith('/api/') && route.url !== '/api/*' && matches(route.url, path))
    .map((route) => route.method);
  if (allowed.length === 0) throw new AppError('route.notFound');
  reply.header('allow', [...new Set(allowed)].join(', '));
  throw new AppError('route.wrongMethod', { method: request.method });
}

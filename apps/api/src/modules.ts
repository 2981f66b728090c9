import type { Deps } from './deps.ts';
import type { Api } from './http/fastify.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { quotesRoutes } from './modules/quotes/routes.ts';

/** Every module's calls. A new module adds its line here. */
export async function serveModules(app: Api, deps: Deps): Promise<void> {
  catalogueRoutes(app, deps);
  quotesRoutes(app, deps);
}

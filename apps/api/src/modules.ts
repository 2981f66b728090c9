import type { Deps } from './deps.ts';
import type { Api } from './http/fastify.ts';

/** Every module's calls. A new module adds its line here. */
export async function serveModules(_app: Api, _deps: Deps): Promise<void> {}

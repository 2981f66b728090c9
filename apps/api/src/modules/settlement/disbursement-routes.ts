import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { ageingRoutes } from './ageing/routes.ts';
import { commissionRoutes } from './commission/routes.ts';
import { insurerPaymentRoutes } from './insurers/routes.ts';
import { statementRoutes } from './statements/routes.ts';

/** Money that leaves, what clients owe, and statements of account. */
export function disbursementRoutes(app: Api, deps: Deps): void {
  insurerPaymentRoutes(app, deps);
  commissionRoutes(app, deps);
  ageingRoutes(app, deps);
  statementRoutes(app, deps);
}

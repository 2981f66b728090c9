import { getTemplate } from '@onegi/contract/calls/requests/template';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { askedPlan } from './asked-plan.ts';
import { openTemplate } from './open-template.ts';

/** Forms made from data. */
export function templatesRoutes(app: Api, deps: Deps): void {
  serveCall(app, getTemplate, async ({ query }) =>
    openTemplate(deps.catalogue.current(), {
      ...query,
      asked: query.product ? await askedPlan(deps, { ...query, product: query.product }) : undefined,
    }),
  );
}

import { listPayouts, planWorth } from '@onegi/contract/calls/quotes/plan-worth';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { payoutLister } from './list-payouts.ts';
import { worthLister } from './list-worth.ts';

/** What the plans of a list are worth beside each other. */
export function worthRoutes(app: Api, deps: Deps): void {
  const list = worthLister(deps);
  serveCall(app, planWorth, ({ body: { prod, ...search } }) => list(prod, search as never));

  const payouts = payoutLister(deps);
  serveCall(app, listPayouts, ({ body: { prod, incident, answers, ...search } }) =>
    payouts(prod, search as never, { incident, answers }),
  );
}

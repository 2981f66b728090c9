import { requestQuote as requestQuoteCall } from '@onegi/contract/calls/requests/request-quote';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requestQuote } from './request-quote.ts';

/** Requests for a quote that an officer answers. */
export function requestsRoutes(app: Api, deps: Deps): void {
  serveCall(app, requestQuoteCall, { permission: 'requests.write' }, async ({ body }) => ({
    requestNumber: await requestQuote(deps, body),
  }));
}

import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import type { Deps } from '../../deps.ts';
import { browserHash } from '../../http/browser-name.ts';
import type { Actor } from '../../ports/actor.ts';
import { describeRequest } from './describe-request.ts';

const MOST = 50;

/** The last requests of a browser, newest first, without what is personal in them. */
export async function listRequests(deps: Deps, actor: Actor, browser: string): Promise<RequestFacts[]> {
  const rows = await deps.db
    .selectFrom('quote_requests')
    .selectAll()
    .where('browser_hash', '=', browserHash(browser))
    .orderBy('requested_at', 'desc')
    .orderBy('request_number', 'desc')
    .limit(MOST)
    .execute();
  const { seal } = deps;
  const by = { actor, now: deps.clock.now() };
  return rows.map((row) => describeRequest({ seal, snapshot: deps.catalogue.current() }, row, by));
}

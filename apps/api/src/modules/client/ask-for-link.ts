import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { isWithinLimit } from '../../http/rate-limit.ts';
import { clientByLink } from '../../ports/actor.ts';
import { mailClientLink } from '../policies/client-links/mail-client-link.ts';
import { lockPolicy } from '../policies/endorsements/policy-terms.ts';
import { findQuietly, whyOver } from './find-client-link.ts';

const DAY_SECONDS = 86_400;
const MOST_A_DAY = 3;

/**
 * Mails a new link in the place of one that is over, to the address on record alone. What is answered is the same for a
 * good link, a bad one and a guess; one that the office has revoked is not replaced.
 * @throws AppError request.rateLimited
 */
export async function askForLink(deps: Deps, request: Request, token: string): Promise<{ isSent: boolean }> {
  request.actor = clientByLink;
  const link = await findQuietly(deps, request, token);
  const over = link && whyOver(link, deps.clock.now());
  if (!link || !over || over === 'clientLink.revoked') return { isSent: true };
  const isAllowed = await isWithinLimit(deps.db, `client-link-asked:${link.policy_id}`, MOST_A_DAY, DAY_SECONDS);
  if (!isAllowed) return { isSent: true };
  await inTransaction(deps.db, async (tx) => {
    const policy = await lockPolicy(tx, link.policy_id);
    // What the office ended since stays so: its decision is the newer one.
    const latest = await tx
      .selectFrom('client_links')
      .select('ended_as')
      .where('policy_id', '=', policy.id)
      .orderBy('sent_at', 'desc')
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .limit(1)
      .executeTakeFirst();
    if (latest?.ended_as !== 'revoked') await mailClientLink(deps, tx, policy);
  });
  return { isSent: true };
}

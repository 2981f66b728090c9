import type { ClientLink } from '@onegi/contract/calls/client/client-links';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { maskEmail } from '../../../lib/mask-email.ts';
import { type PolicyRow, readPolicy } from '../policy-row.ts';
import { clientOf, mailClientLink } from './mail-client-link.ts';
import { revokeLinkOf } from './make-client-link.ts';
import { type ClientLinkRow, clientLinkSealOwner } from './tables.ts';

const MOST_AN_HOUR = 10;

/** The latest link of a policy. */
const latestLink = (db: Db, policyId: string): Promise<ClientLinkRow | undefined> =>
  db
    .selectFrom('client_links')
    .selectAll()
    .where('policy_id', '=', policyId)
    // Of two of one moment the live one is the later.
    .orderBy('sent_at', 'desc')
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

function stateOf(link: ClientLinkRow | undefined, now: Date): ClientLink['linkState'] {
  if (!link) return 'none';
  if (link.ended_as === 'locked') return 'locked';
  if (link.ended_at) return 'revoked';
  return now >= link.expires_at ? 'expired' : 'live';
}

async function describe(deps: Deps, db: Db, { id }: PolicyRow): Promise<ClientLink> {
  const link = await latestLink(db, id);
  const { email } = await clientOf(deps, db, id);
  const linkState = stateOf(link, deps.clock.now());
  const sentTo = link && deps.seal.open<string>(clientLinkSealOwner(link.id), link.email_sealed);
  const address = email ?? sentTo;
  return {
    linkState,
    linkEmail: address === undefined ? null : maskEmail(address),
    linkSentAt: link?.sent_at.toISOString() ?? null,
    linkExpiresAt: link?.expires_at.toISOString() ?? null,
    openedCount: link?.opened_count ?? 0,
    lastOpenedAt: link?.last_opened_at?.toISOString() ?? null,
    allowedActions: [
      ...(email === undefined ? [] : (['sendLink'] as const)),
      ...(linkState === 'live' ? (['revokeLink'] as const) : []),
    ],
  };
}

/** @throws AppError policy.notFound */
export async function readClientLink(deps: Deps, actor: SignedInUser, number: string): Promise<ClientLink> {
  return describe(deps, deps.db, await readPolicy(deps, deps.db, actor, 'clientLinks.send', number));
}

/** Mails the client a new link. @throws AppError policy.notFound, clientLink.noAddress, request.rateLimited */
export async function sendLinkToClient(deps: Deps, actor: SignedInUser, number: string): Promise<ClientLink> {
  return inTransaction(deps.db, async (tx) => {
    const policy = await readPolicy(deps, tx, actor, 'clientLinks.send', number, { isLocked: true });
    await rateLimit(deps.db, `client-link-send:${policy.id}`, MOST_AN_HOUR, 3600);
    const { language } = await tx
      .selectFrom('policies')
      .select('language')
      .where('id', '=', policy.id)
      .executeTakeFirstOrThrow();
    const isMailed = await mailClientLink(deps, tx, { ...policy, language }, actor.userId);
    if (!isMailed) throw new AppError('clientLink.noAddress');
    return rememberAnswer(tx, await describe(deps, tx, policy));
  });
}

/** Ends the client's link; one that has ended stays so. @throws AppError policy.notFound */
export async function revokeLinkOfClient(deps: Deps, actor: SignedInUser, number: string): Promise<ClientLink> {
  return inTransaction(deps.db, async (tx) => {
    const policy = await readPolicy(deps, tx, actor, 'clientLinks.send', number, { isLocked: true });
    await revokeLinkOf(tx, policy.id, policy.policy_number, deps.clock.now());
    return rememberAnswer(tx, await describe(deps, tx, policy));
  });
}

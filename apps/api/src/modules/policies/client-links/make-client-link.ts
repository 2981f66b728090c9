import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { type Write, writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { hashOfToken, newToken } from '../../../lib/link-token.ts';
import type { Language } from '../../../lib/texts.ts';
import { hongKongDate } from '../../../ports/clock.ts';
import { auditRow, recordAudit } from '../../audit/record-audit.ts';
import { clientLinkSealOwner } from './tables.ts';

const DAY_MS = 86_400_000;
/** A link is good for so long; a new one comes with each mail about the policy, and whoever asks for one. */
const LINK_DAYS = 90;

type LinkDeps = Pick<Deps, 'seal' | 'clock'>;

/** The policy that a link opens, and where the link goes. */
export interface LinkedPolicy {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly email: string;
  readonly language: Language;
}

/** What the audit trail says of a link: which policy it is for, never the token. */
export const clientLinkEvent = (id: string, policyNumber: string, after: object = {}) => ({
  id,
  name: policyNumber,
  after: { ...after },
});

/**
 * A link of a policy that has none yet, as rows for the transaction that issues it.
 * @returns path: of the page, for the mail alone
 */
export function firstClientLink(
  { seal, clock }: LinkDeps,
  tx: Tx,
  { policyId, policyNumber, email, language }: LinkedPolicy,
  { sentBy = null, isReissued = false }: { readonly sentBy?: string | null; readonly isReissued?: boolean } = {},
): { readonly path: string; readonly writes: readonly Write[] } {
  const id = randomUUID();
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const row = tx.insertInto('client_links').values({
    id,
    policy_id: policyId,
    token_hash: hashOfToken(token),
    email_sealed: seal.seal(clientLinkSealOwner(id), email),
    language,
    sent_at: now,
    sent_by: sentBy,
    expires_at: expiresAt,
  });
  const after = { email, language, expiresOn: hongKongDate(expiresAt) };
  const action = isReissued ? 'clientLink.reissued' : 'clientLink.made';
  const audit = auditRow(action, clientLinkEvent(id, policyNumber, after));
  return { path: `/client/${token}`, writes: [row, tx.insertInto('audit_waiting').values(audit)] };
}

/** Ends the live link of a policy, and the sessions it has opened. @returns its id; undefined where there is none */
export async function endClientLink(
  tx: Tx,
  policyId: string,
  endedAs: 'revoked' | 'replaced' | 'locked',
  now: Date,
): Promise<string | undefined> {
  const ended = await tx
    .updateTable('client_links')
    .set({ ended_at: now, ended_as: endedAs })
    .where('policy_id', '=', policyId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended) await tx.deleteFrom('client_sessions').where('link_id', '=', ended.id).execute();
  return ended?.id;
}

/** A new link in the place of the one that the client had. Whoever calls holds the policy's row locked. @returns the path */
export async function renewClientLink(
  deps: LinkDeps,
  tx: Tx,
  policy: LinkedPolicy,
  sentBy: string | null = null,
): Promise<string> {
  const replaced = await endClientLink(tx, policy.policyId, 'replaced', deps.clock.now());
  const { path, writes } = firstClientLink(deps, tx, policy, { sentBy, isReissued: replaced !== undefined });
  await writeTogether(tx, writes);
  return path;
}

/** Ends the link of a policy, as the office or its consultant wants. */
export async function revokeLinkOf(tx: Tx, policyId: string, policyNumber: string, now: Date): Promise<void> {
  const ended = await endClientLink(tx, policyId, 'revoked', now);
  if (ended) await recordAudit(tx, 'clientLink.revoked', clientLinkEvent(ended, policyNumber));
}

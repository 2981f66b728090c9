import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { ClientDoor } from '@onegi/contract/calls/client/client-page';
import type { Confirmation } from '@onegi/contract/fields/client-links';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { clientByLink } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { PersonFields } from '../persons/person.ts';
import { clientOf } from '../policies/client-links/mail-client-link.ts';
import { clientLinkEvent, endClientLink } from '../policies/client-links/make-client-link.ts';
import { type ClientLinkRow, clientLinkSealOwner } from '../policies/client-links/tables.ts';
import { beginClientSession, isConfirmed } from './client-session.ts';
import { findClientLink, requireGood, whyOver } from './find-client-link.ts';

const MOST_OPENED = 100;
const MOST_ANSWERS = 20;
/** So many wrong answers end a link; a right one begins the count anew. */
const MOST_WRONG = 5;
const MOST_CODES_AN_HOUR = 5;
const CODE_MINUTES = 10;

/** As people type an identity card's number or a code. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** What is asked for: the identity card, else the date of birth, else a code. A firm has neither of the first two. */
function askedOf({ hkid, bornOn }: PersonFields): Confirmation {
  if (typeof hkid === 'string' && plain(hkid).length >= 8) return 'hkid';
  return typeof bornOn === 'string' && bornOn !== '' ? 'bornOn' : 'code';
}

/** What would be right, as its hash; null where no code was mailed, or it is too old. */
function rightOf(link: ClientLinkRow, fields: PersonFields, now: Date): Buffer | null {
  const asked = askedOf(fields);
  if (asked === 'hkid') return hashOf(plain(String(fields.hkid)).slice(-4));
  if (asked === 'bornOn') return hashOf(plain(String(fields.bornOn)));
  return link.code_expires_at && now < link.code_expires_at ? link.code_hash : null;
}

const numberOf = ({ db }: Pick<Deps, 'db'>, { policy_id }: ClientLinkRow) =>
  db.selectFrom('policies').select('policy_number').where('id', '=', policy_id).executeTakeFirstOrThrow();

const doorOf = (asksFor: Confirmation, confirmed: boolean, wrong: number): ClientDoor => ({
  asksFor,
  isConfirmed: confirmed,
  attemptsLeft: Math.max(0, MOST_WRONG - wrong),
});

/**
 * What the client is asked before the policy is shown. Every opening is counted and in the audit trail, also of a link that
 * is over.
 * @throws AppError clientLink.notFound, clientLink.* with what happened, request.rateLimited
 */
export async function openClientLink(deps: Deps, request: Request, token: string): Promise<ClientDoor> {
  request.actor = clientByLink;
  const link = await findClientLink(deps, request, token, 'open', MOST_OPENED);
  const now = deps.clock.now();
  const over = whyOver(link, now);
  const { policy_number } = await numberOf(deps, link);
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable('client_links')
      .set((eb) => ({
        opened_count: eb('opened_count', '+', 1),
        first_opened_at: eb.fn.coalesce('first_opened_at', eb.val(now)),
        last_opened_at: now,
      }))
      .where('id', '=', link.id)
      .execute();
    const state = over?.replace('clientLink.', '') ?? 'live';
    await recordAudit(tx, 'clientLink.opened', clientLinkEvent(link.id, policy_number, { state }));
  });
  if (over) throw new AppError(over);
  const { fields } = await clientOf(deps, deps.db, link.policy_id);
  return doorOf(askedOf(fields), await isConfirmed(deps, deps.db, link, request), link.wrong_answers);
}

/** Mails a code where nothing else can be asked for. @throws AppError clientLink.*, request.rateLimited */
export async function mailClientCode(deps: Deps, request: Request, token: string): Promise<{ isSent: boolean }> {
  request.actor = clientByLink;
  const link = await findClientLink(deps, request, token, 'code', MOST_ANSWERS);
  const now = deps.clock.now();
  requireGood(link, now);
  const { fields, email } = await clientOf(deps, deps.db, link.policy_id);
  if (askedOf(fields) !== 'code') return { isSent: false };
  await rateLimit(deps.db, `client-link-codes:${link.id}`, MOST_CODES_AN_HOUR, 3600);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await inTransaction(deps.db, async (tx) => {
    const code_expires_at = new Date(now.getTime() + CODE_MINUTES * 60_000);
    await tx
      .updateTable('client_links')
      .set({ code_hash: hashOf(code), code_expires_at })
      .where('id', '=', link.id)
      .execute();
    await queueMail(deps, tx, {
      kind: 'client-code',
      to: email ?? deps.seal.open<string>(clientLinkSealOwner(link.id), link.email_sealed),
      language: link.language,
      data: { code, minutes: CODE_MINUTES },
    });
  });
  return { isSent: true };
}

/**
 * Confirms who holds a link; the browser may read its policy then. Too many wrong answers end it.
 * @throws AppError clientLink.wrong, clientLink.locked, clientLink.*, request.rateLimited
 */
export async function confirmClient(
  deps: Deps,
  { request, reply, token }: { readonly request: Request; readonly reply: Reply; readonly token: string },
  confirmation: string,
): Promise<ClientDoor> {
  request.actor = clientByLink;
  const found = await findClientLink(deps, request, token, 'confirm', MOST_ANSWERS);
  const { policy_number } = await numberOf(deps, found);
  const { fields } = await clientOf(deps, deps.db, found.policy_id);
  const now = deps.clock.now();
  // A wrong answer is kept: it is refused once the transaction has ended.
  const { wrong, isRight } = await inTransaction(deps.db, async (tx) => {
    // The policy first, as everybody does who ends its link.
    await tx.selectFrom('policies').select('id').where('id', '=', found.policy_id).forNoKeyUpdate().execute();
    const link = await tx
      .selectFrom('client_links')
      .selectAll()
      .where('id', '=', found.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    requireGood(link, now);
    const right = rightOf(link, fields, now);
    if (right && timingSafeEqual(right, hashOf(plain(confirmation)))) {
      // A code opens once.
      const used = { wrong_answers: 0, code_hash: null, code_expires_at: null };
      await tx.updateTable('client_links').set(used).where('id', '=', link.id).execute();
      await beginClientSession(deps, tx, link, token, reply);
      await recordAudit(tx, 'clientLink.confirmed', clientLinkEvent(link.id, policy_number));
      return { wrong: 0, isRight: true };
    }
    const wrong = link.wrong_answers + 1;
    await tx.updateTable('client_links').set({ wrong_answers: wrong }).where('id', '=', link.id).execute();
    await recordAudit(tx, 'clientLink.refused', clientLinkEvent(link.id, policy_number, { attempts: wrong }));
    if (wrong >= MOST_WRONG) await endClientLink(tx, link.policy_id, 'locked', now);
    return { wrong, isRight: false };
  });
  if (isRight) return doorOf(askedOf(fields), true, 0);
  if (wrong >= MOST_WRONG) throw new AppError('clientLink.locked');
  throw new AppError('clientLink.wrong', { left: MOST_WRONG - wrong });
}

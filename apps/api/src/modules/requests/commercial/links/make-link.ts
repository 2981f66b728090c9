import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { hashOfToken, newToken } from '../../../../lib/link-token.ts';
import { hongKongDate } from '../../../../ports/clock.ts';
import { recordAudit } from '../../../audit/record-audit.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { productName } from '../../../templates/product-name.ts';
import type { Circumstances } from '../../../workflow/workflow.ts';
import type { RequestRow } from '../../tables.ts';
import type { OfferRow } from '../offers/tables.ts';
import type { Address } from './contacts.ts';
import { linkSealOwner } from './tables.ts';

const DAY_MS = 86_400_000;
/** A link is good for so long, and never longer than its case. */
const LINK_DAYS = 30;

/** An insurer that was asked about a case; who makes something of it holds the case's row locked. */
export interface AskedInsurer {
  readonly request: RequestRow;
  readonly offer: Pick<OfferRow, 'id' | 'request_id' | 'offer_number' | 'insurer_code'>;
}

/** Whether the insurer is asked, or told that what was missing has come. */
export type LinkOccasion = 'insurer-asked' | 'insurer-asked-again';

/** What the audit trail says of a link: the case it is for and whose it is, never the token. */
export const linkEvent = ({ request, offer }: AskedInsurer, id: string, after: object = {}) => ({
  id,
  name: request.request_number,
  after: { insurer: offer.insurer_code, ...after },
});

/** Ends the live link of an insurer. @returns its id; undefined where there is none */
export async function endLink(
  tx: Tx,
  { offer }: AskedInsurer,
  endedAs: 'revoked' | 'replaced',
  now: Date,
): Promise<string | undefined> {
  const ended = await tx
    .updateTable('insurer_links')
    .set({ ended_at: now, ended_as: endedAs })
    .where('request_id', '=', offer.request_id)
    .where('offer_number', '=', offer.offer_number)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

/**
 * Makes an insurer a link to answer by and queues the mail that brings it, in the transaction of what causes it. The link
 * that the insurer had is good no more. The token stands in the mail alone.
 */
export async function makeLink(
  deps: Pick<Deps, 'seal' | 'catalogue' | 'jobs' | 'clock'>,
  tx: Tx,
  asked: AskedInsurer,
  { email, language }: Address,
  occasion: LinkOccasion,
  { actor, now }: Circumstances,
): Promise<void> {
  const { request, offer } = asked;
  const replaced = await endLink(tx, asked, 'replaced', now);
  const id = randomUUID();
  const token = newToken();
  const last = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const expiresAt = request.expires_at && request.expires_at < last ? request.expires_at : last;
  await tx
    .insertInto('insurer_links')
    .values({
      id,
      request_id: offer.request_id,
      offer_number: offer.offer_number,
      token_hash: hashOfToken(token),
      email_sealed: deps.seal.seal(linkSealOwner(id), email),
      language,
      sent_at: now,
      sent_by: occasion === 'insurer-asked' && actor !== 'system' ? actor.userId : null,
      expires_at: expiresAt,
    })
    .execute();
  const after = { email, language, expiresOn: hongKongDate(expiresAt) };
  await recordAudit(tx, replaced ? 'insurerLink.reissued' : 'insurerLink.made', linkEvent(asked, id, after));
  const { insurer_code } = offer;
  const name = deps.catalogue.current().insurerByCode.get(insurer_code)?.name;
  await queueMail(deps, tx, {
    kind: occasion,
    to: email,
    language,
    data: {
      path: `/insurer/${token}`,
      caseNumber: request.request_number,
      insurerName: name ?? { en: insurer_code, zhHant: insurer_code },
      productName: productName(request.product),
      startsOn: request.starts_on,
      endsOn: request.ends_on,
      expiresAt: expiresAt.toISOString(),
    },
  });
}

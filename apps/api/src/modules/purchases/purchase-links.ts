import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Seal } from '../../lib/seal.ts';

/** What stands behind a purchase link. */
export interface PurchaseLink {
  readonly quoteRef: string;
  readonly clientEmail: string;
  readonly language: 'en' | 'zh-Hant';
  /** The application begun through it, to be resumed. */
  readonly applicationId: string | null;
  /** The consultant code of the consultant who sent it. */
  readonly consultantCode: string | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const ownerOf = (tokenHash: Buffer) => `purchase_links/${tokenHash.toString('hex')}`;

/**
 * Makes a link for one kept quote and one client.
 * @returns the token: the only time it is seen in the clear
 */
export async function makeLink(
  tx: Tx,
  seal: Seal,
  link: {
    quoteRef: string;
    clientEmail: string;
    language: 'en' | 'zh-Hant';
    expiresOn: string;
    consultantCode?: string | null;
    /** The application that the link leads to; null where the plan is not bought here. */
    applicationId?: string | null;
    now: Date;
  },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashOf(token);
  await tx
    .insertInto('purchase_links')
    .values({
      token_hash: tokenHash,
      quote_ref: link.quoteRef,
      email_sealed: seal.seal(ownerOf(tokenHash), link.clientEmail),
      email_hash: seal.hash('email', link.clientEmail.toLowerCase()),
      language: link.language,
      expires_on: link.expiresOn,
      application_id: link.applicationId ?? null,
      consultant_code: link.consultantCode ?? null,
      sent_at: link.now,
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Opens a link; it can be opened again until a policy came of it.
 * @throws AppError link.notFound, link.used, link.expired
 */
export async function takeLink(tx: Tx, seal: Seal, token: string, { today }: { today: string }): Promise<PurchaseLink> {
  const tokenHash = hashOf(token);
  const row = await tx
    .selectFrom('purchase_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('link.notFound');
  if (row.used_at) throw new AppError('link.used');
  if (today > row.expires_on) throw new AppError('link.expired');
  return {
    quoteRef: row.quote_ref,
    clientEmail: seal.open<string>(ownerOf(tokenHash), row.email_sealed),
    language: row.language === 'en' ? 'en' : 'zh-Hant',
    applicationId: row.application_id,
    consultantCode: row.consultant_code,
  };
}

/** Ties the application begun through a link to it, so that the link resumes it. */
export const bindLink = (tx: Tx, token: string, applicationId: string) =>
  tx.updateTable('purchase_links').set({ application_id: applicationId }).where('token_hash', '=', hashOf(token));

/** Marks the link of an application as used up, once its policy is issued. */
export const useLink = (tx: Tx, applicationId: string, now: Date) =>
  tx
    .updateTable('purchase_links')
    .set({ used_at: now })
    .where('application_id', '=', applicationId)
    .where('used_at', 'is', null);

import type { LineCode } from '@onegi/contract/lines';
import type { Tx } from '../../../db/database.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { publishVersion } from '../publish-version.ts';
import { promotionColumns } from './promotion-columns.ts';
import { draftPromotions, readHead } from './read-content.ts';

/** Why a draft is not published. */
export class DraftRefused extends Error {}

/**
 * Publishes a draft with the promotions it brings: it is final from now on, and in force from its day. Every running
 * process follows by itself.
 * @returns the day it is in force from
 * @throws DraftRefused when there is no such draft, or when its day is past
 */
export async function publishDraft(tx: Tx, line: LineCode, version: number, today: string): Promise<string> {
  const head = await readHead(tx, line, version);
  if (!head) throw new DraftRefused(`There is no version ${version} of ${line}.`);
  if (head.status === 'published') throw new DraftRefused(`Version ${version} of ${line} is published already.`);
  if (head.effectiveFrom < today) {
    throw new DraftRefused(
      `Version ${version} of ${line} was to take over on ${head.effectiveFrom}, which is past: export it, give it a later day and import it again.`,
    );
  }
  await publishVersion(tx, line, version);
  for (const promotion of await draftPromotions(tx, line, version)) {
    const row = { ...promotionColumns(promotion), line: promotion.line };
    const { code: _code, ...changed } = row;
    await tx
      .insertInto('promotions')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(changed))
      .execute();
  }
  await recordAudit(tx, 'tariff.published', {
    id: line,
    name: `${line} ${version}`,
    after: { line, version, effectiveFrom: head.effectiveFrom },
  });
  return head.effectiveFrom;
}

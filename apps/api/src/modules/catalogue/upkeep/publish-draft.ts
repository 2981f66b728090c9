import { isDeepStrictEqual } from 'node:util';
import type { LineCode } from '@onegi/contract/lines';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { publishVersion } from '../publish-version.ts';
import { allPromotions } from '../repository.ts';
import { promotionColumns } from './promotion-columns.ts';
import { draftPromotions, readHead } from './read-content.ts';

/** Why a draft is not published. */
export class DraftRefused extends Error {}

/**
 * Publishes a draft with the promotions it brings: it is final from now on, and in force from its day. Every running
 * process follows by itself.
 * @returns the day it is in force from
 * @throws DraftRefused when there is no such draft, when its day is past, or when a promotion it changes was changed meanwhile
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
  await putInForce(tx, line, version);
  await recordAudit(tx, 'tariff.published', {
    id: line,
    name: `${line} ${version}`,
    after: { line, version, effectiveFrom: head.effectiveFrom },
  });
  return head.effectiveFrom;
}

/** A code may be of all lines, whose drafts are published by others: what they did meanwhile is not undone. */
async function putInForce(tx: Tx, line: LineCode, version: number): Promise<void> {
  const brought = await draftPromotions(tx, line, version);
  if (brought.length === 0) return;
  // Readers go on; of two that publish the second sees what the first has changed.
  await sql`lock table promotions in share row exclusive mode`.execute(tx);
  const inForce = await allPromotions(tx);
  for (const { promotion, replaces } of brought) {
    const now = inForce.get(promotion.code) ?? null;
    if (isDeepStrictEqual(promotion, now)) continue;
    if (!isDeepStrictEqual(replaces, now)) {
      throw new DraftRefused(
        `The promotion ${promotion.code} has changed since version ${version} of ${line} was imported: export it, look at this code and import it again.`,
      );
    }
    const row = { ...promotionColumns(promotion), line: promotion.line };
    const { code: _code, ...changed } = row;
    await tx
      .insertInto('promotions')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(changed))
      .execute();
  }
}

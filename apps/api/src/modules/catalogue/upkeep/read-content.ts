import type { LineCode } from '@onegi/contract/lines';
import type { Db } from '../../../db/database.ts';
import type { Promotion } from '../../../ports/catalogue.ts';
import { allPromotions, versionRows } from '../repository.ts';
import type { LineContent } from './content.ts';
import { promotionOf } from './promotion-columns.ts';

export interface StoredVersion extends LineContent {
  readonly version: number;
  readonly status: 'draft' | 'published';
}

type Head = Omit<StoredVersion, 'line' | 'rows' | 'promotions'>;

/** @param version the latest published one where it is left out */
export async function readHead(db: Db, line: LineCode, version?: number): Promise<Head | null> {
  const ofLine = db.selectFrom('catalogue_versions').selectAll().where('line', '=', line);
  const row = await (version === undefined
    ? ofLine.where('status', '=', 'published').orderBy('version', 'desc').limit(1)
    : ofLine.where('version', '=', version)
  ).executeTakeFirst();
  return row ? { version: row.version, status: row.status, effectiveFrom: row.effective_from, note: row.note } : null;
}

/**
 * A version with everything that is told of it in a workbook: with a draft come its own promotions beside those in force.
 * @param version the latest published one where it is left out
 * @returns null when there is no such version
 */
export async function readContent(db: Db, line: LineCode, version?: number): Promise<StoredVersion | null> {
  const head = await readHead(db, line, version);
  if (!head) return null;
  const { head: _head, ...rows } = await versionRows(db, { line, ...head });
  return { line, ...head, rows, promotions: await promotionsWith(db, line, head) };
}

async function promotionsWith(
  db: Db,
  line: LineCode,
  { version, status }: { version: number; status: string },
): Promise<Promotion[]> {
  const promotions = new Map<string, Promotion>();
  for (const promotion of (await allPromotions(db)).values()) {
    if (promotion.line === line || promotion.line === null) promotions.set(promotion.code, promotion);
  }
  if (status === 'draft')
    for (const { promotion } of await draftPromotions(db, line, version)) promotions.set(promotion.code, promotion);
  return [...promotions.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** A promotion that a draft brings anew or changes. */
interface DraftPromotion {
  readonly promotion: Promotion;
  /** What was in force when the draft was imported; null: nothing. */
  readonly replaces: Promotion | null;
}

/** The promotions that a version brings anew or changes, or did when it was published. */
export async function draftPromotions(db: Db, line: LineCode, version: number): Promise<DraftPromotion[]> {
  const rows = await db
    .selectFrom('version_promotions')
    .selectAll()
    .where('line', '=', line)
    .where('version', '=', version)
    .orderBy('code')
    .execute();
  return rows.map(({ for_all_lines, replaces, ...columns }) => ({
    promotion: promotionOf(columns, for_all_lines ? null : line),
    replaces,
  }));
}

import { isDeepStrictEqual } from 'node:util';
import type { LineCode } from '@onegi/contract/lines';
import type { Db } from '../../../db/database.ts';
import type { Catalogue, CatalogueSnapshot, LineVersion } from '../../../ports/catalogue.ts';
import { compileVersion } from '../compile-version.ts';
import { headInForce } from '../load-catalogue.ts';
import { publishedVersions, versionRows } from '../repository.ts';
import type { Basket } from './baskets/basket.ts';
import { baskets } from './baskets/baskets.ts';
import { type CoverChanges, compareCover } from './compare-cover.ts';
import { comparePrices, type Moves, type PriceCase } from './compare-prices.ts';
import { DraftRefused } from './publish-draft.ts';
import { draftPromotions, readHead } from './read-content.ts';

export interface PriceTable {
  readonly plans: readonly Moves[];
  readonly all: Moves;
}

export interface Preview {
  readonly effectiveFrom: string;
  /** The version the draft takes over from; null when it is the line's first. */
  readonly baseVersion: number | null;
  /** The quotes that were used last, each by its own plan. */
  readonly stored: PriceTable;
  /** Usual risks, each by every plan; null where there are enough stored quotes. */
  readonly basket: PriceTable | null;
  readonly cover: CoverChanges;
  /** Codes of promotions that the draft brings anew or changes. */
  readonly promotions: readonly string[];
}

export interface PreviewDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** What the quotes of a line that were used last were priced on, newest first. */
  readonly lastQuotes: (db: Db, line: LineCode, count: number) => Promise<PriceCase[]>;
}

/** Below this many stored quotes chance says more than they do. */
const FEW = 50;

/**
 * Who would move, by how much, if a draft were published: prices the last stored quotes and reads the benefits.
 * @throws DraftRefused when there is no such draft
 */
export async function previewDraft(
  { db, catalogue, lastQuotes }: PreviewDeps,
  line: LineCode,
  version: number,
  { quotes = 200 }: { readonly quotes?: number } = {},
): Promise<Preview> {
  const head = await readHead(db, line, version);
  if (!head) throw new DraftRefused(`There is no version ${version} of ${line}.`);
  if (head.status === 'published') throw new DraftRefused(`Version ${version} of ${line} is published already.`);
  const { effectiveFrom } = head;
  const snapshot = catalogue.current();
  const rows = await versionRows(db, { line, version, effectiveFrom });
  const draft = compileVersion(line, rows, snapshot.insurerByCode) as LineVersion;
  const before = headInForce(await publishedVersions(db), line, effectiveFrom);
  const base = before ? ((await catalogue.version(line, before.version)) as LineVersion) : null;
  const stored = await lastQuotes(db, line, quotes);
  return {
    effectiveFrom,
    baseVersion: before?.version ?? null,
    stored: comparePrices(base, draft, stored),
    basket:
      stored.length < FEW ? comparePrices(base, draft, basketCases(snapshot, line, effectiveFrom, base, draft)) : null,
    cover: compareCover(base, draft),
    promotions: (await draftPromotions(db, line, version))
      .filter(({ promotion }) => !isDeepStrictEqual(promotion, snapshot.promotions.get(promotion.code)))
      .map(({ promotion }) => promotion.code),
  };
}

/** Every usual risk under every plan of either version, without promotion and optional covers. */
function basketCases(
  snapshot: CatalogueSnapshot,
  line: LineCode,
  startsOn: string,
  base: LineVersion | null,
  draft: LineVersion,
): PriceCase[] {
  const basket = baskets[line] as unknown as Basket<LineCode>;
  const plans = new Set([...draft.plans, ...(base?.plans ?? [])].map(({ code }) => code));
  return basket.risks(startsOn).flatMap((risk) => {
    const terms = snapshot.terms(line, { startsOn, years: basket.years?.(risk) ?? 1 });
    const whole = { ...risk, riders: [] } as unknown as PriceCase['risk'];
    return [...plans].map((planCode) => ({ planCode, risk: whole, terms }));
  });
}

import type { LineCode } from '@onegi/contract/lines';
import type { LevyClass, LevyCode, LevyRow } from '@onegi/rating/levy';
import type { TariffCell } from '@onegi/rating/tariff';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { type BenefitTerms, benefitTerms } from '../../ports/benefit-terms.ts';
import type { ImportantNote, Insurer, Promotion } from '../../ports/catalogue.ts';
import { isBenefitGroup } from './benefit-groups.ts';
import type { BenefitRow } from './benefit-schedule.ts';
import { type OptionalCoverRow, optionalCoverAddition } from './optional-covers.ts';
import { promotionRule } from './promotion-rules.ts';
import type { CatalogueTables } from './tables.ts';

export interface VersionHead {
  readonly line: string;
  readonly version: number;
  readonly effectiveFrom: string;
}

/** All rows of one version, checked. */
export interface VersionRows {
  readonly head: VersionHead;
  readonly plans: readonly Selectable<CatalogueTables['plans']>[];
  readonly cells: readonly TariffCell[];
  readonly benefits: readonly BenefitRow[];
  readonly notes: readonly ImportantNote[];
  readonly optionalCovers: readonly OptionalCoverRow[];
}

const termsByTier = z.record(z.string(), benefitTerms);

/** Terms by tier, and under `variants` those that differ by a choice of the search. Without a tier: other variants alone. */
const storedTerms = z
  .object({ variants: z.record(z.string(), termsByTier.nullable()).default({}) })
  .catchall(benefitTerms)
  .transform(({ variants, ...tiers }) => ({
    terms: Object.keys(tiers).length > 0 ? (tiers as Record<string, BenefitTerms>) : null,
    variants,
  }));
const additions = z.array(optionalCoverAddition);

export async function publishedVersions(db: Db): Promise<VersionHead[]> {
  const rows = await db
    .selectFrom('catalogue_versions')
    .select(['line', 'version', 'effective_from'])
    .where('status', '=', 'published')
    .orderBy('line')
    .orderBy('effective_from')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ line: row.line, version: row.version, effectiveFrom: row.effective_from }));
}

export async function versionRows(db: Db, head: VersionHead): Promise<VersionRows> {
  const { line, version } = head;
  // One after the other: within a transaction they share one connection.
  const plans = await db
    .selectFrom('plans')
    .selectAll()
    .where('line', '=', line)
    .where('version', '=', version)
    .orderBy('seq')
    .execute();
  const cells = await db
    .selectFrom('tariff_cells')
    .selectAll()
    .where('line', '=', line)
    .where('version', '=', version)
    .orderBy('seq')
    .execute();
  const benefits = await db
    .selectFrom('benefits')
    .selectAll()
    .where('line', '=', line)
    .where('version', '=', version)
    .orderBy('seq')
    .execute();
  const notes = await db
    .selectFrom('important_notes')
    .selectAll()
    .where('line', '=', line)
    .where('version', '=', version)
    .orderBy('seq')
    .execute();
  const covers = await db
    .selectFrom('optional_covers')
    .selectAll()
    .where('line', '=', line)
    .where('version', '=', version)
    .orderBy('seq')
    .execute();
  return {
    head,
    plans,
    cells: cells.map((cell) => ({ table: cell.table_name, key: cell.key, value: cell.value })),
    benefits: benefits.map((row) => {
      if (!isBenefitGroup(row.benefit_group)) throw new Error(`Benefit ${row.code} stands under no known heading`);
      return {
        code: row.code,
        group: row.benefit_group,
        name: { en: row.name_en, zhHant: row.name_zh },
        partOf: row.part_of,
        highlightRank: row.highlight_rank,
        ...storedTerms.parse(row.terms),
      };
    }),
    notes: notes.map((row) => ({ seq: row.seq, kind: row.kind, text: { en: row.text_en, zhHant: row.text_zh } })),
    optionalCovers: covers.map((row) => ({
      code: row.code,
      rider: row.rider,
      name: { en: row.name_en, zhHant: row.name_zh },
      minimumAge: row.minimum_age,
      adds: additions.parse(row.adds),
    })),
  };
}

export async function allInsurers(db: Db): Promise<Insurer[]> {
  const rows = await db.selectFrom('insurers').selectAll().orderBy('seq').execute();
  return rows.map((row) => ({
    code: row.code,
    name: { en: row.name_en, zhHant: row.name_zh },
    brand: { en: row.brand_en, zhHant: row.brand_zh },
    style: { en: row.style_en, zhHant: row.style_zh },
    colour: row.colour,
    connected: row.connected,
    siteUrl: row.site_url,
    emergencyPhone: row.emergency_phone,
  }));
}

export async function allLevies(db: Db): Promise<LevyRow[]> {
  const rows = await db.selectFrom('levies').selectAll().orderBy('code').orderBy('effective_from').execute();
  return rows.map((row) => ({
    code: row.code as LevyCode,
    class: row.class as LevyClass,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    ratePpm: row.rate_ppm,
    capCents: row.cap_cents,
  }));
}

export async function allPromotions(db: Db): Promise<Map<string, Promotion>> {
  const rows = await db.selectFrom('promotions').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        line: row.line as LineCode | null,
        discountBasisPoints: row.discount_basis_points,
        validFrom: row.valid_from,
        validTo: row.valid_to,
        rule: row.rule === null ? null : promotionRule.parse(row.rule),
        failure: row.failure_en && row.failure_zh ? { en: row.failure_en, zhHant: row.failure_zh } : null,
      },
    ]),
  );
}

export function allSettings(db: Db): Promise<{ key: string; value: string }[]> {
  return db.selectFrom('settings').selectAll().execute();
}

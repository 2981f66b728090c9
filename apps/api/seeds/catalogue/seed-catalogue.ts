import type { LineCode } from '@onegi/contract/lines';
import type { LevyMode } from '@onegi/rating/levy';
import type { Db, Tx } from '../../src/db/database.ts';
import { publishVersion } from '../../src/modules/catalogue/publish-version.ts';
import { insurers } from './insurers.ts';
import { levies } from './levies.ts';
import type { LineSeed } from './line-seed.ts';
import { lineSeeds } from './lines.ts';
import { promotions } from './promotions.ts';
import { settings } from './settings.ts';

/**
 * Fills an empty catalogue with the demo data. What is there already stays as it is, so every start may call it, and
 * so may several processes at once. `levyMode` is the first value of the setting LEVY_MODE.
 */
export async function seedCatalogue(db: Db, { levyMode }: { readonly levyMode: LevyMode }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedMasterData(tx, levyMode);
    for (const [line, seed] of Object.entries(lineSeeds)) await seedLine(tx, line as LineCode, seed);
  });
}

async function seedMasterData(tx: Tx, levyMode: LevyMode): Promise<void> {
  const insurerRows = Object.entries(insurers).map(([code, insurer], index) => ({
    code,
    seq: index + 1,
    name_en: insurer.name,
    name_zh: insurer.nameZh,
    brand_en: insurer.brand,
    brand_zh: insurer.brandZh,
    style_en: insurer.style,
    style_zh: insurer.styleZh,
    colour: insurer.colour,
    default_method: insurer.method,
    connected: insurer.connected,
    site_url: `https://demo.invalid/${code}`,
    emergency_phone: insurer.emergencyPhone,
  }));
  const levyRows = levies.map((row) => ({
    code: row.code,
    class: row.class,
    effective_from: row.effectiveFrom,
    effective_to: row.effectiveTo,
    rate_ppm: row.ratePpm,
    cap_cents: row.capCents,
  }));
  const promotionRows = promotions.map((promotion) => ({
    code: promotion.code,
    line: promotion.line,
    discount_basis_points: promotion.discountBasisPoints,
    valid_from: promotion.validFrom,
    valid_to: promotion.validTo,
    rule: promotion.rule && JSON.stringify(promotion.rule),
    failure_en: promotion.failure?.en ?? null,
    failure_zh: promotion.failure?.zhHant ?? null,
  }));
  const settingRows = Object.entries(settings(levyMode)).map(([key, value]) => ({ key, value }));

  await tx
    .insertInto('insurers')
    .values(insurerRows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('levies')
    .values(levyRows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('promotions')
    .values(promotionRows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('settings')
    .values(settingRows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedLine(tx: Tx, line: LineCode, seed: LineSeed): Promise<void> {
  const of = { line, version: 1 };
  const created = await tx
    .insertInto('catalogue_versions')
    .values({ ...of, effective_from: seed.effectiveFrom, note: seed.note })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows === 0n) return;

  const planRows = seed.plans.map((plan, index) => ({
    ...of,
    code: plan.code,
    seq: index + 1,
    insurer_code: plan.insurerCode,
    tier: plan.tier,
    name_en: plan.name,
    name_zh: plan.nameZh,
    method: plan.method,
    relativity_basis_points: plan.relativityBasisPoints,
    standing_discount_basis_points: plan.standingDiscountBasisPoints,
    limit_factor_basis_points: plan.limitFactorBasisPoints,
    brochure_file: plan.brochureFile,
    wording_file: plan.wordingFile,
    claim_file: plan.claimFile,
  }));
  const cellRows = seed.cells.map((cell, index) => ({
    ...of,
    table_name: cell.table,
    key: [...cell.key],
    seq: index + 1,
    value: cell.value,
  }));
  const benefitRows = seed.benefits.map((benefit, index) => ({
    ...of,
    code: benefit.code,
    seq: index + 1,
    benefit_group: benefit.group,
    name_en: benefit.name,
    name_zh: benefit.nameZh,
    part_of: benefit.partOf ?? null,
    highlight_rank: benefit.highlightRank ?? null,
    terms: JSON.stringify({ ...benefit.terms, ...(benefit.variants && { variants: benefit.variants }) }),
  }));
  const noteRows = seed.notes.map(([kind, text_en, text_zh], index) => ({
    ...of,
    seq: index + 1,
    kind,
    text_en,
    text_zh,
  }));
  const coverRows = seed.optionalCovers.map((cover, index) => ({
    ...of,
    code: cover.code,
    seq: index + 1,
    rider: cover.rider,
    name_en: cover.name,
    name_zh: cover.nameZh,
    minimum_age: cover.minimumAge ?? null,
    adds: JSON.stringify(cover.adds),
  }));
  await tx.insertInto('plans').values(planRows).execute();
  await tx.insertInto('tariff_cells').values(cellRows).execute();
  await tx.insertInto('benefits').values(benefitRows).execute();
  if (noteRows.length > 0) await tx.insertInto('important_notes').values(noteRows).execute();
  if (coverRows.length > 0) await tx.insertInto('optional_covers').values(coverRows).execute();
  await publishVersion(tx, line, 1);
}

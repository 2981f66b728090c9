import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Promotion } from '../../../ports/catalogue.ts';
import type { BenefitRow } from '../benefit-schedule.ts';
import type { LineContent } from './content.ts';
import { promotionColumns } from './promotion-columns.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values in one. */
const BATCH = 1_000;
type OnWritten = (rows: number, of: number) => void;

/**
 * Writes a line's content as a new draft, the line's next version; two that write at the same time take turns.
 * @param inForce the promotions in force: the draft keeps those alone that it changes, each with what it replaces
 * @returns the draft's number
 */
export async function writeDraft(
  tx: Tx,
  content: LineContent,
  inForce: ReadonlyMap<string, Promotion>,
  onWritten: OnWritten = () => undefined,
): Promise<number> {
  const { line, rows } = content;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue ${line}`}, 0))`.execute(tx);
  const last = await tx
    .selectFrom('catalogue_versions')
    .select((select) => select.fn.max('version').as('version'))
    .where('line', '=', line)
    .executeTakeFirst();
  const of = { line, version: (last?.version ?? 0) + 1 };
  const all =
    rows.plans.length + rows.cells.length + rows.benefits.length + rows.notes.length + rows.optionalCovers.length;
  let written = 0;
  const report = (count: number) => {
    written += count;
    onWritten(written, all);
  };

  await tx
    .insertInto('catalogue_versions')
    .values({ ...of, effective_from: content.effectiveFrom, note: content.note })
    .execute();
  await inBatches(rows.plans, report, (batch) =>
    tx
      .insertInto('plans')
      .values(batch.map((plan) => ({ ...plan, ...of })))
      .execute(),
  );
  await inBatches(rows.cells, report, (batch, from) =>
    tx
      .insertInto('tariff_cells')
      .values(
        batch.map(({ table, key, value }, index) => ({
          ...of,
          table_name: table,
          key: [...key],
          seq: from + index + 1,
          value,
        })),
      )
      .execute(),
  );
  await writeBenefits(tx, of, rows.benefits, report);
  await inBatches(rows.notes, report, (batch) =>
    tx
      .insertInto('important_notes')
      .values(batch.map(({ seq, kind, text }) => ({ ...of, seq, kind, text_en: text.en, text_zh: text.zhHant })))
      .execute(),
  );
  await inBatches(rows.optionalCovers, report, (batch, from) =>
    tx
      .insertInto('optional_covers')
      .values(
        batch.map((cover, index) => ({
          ...of,
          code: cover.code,
          seq: from + index + 1,
          rider: cover.rider,
          name_en: cover.name.en,
          name_zh: cover.name.zhHant,
          minimum_age: cover.minimumAge,
          adds: JSON.stringify(cover.adds),
        })),
      )
      .execute(),
  );
  await inBatches(
    content.promotions.filter((promotion) => !isDeepStrictEqual(promotion, inForce.get(promotion.code))),
    () => undefined,
    (batch) =>
      tx
        .insertInto('version_promotions')
        .values(
          batch.map((promotion) => {
            const replaced = inForce.get(promotion.code);
            return {
              ...of,
              ...promotionColumns(promotion),
              for_all_lines: promotion.line === null,
              replaces: replaced ? JSON.stringify(replaced) : null,
            };
          }),
        )
        .execute(),
  );
  return of.version;
}

async function inBatches<Row>(
  rows: readonly Row[],
  onWritten: (rows: number) => void,
  write: (batch: readonly Row[], from: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await write(batch, from);
    onWritten(batch.length);
  }
}

/** Those that are a part of another come after all that stand alone, so that every batch finds what it refers to. */
async function writeBenefits(
  tx: Tx,
  of: { line: string; version: number },
  benefits: readonly BenefitRow[],
  onWritten: (rows: number) => void,
): Promise<void> {
  const rows = benefits.map((benefit, index) => ({
    ...of,
    code: benefit.code,
    seq: index + 1,
    benefit_group: benefit.group,
    name_en: benefit.name.en,
    name_zh: benefit.name.zhHant,
    part_of: benefit.partOf,
    highlight_rank: benefit.highlightRank,
    terms: JSON.stringify({
      ...benefit.terms,
      ...(Object.keys(benefit.variants).length > 0 && { variants: benefit.variants }),
    }),
  }));
  const ordered = [...rows.filter((row) => row.part_of === null), ...rows.filter((row) => row.part_of !== null)];
  await inBatches(ordered, onWritten, (batch) =>
    tx
      .insertInto('benefits')
      .values([...batch])
      .execute(),
  );
}

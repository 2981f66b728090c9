import type { LineCode } from '@onegi/contract/lines';
import { sql } from 'kysely';
import type { Db } from '../../../apps/api/src/db/database.ts';
import { publishVersion } from '../../../apps/api/src/modules/catalogue/publish-version.ts';

/**
 * Publishes a new version of a line with `count` plans: those of its first version, repeated with codes of their own
 * (LPG-TRAVEL-S, LPG-TRAVEL-S-0002, …). For measurements on a database of one's own.
 * @returns the number of the new version
 */
export function publishManyPlans(db: Db, line: LineCode, count: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { version: latest } = await tx
      .selectFrom('catalogue_versions')
      .select(['version'])
      .where('line', '=', line)
      .where('status', '=', 'published')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const version = latest + 1;
    await sql`
      insert into catalogue_versions (line, version, effective_from, note)
      select line, ${version}, effective_from, ${`${count} plans for measurements`}
      from catalogue_versions where line = ${line} and version = 1`.execute(tx);
    await sql`
      insert into tariff_cells (line, version, table_name, key, seq, value)
      select line, ${version}, table_name, key, seq, value
      from tariff_cells where line = ${line} and version = 1`.execute(tx);
    await sql`
      insert into benefits (line, version, code, seq, benefit_group, name_en, name_zh, part_of, highlight_rank, terms)
      select line, ${version}, code, seq, benefit_group, name_en, name_zh, part_of, highlight_rank, terms
      from benefits where line = ${line} and version = 1 order by seq`.execute(tx);
    await sql`
      insert into important_notes (line, version, seq, text_en, text_zh)
      select line, ${version}, seq, text_en, text_zh
      from important_notes where line = ${line} and version = 1`.execute(tx);
    await sql`
      insert into optional_covers (line, version, code, seq, rider, name_en, name_zh, minimum_age, adds)
      select line, ${version}, code, seq, rider, name_en, name_zh, minimum_age, adds
      from optional_covers where line = ${line} and version = 1`.execute(tx);
    await sql`
      insert into plans (line, version, code, seq, insurer_code, tier, name_en, name_zh, method,
        relativity_basis_points, standing_discount_basis_points, limit_factor_basis_points,
        brochure_file, wording_file, claim_file)
      select line, ${version},
        case when round = 1 then code else code || '-' || lpad(round::text, 4, '0') end,
        row_number() over (order by round, seq), insurer_code, tier, name_en, name_zh, method,
        relativity_basis_points, standing_discount_basis_points, limit_factor_basis_points,
        brochure_file, wording_file, claim_file
      from plans cross join generate_series(1, ${count}::integer) as round
      where line = ${line} and version = 1
      order by round, seq limit ${count}`.execute(tx);
    await publishVersion(tx, line, version);
    return version;
  });
}

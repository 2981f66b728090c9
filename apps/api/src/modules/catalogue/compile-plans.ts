import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import type { Insurer, Plan } from '../../ports/catalogue.ts';
import { scheduler } from './benefit-schedule.ts';
import type { VersionRows } from './repository.ts';

/** The plans of any line with what a card shows of them, in their stored order. */
export function compilePlans(
  line: LineCode,
  rows: VersionRows,
  insurerByCode: ReadonlyMap<string, Insurer>,
): readonly Plan[] {
  const scheduleOf = scheduler(rows.benefits);
  const { base, others } = variantsOf(line);
  return rows.plans.map((row): Plan => {
    const insurer = insurerByCode.get(row.insurer_code);
    if (!insurer) throw new Error(`Plan ${row.code} belongs to the unknown insurer ${row.insurer_code}`);
    return {
      code: row.code,
      line,
      version: rows.head.version,
      insurer,
      tier: row.tier,
      name: { en: row.name_en, zhHant: row.name_zh },
      method: row.method,
      standingDiscountBasisPoints: row.standing_discount_basis_points,
      brochureFile: row.brochure_file,
      wordingFile: row.wording_file,
      claimFile: row.claim_file,
      ...scheduleOf(row.tier, row.limit_factor_basis_points, base),
      variants: new Map(
        others.map((variant) => [variant, scheduleOf(row.tier, row.limit_factor_basis_points, variant)]),
      ),
    };
  });
}

import type { LineCode } from '@onegi/contract/lines';
import { decimalToInteger } from '@onegi/rating/money';
import type { VersionRows } from '../repository.ts';
import { layout } from './layout.ts';
import type { Tables } from './parse-workbook.ts';
import type { Problems } from './problems.ts';
import { uniqueness } from './unique.ts';

type PlanRow = VersionRows['plans'][number];
const { name: sheet, columns } = layout.plans;

/** The plans in their order; rows with something wrong are left out, their problems added. */
export function checkPlans(
  { plans: table }: Tables,
  line: LineCode,
  version: number,
  insurers: ReadonlySet<string>,
  problems: Problems,
): PlanRow[] {
  const isNew = uniqueness(problems);
  const plans: PlanRow[] = [];
  for (const { row, values } of table) {
    const { code, insurer } = values;
    if (code !== null) isNew(code, { sheet, row, column: columns.code.heading });
    if (insurer !== null && !insurers.has(insurer)) {
      const choices = [...insurers].join(', ');
      problems.add({ sheet, row, column: columns.insurer.heading }, 'unknownInsurer', { value: insurer, choices });
    }
    const { tier, nameEn, nameZh, method, relativity, discount, limitFactor, brochure, wording, claim } = values;
    if (code === null || insurer === null || tier === null || nameEn === null || nameZh === null) continue;
    if (method === null || relativity === null || discount === null || limitFactor === null) continue;
    if (brochure === null || wording === null || claim === null) continue;
    plans.push({
      line,
      version,
      code,
      seq: plans.length + 1,
      insurer_code: insurer,
      tier,
      name_en: nameEn,
      name_zh: nameZh,
      method,
      relativity_basis_points: decimalToInteger(relativity, 4),
      standing_discount_basis_points: decimalToInteger(discount, 2),
      limit_factor_basis_points: decimalToInteger(limitFactor, 4),
      brochure_file: brochure,
      wording_file: wording,
      claim_file: claim,
    });
  }
  return plans;
}

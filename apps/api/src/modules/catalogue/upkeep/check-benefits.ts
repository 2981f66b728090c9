import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { catalogue } from '@onegi/messages/en/catalogue';
import { isBenefitGroup } from '../benefit-groups.ts';
import type { BenefitRow } from '../benefit-schedule.ts';
import { type ByChoice, checkTerms } from './check-terms.ts';
import { layout } from './layout.ts';
import type { Tables } from './parse-workbook.ts';
import type { Problems } from './problems.ts';
import { uniqueness } from './unique.ts';

const { name: sheet, columns } = layout.benefits;
const NO_TERMS: ByChoice = new Map();

/** The benefits in their order, with what each tier pays; rows with something wrong are left out, their problems added. */
export function checkBenefits(
  tables: Tables,
  line: LineCode,
  tiers: readonly string[],
  problems: Problems,
): BenefitRow[] {
  const isNew = uniqueness(problems);
  const codes = new Set(tables.benefits.flatMap(({ values }) => values.code ?? []));
  const parts = new Set(tables.benefits.flatMap(({ values }) => (values.partOf !== null && values.code) || []));
  const termsOf = checkTerms(tables, { codes, tiers, choices: choicesOf(line) }, problems);
  const benefits: BenefitRow[] = [];
  for (const { row, values } of tables.benefits) {
    const { code, group, nameEn, nameZh, partOf, rank } = values;
    if (code !== null) {
      isNew(code, { sheet, row, column: columns.code.heading });
      if (!termsOf.has(code)) problems.add({ sheet, row }, 'noTerms', { value: code });
    }
    if (group !== null && !isBenefitGroup(group)) {
      const choices = Object.keys(catalogue.benefitGroup).join(', ');
      problems.add({ sheet, row, column: columns.group.heading }, 'choice', { value: group, choices });
    }
    const inPartOf = { sheet, row, column: columns.partOf.heading };
    if (partOf !== null && !codes.has(partOf)) problems.add(inPartOf, 'unknownBenefit', { value: partOf });
    if (partOf !== null && parts.has(partOf)) problems.add(inPartOf, 'partOfPart', { value: partOf });
    if (code === null || group === null || !isBenefitGroup(group) || nameEn === null || nameZh === null) continue;
    const { '': rule = null, ...variants } = Object.fromEntries(termsOf.get(code) ?? NO_TERMS);
    benefits.push({
      code,
      group,
      name: { en: nameEn, zhHant: nameZh },
      partOf,
      highlightRank: rank === null ? null : Number(rank),
      terms: rule,
      variants,
    });
  }
  return benefits;
}

/** The single choices that make up a line's variants. */
function choicesOf(line: LineCode): string[] {
  const { base, others } = variantsOf(line);
  return [...new Set([base, ...others].flatMap((variant) => variant.split('+')).filter((choice) => choice !== ''))];
}

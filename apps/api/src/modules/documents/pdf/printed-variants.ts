import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import type { Plan } from '../../../ports/catalogue.ts';
import { scheduleIn } from '../../catalogue/benefit-variants.ts';
import { type Printed, tierName } from './printed-texts.ts';
import type { BenefitColumn } from './tables.ts';

/** One benefit table of a product. */
export interface PrintedVariant {
  /** Its heading, where a product has several. */
  readonly title: string | null;
  readonly columns: readonly BenefitColumn[];
}

/**
 * The variants of a line's benefit tables that a brochure and a wording print. Where a choice only adds benefits, the
 * table with all of them says it all.
 */
function variantsFor(line: LineCode): readonly string[] {
  const { base, others } = variantsOf(line);
  switch (line) {
    case 'MOTOR':
      return [base, ...others];
    case 'MEDICAL':
      return [others.at(-1) ?? base, 'O', 'D'];
    default:
      return [others.at(-1) ?? base];
  }
}

function titleOf(t: Printed, line: LineCode, variant: string): string | null {
  if (line === 'MOTOR') return t(variant === 'T' ? 'variants.thirdParty' : 'variants.comprehensive');
  if (line !== 'MEDICAL') return null;
  return t(variant === 'O' ? 'variants.outPatient' : variant === 'D' ? 'variants.dental' : 'variants.hospital');
}

export function printedVariants(t: Printed, line: LineCode, plans: readonly Plan[]): PrintedVariant[] {
  return variantsFor(line).map((variant) => ({
    title: titleOf(t, line, variant),
    columns: plans.map((plan) => ({
      title: tierName(t, plan.tier),
      benefits: scheduleIn(plan, variant).benefits,
    })),
  }));
}

import type { BenefitGuide, GuideBenefit } from '@onegi/contract/calls/quotes/benefit-guide';
import { lineCodes } from '@onegi/contract/lines';
import { AppError } from '../../http/app-error.ts';
import type { CatalogueSnapshot, Plan, PlanBenefit } from '../../ports/catalogue.ts';

type Contents = GuideBenefit['insurers'][number]['plans'][number];

const notCovered = { covered: false, text: '–', textZh: '–' } as const;

function contentOf(plan: Plan, code: string): Contents {
  const benefit = plan.benefits.find((each) => each.code === code);
  return {
    plan: plan.code,
    tier: plan.tier,
    ...(benefit ? { covered: benefit.covered, text: benefit.text.en, textZh: benefit.text.zhHant } : notCovered),
  };
}

function describe({ code, name }: PlanBenefit, plans: readonly Plan[]): GuideBenefit {
  return {
    benefitCode: code,
    benefit: name.en,
    benefitZh: name.zhHant,
    insurers: [...Map.groupBy(plans, ({ insurer }) => insurer)].map(([insurer, own]) => ({
      insurer: insurer.code,
      insurerName: insurer.name.en,
      insurerNameZh: insurer.name.zhHant,
      plans: own.map((plan) => contentOf(plan, code)),
    })),
  };
}

/**
 * What every plan of a product pays under one heading of its benefits, as it is sold today.
 * @throws AppError plan.notFound for a product that is not sold, or that has nothing under the heading
 */
export function benefitGuide(snapshot: CatalogueSnapshot, asked: { product: string; group: string }): BenefitGuide {
  const line = lineCodes.find((code) => code === asked.product);
  if (!line) throw new AppError('plan.notFound');
  const { plans, notes, effectiveFrom } = snapshot.line(line);
  const found = new Map(
    plans.flatMap(({ benefits }) =>
      benefits.filter(({ group }) => group === asked.group).map((benefit) => [benefit.code, benefit] as const),
    ),
  );
  if (found.size === 0) throw new AppError('plan.notFound');
  return {
    tariffFrom: effectiveFrom,
    benefits: [...found.values()].map((benefit) => describe(benefit, plans)),
    exclusions: notes
      .filter(({ kind }) => (kind ?? 'exclusion') === 'exclusion')
      .map(({ text }) => ({ text: text.en, textZh: text.zhHant })),
  };
}

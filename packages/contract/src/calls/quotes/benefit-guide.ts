import { call } from '../../call.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { listOf, type Of, shape } from '../../shape.ts';

const planContent = shape({
  plan: q.plan,
  tier: q.tier,
  covered: q.covered,
  text: q.text,
  textZh: q.textZh,
});

const insurerContents = shape({
  insurer: q.insurer,
  insurerName: q.insurerName,
  insurerNameZh: q.insurerNameZh,
  plans: listOf('plans', planContent),
});

const guideBenefit = shape({
  benefitCode: q.benefitCode,
  benefit: q.benefit,
  benefitZh: q.benefitZh,
  insurers: listOf('insurers', insurerContents),
});

const benefitGuide = shape({
  /** The first day of the tariff that the figures are of. */
  tariffFrom: q.tariffFrom,
  benefits: listOf('benefits', guideBenefit),
  /** The line's main exclusions; some say what is paid all the same. */
  exclusions: listOf('exclusions', shape({ text: q.text, textZh: q.textZh })),
});
export type BenefitGuide = Of<typeof benefitGuide>;
export type GuideBenefit = Of<typeof guideBenefit>;

export const getBenefitGuide = call({
  name: 'benefitGuide',
  method: 'GET',
  path: '/buy/benefit-guide',
  summary: 'What every plan of a product pays under one heading of its benefits, and what the product excludes',
  tag: 'quotes',
  permission: 'quotes.read',
  query: shape({ product: q.product, group: q.group }),
  answer: benefitGuide,
});

import type { CaseForm, FilledIn } from '@onegi/contract/commercial/check-case';
import { type OccupationClass, occupations } from '@onegi/contract/commercial/occupations';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { answersThatCount } from '@onegi/contract/questions';
import { asksEmployees } from '@onegi/contract/templates';
import { decimalToInteger } from '@onegi/rating/money';
import { amountMeasures, numberMeasures, type RiskFacts } from './judge-appetite.ts';

type Measure = keyof RiskFacts['sizes'];

/** The rows of each form that say how large a risk is; several are added. Employees are counted beside them. */
const sizedBy: Readonly<Record<TemplateId, { readonly [M in Measure]?: readonly string[] }>> = {
  BP: { sumInsured: ['BP08', 'BP09'], liabilityLimit: ['BP11'], buildingAge: ['BP04'] },
  EC: {},
  CAR_A: { turnover: ['CA03'], contractValue: ['CA04'], liabilityLimit: ['CA07'] },
  CAR_P: { contractValue: ['CP06'], liabilityLimit: ['CP11'], buildingAge: ['CP12'] },
  MC: { sumInsured: ['MC09'], turnover: ['MC10'] },
  PAR: { sumInsured: ['PR06', 'PR07', 'PR08'], yearBuilt: ['PR04'] },
  PL: { turnover: ['PL06'], liabilityLimit: ['PL04'] },
  OTHERS_C: { sumInsured: ['OC05'], turnover: ['OC06'], headcount: ['OC07'] },
  OTHERS_P: {},
  OTHERS_M: {},
  OTHERS_PL: { liabilityLimit: ['OL03'], turnover: ['OL04'] },
  OTHERS_EM: { headcount: ['OE02'] },
};

const classOf = new Map<string, OccupationClass>(occupations);

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** Amounts in cents, or whole numbers; what is no figure is left out. */
const amounts = (texts: readonly string[]) =>
  texts.filter((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text)).map((text) => decimalToInteger(text, 2));
const wholes = (texts: readonly string[]) => texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number);

/** What a case says of its risk, by its form and its employees. */
export function riskFacts(
  template: TemplateId,
  form: Pick<CaseForm, 'questions' | 'employees'>,
  { answers: given, employees }: Pick<FilledIn, 'answers' | 'employees'>,
): RiskFacts {
  const answers = answersThatCount(form.questions, given);
  const sizes: { [M in Measure]?: number } = {};
  const add = (measure: Measure, figures: readonly number[]) => {
    if (figures.length > 0) sizes[measure] = sum(figures);
  };
  const textsOf = (measure: Measure) => (sizedBy[template][measure] ?? []).map((row) => answers[row] ?? '');
  for (const measure of amountMeasures) add(measure, amounts(textsOf(measure)));
  for (const measure of numberMeasures) add(measure, wholes(textsOf(measure)));
  const counted = asksEmployees(form, answers) ? employees : [];
  if (counted.length > 0) {
    add('headcount', wholes(counted.map(({ employeeCount }) => employeeCount)));
    add('payroll', amounts(counted.map(({ annualPayroll }) => annualPayroll)));
  }
  return {
    answers,
    sizes,
    occupations: counted.flatMap(({ employeeOccupation: code }) => {
      const known = classOf.get(code);
      return known ? [{ code, class: known }] : [];
    }),
  };
}

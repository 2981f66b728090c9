import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { expect, test } from 'vitest';
import { scheduler } from '../../src/modules/catalogue/benefit-schedule.ts';
import { assessIncident } from '../../src/modules/incidents/assess-incident.ts';
import type { Assessment, Outcome } from '../../src/modules/incidents/assessment.ts';
import { coverRows } from '../../src/modules/incidents/cover-rows.ts';
import type { Answers, Incident, Question } from '../../src/modules/incidents/incident.ts';
import { incidentsByLine } from '../../src/modules/incidents/incidents-by-line.ts';
import { lineSeeds } from './lines.ts';
import { benefitRows } from './terms.ts';

/** The result of a function of texts, worked out once for each. */
function remembered<Given extends readonly (string | number)[], Result>(work: (...given: Given) => Result) {
  const known = new Map<string, Result>();
  return (...given: Given): Result => {
    const key = given.join(' ');
    const result = known.get(key) ?? work(...given);
    known.set(key, result);
    return result;
  };
}

const schedulerOf = remembered((line: LineCode) => scheduler(benefitRows(lineSeeds[line].benefits)));

export const coversOf = remembered((line: LineCode) =>
  lineSeeds[line].optionalCovers.map(({ name, nameZh, ...cover }) => ({
    ...cover,
    name: { en: name, zhHant: nameZh },
  })),
);

/** What a plan of a tier holds with an insurer's limits, and what it could hold. */
export const planOf = remembered((line: LineCode, tier: string, variant: string, factorBasisPoints: number) => {
  const { base, others } = variantsOf(line);
  const benefitsOf = (each: string) => schedulerOf(line)(tier, factorBasisPoints, each).benefits;
  return {
    benefits: benefitsOf(variant),
    elsewhere: [...[base, ...others].flatMap(benefitsOf), ...coversOf(line)],
  };
});

export function incidentOf(line: LineCode, code: string): Incident {
  const incident = incidentsByLine[line].find((each) => each.code === code);
  if (!incident) throw new Error(`${line} has no incident ${code}`);
  return incident;
}

/** What a case says about the insured unless the case is about just that: long covered, fully insured, no extras. */
const ordinary: Answers = {
  held: 400,
  petAge: 3,
  age: 40,
  carValue: 250_000,
  sumInsured: 3_000_000,
  contentsValue: 1_000_000,
  cause: 'illness',
  alert: 'red',
  operationClass: 'intermediate',
  worldwideEffects: '25000',
};

/** The answers of a case: those it gives, the ordinary ones, and the examples that questions start with. */
export function answersOf({ questions }: Incident, given: Answers): Answers {
  const answerTo = (question: Question): number | string => {
    if (question.key === 'rebuildingValue') return given.sumInsured ?? 3_000_000;
    const usual = ordinary[question.key];
    if (usual !== undefined) return usual;
    if (question.kind === 'choice') return question.options[0] as string;
    return question.initial ?? 0;
  };
  return { ...Object.fromEntries(questions.map((question) => [question.key, answerTo(question)])), ...given };
}

/** What such a plan pays. */
export function assess(
  line: LineCode,
  code: string,
  tier: string,
  given: Answers = {},
  variant = variantsOf(line).base,
  factorBasisPoints = 10_000,
): Assessment {
  const incident = incidentOf(line, code);
  const answers = answersOf(incident, given);
  const { benefits, elsewhere } = planOf(line, tier, variant, factorBasisPoints);
  const rows = [...benefits, ...coverRows(incident, answers, coversOf(line))];
  return assessIncident({ incident, answers, benefits: rows, elsewhere });
}

export const pays: Outcome = 'pays';
export const upTo: Outcome = 'pays-up-to';
export const nothing: Outcome = 'does-not-pay';

/** A case worked out by hand from the clauses: the dollars, and in words how they come about. */
export type HandWorked = readonly [
  plan: string,
  incident: string,
  answers: Answers,
  dollars: number,
  outcome: Outcome,
  derivation: string,
  variant?: string,
];

/** One test for each case: the plan is named by its code, 'PLV-HOME-P', and has its insurer's limits. */
export function testHandWorked(cases: readonly HandWorked[]): void {
  for (const [code, incident, answers, dollars, outcome, derivation, variant] of cases) {
    test(`${code} ${variant ?? ''} ${incident} ${JSON.stringify(answers)} pays ${dollars}: ${derivation}`, () => {
      const line = code.split('-')[1] as LineCode;
      const plan = lineSeeds[line].plans.find((each) => each.code === code);
      if (!plan) throw new Error(`There is no plan ${code}`);
      const found = assess(line, incident, plan.tier, answers, variant, plan.limitFactorBasisPoints);
      expect([found.amountCents, found.outcome]).toEqual([Math.round(dollars * 100), outcome]);
    });
  }
}

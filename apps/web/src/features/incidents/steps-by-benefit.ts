import type { PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';

type Step = PlanOutcome['steps'][number];

interface BenefitSteps extends Pick<Step, 'benefit' | 'benefitZh'> {
  readonly key: string;
  readonly steps: Step[];
}

/** Steps that follow one another under the same benefit, together; a benefit may come up again. */
export function stepsByBenefit(steps: readonly Step[]): BenefitSteps[] {
  const groups: BenefitSteps[] = [];
  let code: string | undefined;
  for (const step of steps) {
    if (step.benefitCode !== code) {
      const { benefit, benefitZh } = step;
      groups.push({ key: `${groups.length} ${step.benefitCode}`, benefit, benefitZh, steps: [] });
      code = step.benefitCode;
    }
    groups.at(-1)?.steps.push(step);
  }
  return groups;
}

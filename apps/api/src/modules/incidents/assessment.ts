import type { Bilingual } from '../../lib/bilingual.ts';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import type { Answers, Condition, Incident } from './incident.ts';
import { incidentText, type Params, type StepKey } from './incident-texts.ts';

/** `pays-up-to`: a limit, a value or a sum insured cuts what would otherwise be paid. */
export type Outcome = 'pays' | 'pays-up-to' | 'does-not-pay';

/** One step of the answer: the clause it comes from and what it does, in words. */
export interface Step {
  readonly kind: StepKey;
  readonly benefitCode: string;
  readonly benefit: Bilingual;
  readonly text: Bilingual;
}

export interface Assessment {
  readonly outcome: Outcome;
  readonly amountCents: number;
  /** Written when they are read: lists hold every plan against every incident and show amounts alone. */
  readonly steps: readonly Step[];
}

/** A clause of the plan that a step comes from. */
export type Clause = Pick<PlanBenefit, 'code' | 'name'>;

/** A row of the plan's benefits, or what one of its optional covers adds. */
export type Row = Pick<PlanBenefit, 'code' | 'name' | 'terms' | 'covered' | 'text' | 'partOf'> & {
  /** True: it comes with an optional cover. */
  readonly isOptional?: true;
};

/** What an incident is held against. */
export interface Case {
  readonly incident: Incident;
  readonly answers: Answers;
  /** The plan's benefits, and what its optional covers add or could add. */
  readonly benefits: readonly Row[];
  /** Benefits of the plan whatever was chosen in the search: where a benefit is absent, its name stands here. */
  readonly elsewhere: readonly Clause[];
}

/** One claim on its way: what is left of it, the steps taken, and whether a limit has cut it. */
export interface Ledger {
  readonly clause: Clause;
  readonly steps: Step[];
  cents: number;
  cut: boolean;
}

export function step(kind: StepKey, clause: Clause, params: Params = {}): Step {
  return {
    kind,
    benefitCode: clause.code,
    benefit: clause.name,
    get text() {
      return incidentText(`step.${kind}`, params);
    },
  };
}

export function benefitOf({ benefits }: Pick<Case, 'benefits'>, code: string): Row | undefined {
  return benefits.find((benefit) => benefit.code === code);
}

/** The number answered; 0 where no question is named. */
export function numberFor(answers: Answers, key: string | undefined): number {
  const answer = key === undefined ? 0 : answers[key];
  if (typeof answer !== 'number') throw new Error(`The incident asks no number "${key}"`);
  return answer;
}

export const centsFor = (answers: Answers, key: string | undefined) => numberFor(answers, key) * 100;

/** What brought the event about: as it was answered, or as the incident has it. */
export const causeOf = ({ incident, answers }: Case) => answers.cause ?? incident.cause;

export function holds(condition: Condition | undefined, answers: Answers): boolean {
  return Object.entries(condition ?? {}).every(([key, wanted]) => {
    const answer = answers[key];
    if (typeof wanted === 'string') return answer === wanted;
    if (Array.isArray(wanted)) return wanted.includes(answer);
    const { atLeast, below } = wanted as { atLeast?: number; below?: number };
    const number = numberFor(answers, key);
    return (atLeast === undefined || number >= atLeast) && (below === undefined || number < below);
  });
}

import type { incidents as texts } from '@onegi/messages/en/incidents';

export type Ask = keyof typeof texts.ask;
export type CountUnit = keyof typeof texts.unit;

interface Asked<Kind extends string> {
  /** Names the question and its text. */
  readonly key: Ask;
  readonly kind: Kind;
  /** Known from the search where a plan's quote comes along; what is answered counts where it does not. */
  readonly fromSearch?: true;
}

interface Bounded {
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}

/** Whole HK$. */
export type AmountQuestion = Asked<'amount'> & Bounded;
export type CountQuestion = Asked<'count'> & Bounded & { readonly unit: CountUnit };
export type ChoiceQuestion = Asked<'choice'> & { readonly options: readonly string[]; readonly initial: string };
export type Question = AmountQuestion | CountQuestion | ChoiceQuestion;

/** Answers by question: whole HK$, counts, or the option chosen. */
export type Answers = Readonly<Record<string, number | string>>;

/** What must hold, by question: the option chosen, or a range of the number. */
export type Condition = Readonly<
  Partial<Record<Ask, string | readonly string[] | { readonly atLeast?: number; readonly below?: number }>>
>;

/** One thing that is claimed under one benefit of the plan. What it pays follows from the benefit's terms alone. */
export interface Claim {
  /** Code of the benefit. */
  readonly benefit: string;
  readonly when?: Condition;
  /** The whole cost; or `each` of `units`. Where only units are named, a sum is paid for each. */
  readonly cost?: Ask;
  readonly each?: Ask;
  readonly units?: Ask;
  /** How long the delay was. */
  readonly hours?: Ask;
  /** Which part, level or loss of the terms it is: the option of the question named, or that part itself. */
  readonly level?: string;
  /** The cost is what the claim before left unpaid. */
  readonly rest?: true;
  /** It is a thing with a limit of its own. */
  readonly thing?: 'laptop';
  /** Benefits that must be covered for this one to pay: the event insured against. */
  readonly needs?: readonly string[];
  /** Which of the incident's excesses it bears. */
  readonly excess?: string;
}

/** What an optional cover pays when it has been bought: the cost up to the sum chosen ("none" where it was not). */
export interface CoverClaim {
  readonly cover: string;
  readonly cost: Ask;
  readonly chosen: Ask;
}

/** An excess row that applies, whatever the others. */
export interface ExcessRule {
  readonly benefit: string;
  readonly when?: Condition;
  /** The sum a percentage is taken of, where that is the value of the car. */
  readonly value?: Ask;
  /** The excess chosen, where the row leaves a choice. */
  readonly chosen?: Ask;
}

/** Something that happens to people, as data: what is asked about it and what is claimed. */
export interface Incident {
  readonly code: string;
  readonly questions: readonly Question[];
  readonly claims: readonly (Claim | CoverClaim)[];
  /** Excesses by the name claims use for them. */
  readonly excesses?: Readonly<Record<string, readonly ExcessRule[]>>;
  /** Tells which waiting periods matter: what brought the event about, and how long cover has been in force. */
  readonly cause?: 'accident' | 'illness' | 'cancer-or-joint-disease';
  readonly held?: Ask;
  /** Age that limits or co-insurance depend on. */
  readonly age?: Ask;
  /** Where it happened, against the plan's territory. */
  readonly place?: Ask;
}

const MOST_DOLLARS = 10_000_000;

export function amount(key: Ask, initial: number, more: Partial<AmountQuestion> = {}): AmountQuestion {
  return { key, kind: 'amount', initial, least: 0, most: MOST_DOLLARS, ...more };
}

export function count(
  key: Ask,
  unit: CountUnit,
  initial: number,
  most: number,
  more: Partial<CountQuestion> = {},
): CountQuestion {
  return { key, kind: 'count', unit, initial, least: 0, most, ...more };
}

export function choice(
  key: Ask,
  options: readonly [string, ...string[]],
  more: Partial<ChoiceQuestion> = {},
): ChoiceQuestion {
  return { key, kind: 'choice', options, initial: options[0], ...more };
}

/** How long the cover has been in force: long enough for every waiting period unless it is answered otherwise. */
export const held = count('held', 'day', 400, 3_650);

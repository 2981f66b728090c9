import type { incidents as texts } from '@onegi/messages/en/incidents';

export type Ask = keyof typeof texts.ask;
export type CountUnit = keyof typeof texts.unit;

interface Asked<Kind extends string> {
  /** Names the question and its text. */
  readonly key: Ask;
  readonly kind: Kind;
  /** Known from the search where a plan's quote comes along; what is answered counts where it does not. */
  readonly fromSearch?: true;
  /** The optional cover it asks about: 'none', or added; its sum where the buyer names one (0: not added). */
  readonly rider?: string;
}

interface Bounded {
  /** An example of the loss, to start with. What is a fact of the insured has none: it starts unanswered. */
  readonly initial?: number;
  readonly least: number;
  readonly most: number;
  /** It is a part of what this other question asks, and no more than that. */
  readonly within?: Ask;
}

/** Whole HK$. */
export type AmountQuestion = Asked<'amount'> & Bounded;
export type CountQuestion = Asked<'count'> &
  Bounded & {
    readonly unit: CountUnit;
    /** Hours that may be answered with their minutes: '5:59'. */
    readonly minutes?: true;
  };
export type ChoiceQuestion = Asked<'choice'> & { readonly options: readonly string[] };
export type Question = AmountQuestion | CountQuestion | ChoiceQuestion;

/** Answers by question: whole HK$, counts, hours (with their minutes as a fraction), or the option chosen. */
export type Answers = Readonly<Record<string, number | string>>;

/** What must hold, by question: the option chosen, or a range of the number. */
export type Condition = Readonly<
  Partial<Record<Ask, string | readonly string[] | { readonly atLeast?: number; readonly below?: number }>>
>;

export type Cause = 'accident' | 'illness' | 'cancer-or-joint-disease';

/** One thing that is claimed under one benefit of the plan. What it pays follows from the benefit's terms alone. */
export interface Claim {
  /** Code of the benefit, or of an optional cover ('HOO1'; 'TRO1.2' is the second thing it adds). */
  readonly benefit: string;
  /** The optional cover that raises the limit of the benefit. */
  readonly raisedBy?: string;
  readonly when?: Condition;
  /** The whole cost; or `each` of `units`. Where only units are named, a sum is paid for each. */
  readonly cost?: Ask;
  readonly each?: Ask;
  readonly units?: Ask;
  /** How long the delay was. */
  readonly hours?: Ask;
  /** The value of the whole thing insured: no loss is above it. */
  readonly value?: Ask;
  /** True: a sum insured that is below the value pays the same part of every loss. */
  readonly average?: true;
  /** The dearest single item of the cost, against a limit for each item. */
  readonly dearest?: Ask;
  /** Which part, level or loss of the terms it is: the option of the question named, or that part itself. */
  readonly level?: string;
  /** The cost is what the claim before left unpaid. */
  readonly rest?: true;
  /** It is a thing with a limit of its own. */
  readonly thing?: 'laptop';
  /** Benefits that must be covered for this one to pay: the event insured against. */
  readonly needs?: readonly string[];
  /** The benefit is for accidents alone. */
  readonly accidentOnly?: true;
  /** Which of the incident's excesses it bears. */
  readonly excess?: string;
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
  readonly claims: readonly Claim[];
  /** Excesses by the name claims use for them. */
  readonly excesses?: Readonly<Record<string, readonly ExcessRule[]>>;
  /** What brought the event about, where that is no question ('cause'): it tells which waiting periods matter. */
  readonly cause?: Cause;
  /** How long cover has been in force. */
  readonly held?: Ask;
  /** Age that limits or co-insurance depend on. */
  readonly age?: Ask;
  /** Where it happened, against the plan's territory. */
  readonly place?: Ask;
}

/** Twice the highest limit that is sold, so that every limit can be met and passed. */
const MOST_DOLLARS = 200_000_000;

/** A cost or loss of the incident, with an example to start with. */
export function amount(key: Ask, initial: number, more: Partial<AmountQuestion> = {}): AmountQuestion {
  return { key, kind: 'amount', initial, least: 0, most: MOST_DOLLARS, ...more };
}

/** A sum that only the insured knows: it starts unanswered. */
export function ownAmount(key: Ask, more: Partial<AmountQuestion> = {}): AmountQuestion {
  return { key, kind: 'amount', least: 0, most: MOST_DOLLARS, ...more };
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

/** An age or a duration that only the insured knows: it starts unanswered. */
export function ownCount(key: Ask, unit: CountUnit, most: number, more: Partial<CountQuestion> = {}): CountQuestion {
  return { key, kind: 'count', unit, least: 0, most, ...more };
}

/** One of several; it starts unanswered, because no option is usual enough to be taken for everybody's. */
export function choice(
  key: Ask,
  options: readonly [string, ...string[]],
  more: Partial<ChoiceQuestion> = {},
): ChoiceQuestion {
  return { key, kind: 'choice', options, ...more };
}

/** Whether an optional cover has been added; the sums to choose from where it has some. */
export function added(key: Ask, rider: string, options: readonly string[] = ['added']): ChoiceQuestion {
  return choice(key, ['none', ...options], { fromSearch: true, rider });
}

/** The sum named for an optional cover; 0 where it has not been added. */
export function sumNamed(key: Ask, rider: string): AmountQuestion {
  return ownAmount(key, { fromSearch: true, rider });
}

/** For how long there has been cover: waiting periods count from there. */
export const held = ownCount('held', 'day', 36_500);

/** How late something was, in hours and minutes. */
export const hoursLate = (initial: number) => count('hoursLate', 'hours', initial, 240, { minutes: true });

export const accidentOrIllness = choice('cause', ['accident', 'illness']);

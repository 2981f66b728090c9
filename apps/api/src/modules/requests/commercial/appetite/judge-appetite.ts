import { type OccupationClass, occupationClasses } from '@onegi/contract/commercial/occupations';

/** What of a risk has a size: amounts in cents, else people, years of age, or the year of construction. */
export const amountMeasures = ['sumInsured', 'contractValue', 'turnover', 'liabilityLimit', 'payroll'] as const;
export const numberMeasures = ['headcount', 'buildingAge', 'yearBuilt'] as const;
type Measure = (typeof amountMeasures)[number] | (typeof numberMeasures)[number];

/** Bounds as somebody writes them down: amounts in Hong Kong dollars. */
type Bounds = { readonly [M in Measure]?: number };

/** What an insurer writes of one form's business; what is not mentioned it takes as it comes. */
export interface Appetite {
  /** The only answers to a row that it writes. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Answers to a row that it does not write. */
  readonly never?: Readonly<Record<string, readonly string[]>>;
  readonly most?: Bounds;
  readonly least?: Bounds;
  /** The last class of occupation that it takes. */
  readonly occupationsUpTo?: OccupationClass;
  /** Rows of statements that must be right as they stand. */
  readonly stated?: readonly string[];
}

/** What a case says of its risk; a size that is absent is not known. */
export interface RiskFacts {
  /** The answers that count, by row. */
  readonly answers: Readonly<Record<string, string>>;
  /** Amounts in cents. */
  readonly sizes: { readonly [M in Measure]?: number };
  readonly occupations: readonly { readonly code: string; readonly class: OccupationClass }[];
}

/** Why an insurer does not write a risk. */
export type Unfit =
  | { readonly kind: 'form' }
  | { readonly kind: 'only'; readonly row: string; readonly answers: readonly string[] }
  | { readonly kind: 'never'; readonly row: string; readonly answer: string }
  | { readonly kind: 'most' | 'least'; readonly measure: Measure; readonly bound: number; readonly is: number }
  | { readonly kind: 'occupations'; readonly upTo: OccupationClass; readonly codes: readonly string[] }
  | { readonly kind: 'stated'; readonly row: string };

const isAmount = (measure: Measure) => (amountMeasures as readonly Measure[]).includes(measure);
const rankOf = (of: OccupationClass) => occupationClasses.indexOf(of);

function outOfBounds(kind: 'most' | 'least', bounds: Bounds, sizes: RiskFacts['sizes']): Unfit[] {
  return (Object.keys(bounds) as Measure[]).flatMap((measure): Unfit[] => {
    const is = sizes[measure];
    const bound = (bounds[measure] ?? 0) * (isAmount(measure) ? 100 : 1);
    const isOut = is !== undefined && (kind === 'most' ? is > bound : is < bound);
    return isOut ? [{ kind, measure, bound, is }] : [];
  });
}

/**
 * Every reason why an insurer does not write a risk; none where it does. What is not known keeps nobody from being asked.
 * @param appetite of the form's business; absent where the insurer writes none of it
 */
export function judgeAppetite(appetite: Appetite | undefined, { answers, sizes, occupations }: RiskFacts): Unfit[] {
  if (!appetite) return [{ kind: 'form' }];
  const { only = {}, never = {}, most = {}, least = {}, occupationsUpTo: upTo, stated = [] } = appetite;
  const tooHigh = upTo ? occupations.filter((each) => rankOf(each.class) > rankOf(upTo)).map(({ code }) => code) : [];
  return [
    ...Object.entries(only).flatMap(([row, written]): Unfit[] => {
      const answer = answers[row];
      return answer === undefined || written.includes(answer) ? [] : [{ kind: 'only', row, answers: written }];
    }),
    ...Object.entries(never).flatMap(([row, refused]): Unfit[] => {
      const answer = answers[row];
      return answer !== undefined && refused.includes(answer) ? [{ kind: 'never', row, answer }] : [];
    }),
    ...(upTo && tooHigh.length > 0 ? [{ kind: 'occupations', upTo, codes: [...new Set(tooHigh)] } as const] : []),
    ...outOfBounds('most', most, sizes),
    ...outOfBounds('least', least, sizes),
    ...stated.filter((row) => answers[row] === 'N').map((row): Unfit => ({ kind: 'stated', row })),
  ];
}

import type { LineCode } from '@onegi/contract/lines';
import type { RiskByLine } from '@onegi/rating/lines/all';

/** Risks that stand for what is usually asked of a line, where too few real quotes say it. */
export interface Basket<Line extends LineCode> {
  /** For cover that starts on the day (yyyy-MM-dd). */
  risks(startsOn: string): readonly Omit<RiskByLine[Line], 'riders'>[];
  /** Policy years; one where it is absent. */
  years?(risk: Omit<RiskByLine[Line], 'riders'>): 1 | 2;
}

/** Every pair of the two lists, the second running fastest. */
export function pairs<A, B>(as: readonly A[], bs: readonly B[]): [A, B][] {
  return as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
}

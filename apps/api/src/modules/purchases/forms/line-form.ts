import type { Person } from '@onegi/contract/calls/purchases/shapes';
import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { PlaceRules, Relationship } from '@onegi/contract/lines/people';
import type { Finding } from '@onegi/contract/lines/search';
import type { Answers, Question } from '@onegi/contract/questions';
import type { CoverPeriod } from '../../policies/cover-period.ts';

/** What was searched, without how the list is sorted and filtered. */
export type SearchOf<Line extends LineCode> = Omit<SearchByLine[Line], 'sort' | 'insurers'>;

/** A place for one person, with what the server alone needs to know. */
export interface Place extends PlaceRules {
  /** What the person in this place is to the applicant, where it is not asked. */
  readonly relationship?: Relationship;
}

/** What the questions depend on beside the search. */
export interface Asking {
  /** yyyy-MM-dd in Hong Kong. */
  readonly today: string;
  /** The optional covers chosen, by the names rating knows them by. */
  readonly riders: readonly string[];
}

/** A form as it was filled in. People stand at their places' indexes; one that is not complete is null. */
export interface FilledForm<Search> {
  readonly search: Search;
  readonly startsOn: string;
  /** yyyy-MM-dd in Hong Kong, the day it is submitted. */
  readonly today: string;
  readonly people: readonly (Person | null)[];
  /** The answers that count. */
  readonly answers: Answers;
}

/** The sums an optional cover can be bought for, where rating takes any sum. */
export interface SumBounds {
  readonly smallest: number;
  readonly largest: number;
}

/** All that is a line's own in its application. */
export interface LineForm<Search> {
  /** Whether the applicant is the first of the people, may say so, or is none of them. */
  applicantPlace(search: Search): 'first' | 'choice' | 'none';
  /** One place per person, in order; none where the line insures no person. */
  places(search: Search, startsOn: string): readonly Place[];
  questions(search: Search, asking: Asking): readonly Question[];
  /** The first day of cover, as searched or answered; today while there is none. */
  coverStart(search: Search, answers: Answers, today: string): string;
  period(search: Search, startsOn: string): CoverPeriod;
  /** Rules over several fields, for a form whose single fields are fine. */
  findings?(form: FilledForm<Search>): Finding[];
  /** By rider. */
  readonly sums?: Readonly<Record<string, SumBounds>>;
}

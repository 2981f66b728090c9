import type { Question } from '@onegi/contract/questions';

/** A question as a page asks it. */
export interface FormQuestion extends Question {
  /** What browsers may fill it in with. */
  readonly autoComplete?: string;
  /** Characters that may be typed, where that is not its size. */
  readonly typed?: number;
}

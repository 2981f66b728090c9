/** A question about claims and its answer, in both languages. */
export interface Faq {
  readonly question: string;
  readonly questionZh: string;
  readonly answer: string;
  readonly answerZh: string;
}

import type { ChosenRider } from '@onegi/rating/line-rating';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import type { OptionalCover } from '../../ports/catalogue.ts';
import { describeInBoth } from '../catalogue/describe-benefit.ts';
import type { Row } from './assessment.ts';
import type { Answers, Incident, Question } from './incident.ts';

/**
 * What optional covers add, as rows beside the plan's benefits, so that every rule for benefits holds for them too. A
 * cover that has not been added is a row that is not covered.
 * @param answers which covers were added, and their sums: the answers to the incident's questions about them
 */
export function coverRows(
  { questions }: Incident,
  answers: Answers,
  covers: readonly Pick<OptionalCover, 'code' | 'rider' | 'name' | 'adds'>[],
): Row[] {
  return covers.flatMap(({ code, rider, name, adds }) => {
    const question = questions.find((each) => each.rider === rider);
    const answer = question ? answers[question.key] : undefined;
    const isAdded = answer !== undefined && answer !== 'none' && answer !== 0;
    return adds.map(({ terms: offered }, at): Row => {
      const terms: BenefitTerms = isAdded ? withSum(offered, Number(answer)) : { kind: 'optional' };
      return {
        code: at === 0 ? code : `${code}.${at + 1}`,
        name,
        terms,
        covered: isAdded,
        get text() {
          return describeInBoth(terms);
        },
        partOf: null,
        isOptional: true,
      };
    });
  });
}

/** A cover whose sum the buyer names pays costs up to that sum. */
function withSum(terms: BenefitTerms, sum: number): BenefitTerms {
  return terms.kind === 'included' && sum > 0 ? { kind: 'amount', limit: sum, pays: 'expenses' } : terms;
}

/** What a quote's optional covers answer: the sum, the cover added, or that it is not. */
export function coverAnswers({ questions }: Incident, chosen: readonly ChosenRider[]): Answers {
  const answers = questions
    .filter(({ rider }) => rider !== undefined)
    .map((question) => [
      question.key,
      answerOf(
        question,
        chosen.find(({ rider }) => rider === question.rider),
      ),
    ]);
  return Object.fromEntries(answers) as Answers;
}

function answerOf(question: Question, bought: ChosenRider | undefined): number | string | undefined {
  if (question.kind !== 'choice') return bought?.amountDollars ?? 0;
  const [none, ...options] = question.options;
  if (!bought) return none;
  return options.find((each) => each === String(bought.amountDollars)) ?? options[0];
}

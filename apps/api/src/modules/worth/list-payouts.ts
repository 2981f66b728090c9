import type { AnswerOf } from '@onegi/contract/call';
import type { listPayouts as listPayoutsCall } from '@onegi/contract/calls/quotes/plan-worth';
import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { Deps } from '../../deps.ts';
import type { LineVersion } from '../../ports/catalogue.ts';
import { findIncident } from '../incidents/check-incident.ts';
import type { Answers } from '../incidents/incident.ts';
import { payoutsOf } from '../incidents/payouts.ts';
import { readAnswers } from '../incidents/read-answers.ts';
import { searchAnswers } from '../incidents/search-answers.ts';
import { typicalAnswers } from '../incidents/typical-answers.ts';
import type { SealedSearch } from '../quotes/quote.ts';
import { sealSearch } from '../quotes/seal-search.ts';
import { assessorsOf } from './list-worth.ts';

interface Happening {
  readonly incident: string;
  /** What is not answered is typical. */
  readonly answers: Answers;
}

/**
 * What the plans that a search lists pay in one incident with answers of one's own. Prices and scores do not depend on
 * them, so neither is worked out.
 * @returns a function that throws AppError as listing does, and request.invalid naming the incident or the answers
 */
export function payoutLister({ catalogue }: Pick<Deps, 'catalogue'>) {
  return <Line extends LineCode>(
    line: Line,
    searched: SearchByLine[Line],
    { incident: code, answers }: Happening,
  ): AnswerOf<typeof listPayoutsCall> => {
    const snapshot = catalogue.current();
    const sealed = sealSearch(snapshot, line, searched) as SealedSearch;
    const version = snapshot.line(line) as unknown as LineVersion;
    const incident = findIncident({ product: line, incident: code });
    const usual = typicalAnswers(incident, searchAnswers(incident, sealed));
    const [own] = payoutsOf([incident], assessorsOf(version, sealed), readAnswers(incident, answers, [usual]));
    return version.plans.map(({ code: plan }, at) => ({ plan, amountCents: own?.paid[at]?.amountCents ?? 0 }));
  };
}

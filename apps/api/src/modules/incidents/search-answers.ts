import type { LineCode } from '@onegi/contract/lines';
import type { KeptSearch, SealedSearch } from '../quotes/quote.ts';
import { coverAnswers } from './cover-rows.ts';
import type { Answers, Ask, Incident } from './incident.ts';

type Known = Readonly<Partial<Record<Ask, number | string>>>;

/** What a quote's search answers, by line. */
const known: { readonly [Line in LineCode]?: (search: KeptSearch<Line>) => Known } = {
  HOME: ({ buildingAge, buildingType }) => ({ buildingAge, buildingType }),
  FIRE: ({ sumInsuredDollars }) => ({ sumInsured: sumInsuredDollars }),
  // Third-party cover is priced without the value of the car, and pays nothing for it.
  MOTOR: ({ valueDollars }) => ({ carValue: valueDollars ?? 0 }),
  PET: ({ petAgeYears }) => ({ petAge: petAgeYears }),
};

/**
 * The answers that a quote gives by itself, from its search and its optional covers; they count before what is answered
 * on the page.
 */
export function searchAnswers(
  incident: Incident,
  { line, search, options }: Pick<SealedSearch, 'line' | 'search' | 'options'>,
): Answers {
  const read = known[line] as ((search: unknown) => Known) | undefined;
  return { ...(read?.(search) as Answers | undefined), ...coverAnswers(incident, options) };
}

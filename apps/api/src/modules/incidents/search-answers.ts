import type { LineCode } from '@onegi/contract/lines';
import type { KeptSearch, SealedSearch } from '../quotes/quote.ts';
import type { Answers, Ask } from './incident.ts';

type Quoted<Line extends LineCode> = { readonly search: KeptSearch<Line> } & Pick<SealedSearch, 'options'>;

type Known = Readonly<Partial<Record<Ask, number | string | undefined>>>;

/** What a quote's search and optional covers answer, by line. */
const known: { readonly [Line in LineCode]?: (quoted: Quoted<Line>) => Known } = {
  HOME: ({ search, options }) => ({
    buildingAge: search.buildingAge,
    buildingType: search.buildingType,
    worldwideEffects: String(options.find(({ rider }) => rider === 'worldwideEffects')?.amountDollars ?? 'none'),
  }),
  FIRE: ({ search }) => ({ sumInsured: search.sumInsuredDollars }),
  MOTOR: ({ search }) => ({ carValue: search.valueDollars }),
  PET: ({ search }) => ({ petAge: search.petAgeYears }),
  MEDICAL: ({ options }) => ({
    deductible: options.some(({ rider }) => rider === 'deductible') ? '25000' : 'none',
  }),
};

/** The answers that a quote gives by itself; they count before what is answered on the page. */
export function searchAnswers({ line, search, options }: Pick<SealedSearch, 'line' | 'search' | 'options'>): Answers {
  const read = known[line] as ((quoted: { search: unknown; options: unknown }) => Known) | undefined;
  const answers = Object.entries(read?.({ search, options }) ?? {}).filter(([, answer]) => answer !== undefined);
  return Object.fromEntries(answers) as Answers;
}

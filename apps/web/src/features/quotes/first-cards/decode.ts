import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import type { AnswerNames, Names } from './sources.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Domain names and cents for an answer's own names and decimals. Its server made it: nothing is checked here. */
function renamed(answer: Answer, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).map(([domain, name]) => {
      const value = answer[name];
      return [domain, domain.endsWith('Cents') && typeof value === 'string' ? Number(value.replace('.', '')) : value];
    }),
  );
}

/** The listed plans of the two answers, each price joined with its plan's facts. */
export function plansOf(prices: readonly Answer[], facts: readonly Answer[], names: AnswerNames): ListedPlan[] {
  const line = (value: unknown) => (value ? renamed(value as Answer, names.highlight) : null);
  const known = new Map(
    facts.map((each) => {
      const { plan, highlights, special, missing } = renamed(each, names.facts);
      const lines = (highlights as Answer[]).map(line);
      return [plan, { highlights: lines, special: line(special), missing: line(missing) }];
    }),
  );
  return prices.map((each) => {
    const card = renamed(each, names.card);
    return { highlights: [], special: null, missing: null, ...known.get(card.plan), ...card } as unknown as ListedPlan;
  });
}

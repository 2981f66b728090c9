import type { EndorsementAction } from '@onegi/contract/fields/endorsements';
import { isCancelled, standingEndorsements } from './policy-on.ts';
import type { EndorsedPolicy } from './policy-terms.ts';

/** Classes whose premium is settled by what was declared in the end, also after the period is over. */
const ADJUSTED = new Set(['EC', 'MARINE']);

const adjustment = ({ product }: EndorsedPolicy): EndorsementAction[] => (ADJUSTED.has(product) ? ['adjustment'] : []);

/** What can be done with a policy today: of one that is cancelled, also from its first day, its reinstatement alone, of one that ended otherwise nothing. One that was renewed runs to the end of its period all the same, and is adjusted after it. */
export function actionsOf(endorsed: EndorsedPolicy, today: string): EndorsementAction[] {
  const { state, product, quote } = endorsed;
  const newest = standingEndorsements(endorsed).at(-1);
  if (isCancelled(state.endedAs)) return newest?.row.kind === 'CN' ? ['reinstatement'] : [];
  if (state.endedAs !== null && state.endedAs !== 'renewed') return [];
  if (today > state.endsOn) return adjustment(endorsed);
  return [
    ...(quote ? (['facts'] as const) : []),
    'details',
    // What no tariff of the portal prices, the insurer says.
    'keyed',
    ...(product === 'TRAVEL' ? [] : (['extension'] as const)),
    ...adjustment(endorsed),
    'cancelByClient',
    'cancelByInsurer',
    ...(newest ? [] : (['cancelFromStart'] as const)),
    ...(newest ? (['reversal'] as const) : []),
  ];
}

/** The first day that an endorsement may take effect on: not before what was issued last and stands. */
export function earliestDay(endorsed: EndorsedPolicy): string {
  const days = standingEndorsements(endorsed).map(({ row }) => row.effective_on);
  return [endorsed.state.startsOn, ...days].toSorted().at(-1) ?? endorsed.state.startsOn;
}

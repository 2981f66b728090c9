import type { PlanFacts } from '@onegi/contract/calls/quotes/shapes';
import { benefitParts } from '../../components/benefit-parts.ts';

type Highlight = PlanFacts['highlights'][number];

/** Of a text that has one line, in Latin characters; what is wider has several anyway. */
const WIDEST = 48;
/** A name is not broken into a line for each word. */
const NARROWEST = 14;
/** Figures are set bold. */
const BOLD = 1.15;

/** A Chinese character is twice as wide as a Latin one. */
const widthOf = (text: string) => text.length + (text.match(/[^\p{ASCII}]/gu)?.length ?? 0);

/** A figure with its conditions beside it, or alone where they will not have room there. */
function figureWidth(text: string): number {
  const [figure, , conditions = ''] = benefitParts(text);
  const alone = widthOf(figure) * BOLD;
  const whole = alone + widthOf(conditions);
  return whole > WIDEST ? alone : whole;
}

/**
 * The columns of the figures that cards show, as wide beside each other as their longest texts, so that figures with their conditions
 * have one line. The same for all cards of a list: figures of neighbours stand below each other.
 * @param cards the list's, each with the same benefits in the same order
 * @param textsOf the name and the figure of one, in the page's language
 * @returns a `grid-template-columns`
 */
export function highlightColumns<Card extends { highlights: readonly Highlight[] }>(
  cards: readonly Card[],
  textsOf: (highlight: Highlight) => readonly [name: string, figure: string],
): string {
  const columns: number[] = [];
  for (const { highlights } of cards) {
    for (const [at, highlight] of highlights.entries()) {
      const [name, figure] = textsOf(highlight);
      columns[at] = Math.max(columns[at] ?? NARROWEST, Math.min(WIDEST, widthOf(name)), figureWidth(figure));
    }
  }
  return columns.map((width) => `minmax(0, ${Math.round(width)}fr)`).join(' ');
}

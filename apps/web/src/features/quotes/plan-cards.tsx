import type { PlanCard as Card } from '@onegi/contract/calls/quotes/shapes';
import { type CSSProperties, useContext } from 'react';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { highlightColumns } from './highlight-columns.ts';
import { PlanCard } from './plan-card.tsx';
import { ChoiceContext, chosenOf, useToggle } from './use-choice.ts';
import type { ListedPlan } from './use-listed-plans.ts';

interface Props {
  readonly cards: readonly ListedPlan[];
  /** Those that are shown, in their order. */
  readonly shown: readonly ListedPlan[];
  readonly incident: string | undefined;
  readonly variant: string | undefined;
  readonly onAct: (plan: Card) => void;
}

/** The cards of a list. They are many and stay the same while one of them is chosen. */
export function PlanCards({ cards, shown, incident, variant, onAct }: Props) {
  const chosen = chosenOf(useContext(ChoiceContext), cards);
  const onToggle = useToggle(cards);
  const inLanguage = useInLanguage();
  const columns = highlightColumns(cards, ({ benefit, benefitZh, text, textZh }) => [
    inLanguage(benefit, benefitZh),
    inLanguage(text, textZh),
  ]);
  return (
    <ul className="stack gap-xs" style={{ '--highlights': columns } as CSSProperties}>
      {shown.map((plan) => (
        <PlanCard
          key={plan.plan}
          plan={plan}
          incident={incident}
          chosen={chosen.includes(plan)}
          variant={variant}
          onToggle={onToggle}
          onAct={onAct}
        />
      ))}
    </ul>
  );
}

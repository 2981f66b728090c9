import { createContext, useCallback, useContext } from 'react';
import { toggled } from './choice.ts';
import type { useListAddress } from './use-list-address.ts';
import type { ListedPlan } from './use-listed-plans.ts';

export interface Choice extends Readonly<ReturnType<typeof useListAddress>['choice']> {
  /** A fourth plan was just pressed. */
  readonly isOverfull: boolean;
  readonly setOverfull: (isOverfull: boolean) => void;
}

/** Apart from the rest of the list, so that a press that chooses a plan renders what shows the choice and nothing else. */
export const ChoiceContext = createContext<Choice>({
  asked: [],
  choose: () => {},
  isOverfull: false,
  setOverfull: () => {},
});

/** The chosen plans of a list; a code that it does not have is none. */
export const chosenOf = ({ asked }: Pick<Choice, 'asked'>, cards: readonly ListedPlan[]): ListedPlan[] =>
  asked.flatMap((code) => cards.find(({ plan }) => plan === code) ?? []);

/** Chooses a plan of the list, or takes it out. It stays the same function while plans are chosen. */
export function useToggle(cards: readonly ListedPlan[]): (plan: string) => void {
  const { choose, setOverfull } = useContext(ChoiceContext);
  return useCallback(
    (plan: string) =>
      choose((asked) => {
        const codes = chosenOf({ asked }, cards).map((card) => card.plan);
        const next = toggled(codes, plan);
        setOverfull(next === codes);
        return next;
      }),
    [choose, setOverfull, cards],
  );
}

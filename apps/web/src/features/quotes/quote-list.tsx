import { Button } from '@mantine/core';
import type { ListedPlan as Plan } from '@onegi/contract/calls/quotes/shapes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../components/states.tsx';
import { arrangeCards, providersOf } from './arrange-cards.ts';
import { toggled } from './choice.ts';
import { CompareBar } from './compare-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import classes from './list.module.css';
import { ListFrame } from './list-frame.tsx';
import { IncompleteSearch, ListProblem } from './list-problem.tsx';
import { LoadingList } from './loading-list.tsx';
import { PlanCard } from './plan-card.tsx';
import { QuoteFootnotes } from './quote-footnotes.tsx';
import { variantOfSearch } from './searched-variant.ts';
import { ShareList } from './share-list.tsx';
import type { useListAddress } from './use-list-address.ts';
import { useListedPlans } from './use-listed-plans.ts';
import { usePlanActions } from './use-plan-actions.tsx';

type Address = ReturnType<typeof useListAddress>;

/** Before the address can be read it waits, as it does for prices: what waits stays the same on the screen. */
export function QuoteList({ address }: { address: Address | null }) {
  const query = useListedPlans(address?.searched);
  if (!address || (address.searched && !query.error && !query.plans)) return <LoadingList />;
  if (query.plans) return <LoadedList address={address} cards={query.plans} />;
  return (
    <div className="container">
      {query.error ? (
        <ListProblem
          error={query.error}
          editUrl={address.editUrl}
          onRetry={query.retry}
          onDropPromotion={address.dropPromotion}
        />
      ) : (
        <IncompleteSearch editUrl={address.editUrl} />
      )}
    </div>
  );
}

function LoadedList({ address, cards }: { address: Address; cards: readonly Plan[] }) {
  const t = useTranslations('quoteList');
  const { act, dialogs } = usePlanActions();
  const [overfull, setOverfull] = useState(false);
  const { sort, insurers, listUrl } = address;
  const variant = variantOfSearch(address.searched);
  const providers = providersOf(cards);
  const shown = arrangeCards(cards, { sort, insurers });
  const chosen = address.chosen.flatMap((code) => cards.find(({ plan }) => plan === code) ?? []);
  const chosenCodes = chosen.map(({ plan }) => plan);
  const filters = { providers, insurers, sort, onInsurers: address.setInsurers, onSort: address.setSort };

  const setChoice = (next: readonly string[]) => {
    setOverfull(false);
    address.setChosen(next);
  };
  // Cards are many and stay the same while one of them is chosen: they get a toggle that never changes.
  const toggle = useRef<(plan: string) => void>(() => {});
  useEffect(() => {
    toggle.current = (plan) => {
      const next = toggled(chosenCodes, plan);
      if (next === chosenCodes) setOverfull(true);
      else setChoice(next);
    };
  });
  const onToggle = useCallback((plan: string) => toggle.current(plan), []);

  return (
    <>
      <ListFrame filters={<FilterPanel {...filters} />}>
        <div className={`row between gap-sm ${classes.toolbar}`}>
          <p className={`dimmed small tabular ${classes.count}`} role="status">
            {shown.length === cards.length
              ? t('count', { plans: cards.length, insurers: providers.length })
              : t('countShown', { shown: shown.length, plans: cards.length })}
          </p>
          <ShareList plans={shown} />
          <FilterSheet {...filters} shownCount={shown.length} />
        </div>
        {shown.length > 0 ? (
          <ul className="stack gap-md">
            {shown.map((plan) => (
              <PlanCard
                key={plan.plan}
                plan={plan}
                chosen={chosenCodes.includes(plan.plan)}
                listUrl={listUrl}
                variant={variant}
                onToggle={onToggle}
                onAct={act}
              />
            ))}
          </ul>
        ) : (
          <EmptyState>
            {insurers !== null && (
              <>
                <p className="dimmed">{t('filters.noneText')}</p>
                <Button variant="default" onClick={() => address.setInsurers(null)}>
                  {t('filters.showAll')}
                </Button>
              </>
            )}
          </EmptyState>
        )}
        <QuoteFootnotes cards={cards} />
      </ListFrame>
      <CompareBar
        chosen={chosen}
        overfull={overfull}
        listUrl={listUrl}
        variant={variant}
        onRemove={(plan) => setChoice(toggled(chosenCodes, plan))}
        onCancel={() => setChoice([])}
      />
      {dialogs}
    </>
  );
}

import { Button } from '@mantine/core';
import type { ListedPlan as Plan } from '@onegi/contract/calls/quotes/shapes';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../components/states.tsx';
import type { LineSearch } from '../../lib/search-address.ts';
import { arrangeCards, providersOf } from './arrange-cards.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { toggled } from './choice.ts';
import { CompareBar } from './compare-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import classes from './list.module.css';
import { IncompleteSearch, ListProblem } from './list-problem.tsx';
import { PlanCard } from './plan-card.tsx';
import { QuoteFootnotes } from './quote-footnotes.tsx';
import type { useListAddress } from './use-list-address.ts';
import { useListedPlans } from './use-listed-plans.ts';
import { usePlanDeeds } from './use-plan-deeds.tsx';

type Address = ReturnType<typeof useListAddress>;

export function QuoteList({ address }: { address: Address }) {
  if (!address.searched) {
    return (
      <div className="container">
        <IncompleteSearch editUrl={address.editUrl} />
      </div>
    );
  }
  return <PricedList address={address} searched={address.searched} />;
}

function PricedList({ address, searched }: { address: Address; searched: LineSearch }) {
  const query = useListedPlans(searched);
  if (query.error) {
    return (
      <div className="container">
        <ListProblem
          error={query.error}
          editUrl={address.editUrl}
          onRetry={query.retry}
          onDropPromotion={address.dropPromotion}
        />
      </div>
    );
  }
  return query.plans ? <LoadedList address={address} cards={query.plans} /> : <LoadingList />;
}

function Frame({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const t = useTranslations('quoteList.filters');
  return (
    <div className={`container ${classes.layout}`}>
      <aside className={classes.side} aria-label={t('title')}>
        {filters}
      </aside>
      <div className={classes.main}>{children}</div>
    </div>
  );
}

export function LoadingList() {
  const t = useTranslations('quoteList');
  return (
    <Frame filters={null}>
      <div className={classes.toolbar}>
        <p className={classes.count} role="status">
          {t('loading')}…
        </p>
      </div>
      <ul className={classes.cards} aria-busy="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </ul>
    </Frame>
  );
}

function LoadedList({ address, cards }: { address: Address; cards: readonly Plan[] }) {
  const t = useTranslations('quoteList');
  const { act, dialogs } = usePlanDeeds();
  const [overfull, setOverfull] = useState(false);
  const { sort, insurers, listUrl } = address;
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
      <Frame filters={<FilterPanel {...filters} />}>
        <div className={classes.toolbar}>
          <p className={classes.count} role="status">
            {shown.length === cards.length
              ? t('count', { plans: cards.length, insurers: providers.length })
              : t('countShown', { shown: shown.length, plans: cards.length })}
          </p>
          <FilterSheet {...filters} shownCount={shown.length} />
        </div>
        {shown.length > 0 ? (
          <ul className={classes.cards}>
            {shown.map((plan) => (
              <PlanCard
                key={plan.plan}
                plan={plan}
                chosen={chosenCodes.includes(plan.plan)}
                listUrl={listUrl}
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
      </Frame>
      <CompareBar
        chosen={chosen}
        overfull={overfull}
        listUrl={listUrl}
        onRemove={(plan) => setChoice(toggled(chosenCodes, plan))}
        onCancel={() => setChoice([])}
      />
      {dialogs}
    </>
  );
}

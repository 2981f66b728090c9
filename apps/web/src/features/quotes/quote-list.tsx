import { Button } from '@mantine/core';
import type { ListWorth, Measure } from '@onegi/contract/calls/quotes/plan-worth';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PaintFromHere } from '../../components/paint-from-here.tsx';
import { LightingWindows } from '../../components/scenes/lighting-windows.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { arrangeCards, providersOf } from './arrange-cards.ts';
import { CompareBar } from './compare-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { IncidentBar } from './incident-bar.tsx';
import classes from './list.module.css';
import { ListFrame } from './list-frame.tsx';
import { IncompleteSearch, ListProblem } from './list-problem.tsx';
import { LoadingList } from './loading-list.tsx';
import { PlanCards } from './plan-cards.tsx';
import { QuoteFootnotes } from './quote-footnotes.tsx';
import { ScoreExplained } from './score-explained.tsx';
import { variantOfSearch } from './searched-variant.ts';
import { ShareList } from './share-list.tsx';
import { TierChips } from './tier-chips.tsx';
import type { useListAddress } from './use-list-address.ts';
import { type ListedPlan, useListedPlans, useOwnPayouts } from './use-listed-plans.ts';
import { usePlanActions } from './use-plan-actions.tsx';

type Address = ReturnType<typeof useListAddress>['list'];

const NO_MEASURES: readonly Measure[] = [];

/** Before the address can be read it waits, as it does for prices: what waits stays the same on the screen. */
export function QuoteList({ address }: { address: Address | null }) {
  const query = useListedPlans(address?.searched);
  if (!address || (address.searched && !query.error && !query.plans)) return <LoadingList />;
  if (query.plans) return <LoadedList address={address} cards={query.plans} worth={query.worth} />;
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

/** The incident that the cards are held against: the one of the address, or the line's first. */
function useChosenIncident({ searched, incident }: Address, cards: readonly ListedPlan[], worth: ListWorth | null) {
  const own = useOwnPayouts(searched, incident);
  const asked = worth?.incidents.findIndex((each) => each.incident === incident?.incident) ?? -1;
  const at = Math.max(asked, 0);
  const paid = useMemo(() => {
    const ownOf = asked >= 0 ? own : null;
    return cards.map((card): ListedPlan => {
      const payoutCents = ownOf?.get(card.plan) ?? card.worth?.payouts[at];
      return payoutCents === undefined ? card : { ...card, payoutCents };
    });
  }, [cards, own, asked, at]);
  return { chosen: worth?.incidents[at], cards: paid };
}

function LoadedList(props: { address: Address; cards: readonly ListedPlan[]; worth: ListWorth | null }) {
  const { address, worth } = props;
  const t = useTranslations('quoteList');
  const inLanguage = useInLanguage();
  const { act, dialogs } = usePlanActions();
  const incident = useChosenIncident(address, props.cards, worth);
  const { cards } = incident;
  const { sort, insurers, tiers, least } = address;
  const variant = variantOfSearch(address.searched);
  const measures = worth?.measures ?? NO_MEASURES;
  const providers = useMemo(() => providersOf(cards), [cards]);
  const shown = useMemo(
    () => arrangeCards(cards, { sort, insurers, tiers, least }, measures),
    [cards, sort, insurers, tiers, least, measures],
  );
  const priced = cards.some(({ totalCents }) => totalCents !== null);
  const scored = cards.some(({ worth: own }) => typeof own?.score === 'number');
  const title = incident.chosen && inLanguage(incident.chosen.title, incident.chosen.titleZh);
  const filters = {
    providers,
    insurers,
    sort,
    priced,
    scored,
    least,
    measures,
    incident: title,
    onInsurers: address.setInsurers,
    onSort: address.setSort,
    onLeast: address.setLeast,
  };

  return (
    <>
      <ListFrame filters={<FilterPanel {...filters} />} cards={cards}>
        {incident.chosen && worth && (
          <IncidentBar
            product={address.line}
            variant={variant}
            incidents={worth.incidents}
            chosen={incident.chosen}
            choice={address.incident}
            onChoose={address.setIncident}
          />
        )}
        <div className={`row between gap-sm ${classes.toolbar}`}>
          <p className={`dimmed small tabular ${classes.count}`} role="status">
            {shown.length === cards.length
              ? t('count', { plans: cards.length, insurers: providers.length, priced: String(priced) })
              : t('countShown', { shown: shown.length, plans: cards.length, priced: String(priced) })}
          </p>
          <LightingWindows quoted={providers.filter(({ lowestCents }) => lowestCents !== null).length} />
          <ShareList plans={shown} />
          <FilterSheet {...filters} shownCount={shown.length} />
        </div>
        <PaintFromHere />
        <div className={`row between gap-xs ${classes.tools}`}>
          <TierChips tiers={cards.map(({ tier }) => tier)} chosen={tiers} onChoose={address.setTiers} />
          {worth && scored && <ScoreExplained cards={cards} incidents={worth.incidents} />}
        </div>
        {shown.length > 0 ? (
          <PlanCards cards={cards} shown={shown} incident={title} variant={variant} onAct={act} />
        ) : (
          <EmptyState>
            {(insurers !== null || tiers !== null || Object.keys(least).length > 0) && (
              <>
                <p className="dimmed">{insurers?.length === 0 ? t('filters.noneText') : t('filters.noneLeft')}</p>
                <Button variant="default" onClick={address.showAll}>
                  {insurers?.length === 0 ? t('filters.showAll') : t('filters.dropAll')}
                </Button>
              </>
            )}
          </EmptyState>
        )}
        <QuoteFootnotes cards={cards} />
      </ListFrame>
      <CompareBar cards={cards} variant={variant} />
      {dialogs}
    </>
  );
}

import { planCoverage } from '@onegi/contract/calls/quotes/plan-coverage';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
import classes from './list.module.css';

/** Quotes are reference only; the levy's words and figures are those the prices were made with. */
export const QuoteFootnotes = memo(function QuoteFootnotes({ cards }: { cards: readonly PlanCard[] }) {
  const t = useTranslations('quoteList.footnote');
  const inLanguage = useInLanguage();
  const reader = useReader();
  const priced = cards.find(({ quoteRef }) => quoteRef !== null);
  const { data } = useQuery({
    ...queryOf(planCoverage, {
      body: {
        insurer: priced?.insurer ?? '',
        plan: priced?.plan ?? '',
        line: priced?.line ?? '',
        quoteRef: priced?.quoteRef ?? undefined,
      },
    }),
    enabled: priced !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const levy = data?.card.breakdown;
  return (
    <div className="stack dimmed fine close-set gap-xs mt-2xl">
      <p>{t('reference')}</p>
      <p>{t('buttons', reader)}</p>
      <p className={classes.levy}>{levy && inLanguage(levy.levyText, levy.levyTextZh)}</p>
    </div>
  );
});

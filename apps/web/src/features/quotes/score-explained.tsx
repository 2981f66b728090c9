import type { TypicalIncident } from '@onegi/contract/calls/quotes/plan-worth';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedPlan } from './use-listed-plans.ts';

const ScoreTable = lazy(() => import('./score-table.tsx'));

/** Leads to how the value score is made, with one plan worked out. */
export function ScoreExplained(props: { cards: readonly ListedPlan[]; incidents: readonly TypicalIncident[] }) {
  const t = useTranslations('quoteList.worth');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-link target text-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('how')}
      </button>
      {open && (
        <Suspense>
          <ScoreTable {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

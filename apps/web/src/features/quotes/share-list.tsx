import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { memo } from 'react';
import { mostCompared } from './choice.ts';
import { ComparisonPdf } from './comparison-pdf.tsx';
import classes from './list.module.css';
import { ShareButton } from './share-button.tsx';

/** The list for somebody else: as a link, and as a PDF that compares its first plans. Nothing without a price. */
export const ShareList = memo(function ShareList({ plans }: { plans: readonly PlanCard[] }) {
  const priced = plans.filter(({ quoteRef }) => quoteRef);
  if (priced.length === 0) return null;
  return (
    <div className={`flex gap-xs push-end no-print ${classes.share}`}>
      <ShareButton kind="list" plans={priced} />
      <ComparisonPdf plans={priced.slice(0, mostCompared)} ranked />
    </div>
  );
});

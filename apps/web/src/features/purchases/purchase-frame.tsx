import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import type { ReactNode } from 'react';
import { type Step, StepBar } from '../../components/step-bar.tsx';
import { travelListUrl, travelParams } from '../../lib/search-url.ts';
import classes from './purchase-frame.module.css';

interface Props {
  current: Step;
  quote?: FrozenQuote;
  /** Where the later of the earlier steps are. */
  back?: Partial<Record<Step, string>>;
  summary?: ReactNode;
  children: ReactNode;
}

/** Steps 3 to 5: the five steps above, the plan beside the work on a wide screen and in a bar above it on a phone. */
export function PurchaseFrame({ current, quote, back, summary, children }: Props) {
  const search = quote?.travel;
  const earlier = search && {
    search: `/travel-searchPlan?${travelParams(search)}`,
    quotes: travelListUrl({ ...search, sort: 'ASC' }),
  };
  return (
    <>
      <StepBar current={current} back={{ ...earlier, ...back }} />
      <div className={`container ${classes.frame}`} data-summary={Boolean(summary)}>
        {summary}
        <div className={classes.work}>{children}</div>
      </div>
    </>
  );
}

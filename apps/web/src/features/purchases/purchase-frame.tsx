import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import type { ReactNode } from 'react';
import { type Step, StepBar } from '../../components/step-bar.tsx';
import classes from './purchase-frame.module.css';
import { listOf, searchPageOf } from './search-links.ts';

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
  const earlier = quote && { search: searchPageOf(quote), quotes: listOf(quote) };
  return (
    <>
      <StepBar current={current} back={{ ...earlier, ...back }} />
      <div className={`container ${classes.frame}`} data-summary={Boolean(summary)}>
        {summary}
        <div className={`shrink readable ${classes.work}`}>{children}</div>
      </div>
    </>
  );
}

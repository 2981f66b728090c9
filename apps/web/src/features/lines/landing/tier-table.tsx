import type { LineCode } from '@onegi/contract/lines';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WhenVisible } from '../../../components/when-visible.tsx';
import classes from './landing.module.css';

const TierLimits = lazy(() => import('./tier-limits.tsx'));

interface Props {
  line: LineCode;
  /** Benefits to show, by their codes in the schedule. */
  compared: readonly string[];
}

/** How basic, standard and premier differ, by the plans of one insurer as they are sold today. */
export function TierTable(props: Props) {
  const t = useTranslations('search.landing');
  return (
    <section className={classes.band} aria-labelledby="compare">
      <div className="container section">
        <h2 id="compare">{t('compareTitle')}</h2>
        <p className={`dimmed ${classes.under}`}>{t('compareLead')}</p>
        <div className={classes.tiers}>
          <WhenVisible waiting={null}>
            <Suspense>
              <TierLimits {...props} />
            </Suspense>
          </WhenVisible>
        </div>
      </div>
    </section>
  );
}

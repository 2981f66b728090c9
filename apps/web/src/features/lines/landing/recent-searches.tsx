import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WhenVisible } from '../../../components/when-visible.tsx';
import { useSearchedHint } from '../../../lib/searched-hint.ts';
import classes from './recent-searches.module.css';

const RecentList = lazy(() => import('./recent-list.tsx'));

/** The last searches of this browser, if there may be any. They are asked for when they come into sight. */
export function RecentSearches() {
  const t = useTranslations('search.recent');
  const hasSearched = useSearchedHint();
  const waiting = <div className={`row mt-lg ${classes.waiting}`} />;
  if (!hasSearched) return null;
  return (
    <section className="container section" aria-labelledby="recent-searches">
      <h2 id="recent-searches">{t('title')}</h2>
      <WhenVisible waiting={waiting}>
        <Suspense fallback={waiting}>
          <RecentList />
        </Suspense>
      </WhenVisible>
    </section>
  );
}

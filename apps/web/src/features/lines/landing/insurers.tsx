import type { LineCode } from '@onegi/contract/lines';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WhenVisible } from '../../../components/when-visible.tsx';
import classes from './insurers.module.css';

const InsurerList = lazy(() => import('./insurer-list.tsx'));

/** The insurers that sell a line, by their monograms. */
export function Insurers({ line }: { line: LineCode }) {
  const t = useTranslations('search');
  const waiting = <div className={`stack gap-sm mt-lg ${classes.list}`} />;
  return (
    <section className="container section" aria-labelledby="insurers">
      <h2 id="insurers">{t('insurersTitle')}</h2>
      <WhenVisible waiting={waiting}>
        <Suspense fallback={waiting}>
          <InsurerList line={line} />
        </Suspense>
      </WhenVisible>
    </section>
  );
}

import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { IncidentProps } from './incident-props.ts';
import classes from './incidents.module.css';
import { LoadingChips } from './loading-chips.tsx';

// Apart from the page: it can be read before the pictures and questions can be pressed.
const IncidentPanel = lazy(() => import('./incident-panel.tsx'));

/** What plans would pay for a typical incident. */
export function IncidentSection(props: IncidentProps) {
  const t = useTranslations('incidentCheck');
  return (
    <section aria-labelledby="incident-title">
      <h2 className="large mb-2xs" id="incident-title">
        {t('title')}
      </h2>
      <p className="dimmed small">{t('lead', { count: props.plans.length })}</p>
      <div className={`flex mt-md column ${classes.panel}`}>
        <Suspense fallback={<LoadingChips />}>
          <IncidentPanel {...props} />
        </Suspense>
      </div>
    </section>
  );
}

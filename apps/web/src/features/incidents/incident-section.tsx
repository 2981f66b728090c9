import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WhenVisible } from '../../components/when-visible.tsx';
import type { IncidentProps } from './incident-props.ts';
import classes from './incidents.module.css';

const IncidentPanel = lazy(() => import('./incident-panel.tsx'));

/** What plans would pay for a typical incident. It stays out of the way until it comes near the screen. */
export function IncidentSection(props: IncidentProps) {
  const t = useTranslations('incidentCheck');
  return (
    <section className="mt-3xl" aria-labelledby="incident-title">
      <h2 className="large mb-2xs" id="incident-title">
        {t('title')}
      </h2>
      <p className="dimmed small">{t('lead', { count: props.plans.length })}</p>
      <div className={`flex mt-md column ${classes.panel}`}>
        <WhenVisible waiting={null}>
          <Suspense>
            <IncidentPanel {...props} />
          </Suspense>
        </WhenVisible>
      </div>
    </section>
  );
}

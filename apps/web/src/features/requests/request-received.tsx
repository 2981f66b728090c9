import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import classes from './request-quote-page.module.css';

/** The request is taken down: its number, and when to expect an answer. */
export function RequestReceived({ requestNumber, searchUrl }: { requestNumber: string; searchUrl?: string }) {
  const t = useTranslations('apply.request');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.received}>
      <h1 ref={heading} tabIndex={-1} className={classes.receivedTitle}>
        {t('doneTitle')}
      </h1>
      <p>{t('done')}</p>
      <dl className={classes.number}>
        <dt>{t('number')}</dt>
        <dd className="tabular">{requestNumber}</dd>
      </dl>
      <p className="dimmed small">{t('keep')}</p>
      <Button component={Link} to={searchUrl ?? '/travel-searchPlan'} variant="default">
        {t('back')}
      </Button>
    </section>
  );
}

import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../app/page-head.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { RequestForm } from './request-form.tsx';
import { requestOf } from './request-of.ts';
import classes from './request-quote-page.module.css';

/** Asks an officer for a quote: plans without a price, and those that are not sold at once. */
export default function RequestQuotePage() {
  const t = useTranslations('apply.request');
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const request = requestOf(hydrated ? params : new URLSearchParams());
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} />
      {request ? (
        <RequestForm key={params.toString()} request={request} />
      ) : (
        <>
          <h1 className={classes.lead}>{t('title')}</h1>
          <EmptyState title={t('notAvailable')}>
            <p className="dimmed">{t('notAvailableText')}</p>
          </EmptyState>
        </>
      )}
    </div>
  );
}

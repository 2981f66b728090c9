import { getTemplate } from '@onegi/contract/calls/requests/template';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { RequestForm } from './request-form.tsx';
import { type QuoteRequest, requestOf } from './request-of.ts';

/** Asks an officer for a quote: plans without a price, those that are not sold at once, and business. */
export default function RequestQuotePage() {
  const t = useTranslations('requests.form');
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const request = hydrated ? requestOf(params) : undefined;
  return (
    <div className="container page tall" style={{ maxWidth: 720 }}>
      <PageHead title={t('title')} description={t('description')} />
      {request && <OpenedForm key={params.toString()} request={request} />}
      {!request && <h1>{t('title')}</h1>}
      {!hydrated && <FormSkeleton />}
      {hydrated && !request && (
        <EmptyState title={t('notAvailable')}>
          <p className="dimmed">{t('notAvailableText')}</p>
          <p>
            <Link to="/smeIndex" className="text-link">
              {t('toBusiness')}
            </Link>
          </p>
        </EmptyState>
      )}
    </div>
  );
}

function OpenedForm({ request }: { request: QuoteRequest }) {
  const t = useTranslations('requests.form');
  const { templateId, product, insurer, plan, quoteRef, reason, searchUrl } = request;
  const [params] = useSearchParams();
  const parameter = searchUrl?.split('?')[1];
  const { data, error, refetch } = useQuery({
    ...queryOf(getTemplate, { query: { templateId, product, insurer, plan, quoteRef, reason, parameter } }),
    // What is being typed is not to be replaced by a newer form.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <RequestForm request={request} form={data} />;
  if (error?.messageOf('insurer')) {
    const without = new URLSearchParams(params);
    without.delete('isr');
    return (
      <>
        <h1>{t('title')}</h1>
        <EmptyState title={t('unknownInsurer', { code: insurer ?? '' })}>
          <Link to={`/commercial-insurance/form?${without}`} className="text-link">
            {t('withoutInsurer')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <h1>{t('title')}</h1>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </>
  );
}

import { Button, Loader } from '@mantine/core';
import { getApplication } from '@onegi/contract/calls/purchases/applications';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { useReader } from '../../lib/use-reader.ts';
import { beginApplication, type Origin } from './begin-application.ts';
import { LinkFailure } from './link-failure.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';

function originOf(params: URLSearchParams): Origin | undefined {
  const linkToken = params.get('token');
  const quoteRef = params.get('quote');
  if (linkToken) return { linkToken };
  return quoteRef ? { quoteRef, ...(params.has('again') ? { again: true } : {}) } : undefined;
}

/** The door to step 3: turns a quote or a purchase link into an application and goes to it. */
export default function StartPage() {
  const t = useTranslations('apply');
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const origin = hydrated ? originOf(params) : undefined;
  return (
    <>
      <PageHead title={t('page.title')} description={t('page.description')} />
      <PurchaseFrame current="apply">
        <h1 className="visually-hidden">{t('page.title')}</h1>
        {origin ? <Starting key={JSON.stringify(origin)} origin={origin} /> : hydrated ? <NoQuote /> : <Preparing />}
      </PurchaseFrame>
    </>
  );
}

function Preparing() {
  const t = useTranslations('apply.start');
  const reader = useReader();
  return (
    <div className="row gap-xs column centre-text" style={{ paddingBlock: 72 }} role="status">
      <Loader size="md" aria-hidden />
      <p className="large strong">{t('title', reader)}</p>
      <p className="dimmed">{t('text')}</p>
    </div>
  );
}

function NoQuote() {
  const t = useTranslations('apply.start');
  return (
    <Notice kind="info" title={t('missing')}>
      <p>{t('missingText')}</p>
      <Button component={Link} to="/">
        {t('newSearch')}
      </Button>
    </Notice>
  );
}

function Starting({ origin }: { origin: Origin }) {
  const t = useTranslations('apply.start');
  const reader = useReader();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const { mutate, error } = useMutation({
    mutationFn: () => beginApplication(origin, locale),
    onSuccess: (application) => {
      const { applicationRef } = application;
      queryClient.setQueryData(queryOf(getApplication, { params: { applicationRef } }).queryKey, application);
      void navigate(`/apply/${applicationRef}`, { replace: true, state: { resumed: application.resumed } });
    },
    onError: (failure) => {
      // A plan that is not bought here: the link's page shows it, and leads to its Request Quote.
      const isOnRequest = failure instanceof ApiError && failure.code === 'quote.referred';
      if (isOnRequest && 'linkToken' in origin) void navigate(`/purchase/${origin.linkToken}`, { replace: true });
    },
  });
  useEffect(() => mutate(), [mutate]);

  if (!error) return <Preparing />;
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) {
    return <ErrorState message={error.message} onRetry={mutate} />;
  }
  if ('linkToken' in origin) return <LinkFailure error={error} />;
  return (
    <Notice kind="failure" title={error.code === 'quote.expired' ? t('expired') : t('failed', reader)}>
      <p>{error.message}</p>
      <Button component={Link} to="/">
        {t('newSearch')}
      </Button>
    </Notice>
  );
}

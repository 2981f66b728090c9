import { addCase } from '@onegi/contract/calls/requests/commercial/cases';
import { getTemplate } from '@onegi/contract/calls/requests/template';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { withTexts } from '../../components/with-texts.tsx';
import type { Locale } from '../../lib/locale-path.ts';
import { queryOf } from '../../lib/queries.ts';
import { useSignedInHint } from '../../lib/session-hint.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { mayCall, useMe } from '../accounts/use-me.ts';
import { type CaseAddress, caseOf } from '../commercial/case-of.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { RequestForm } from './request-form.tsx';
import { type QuoteRequest, requestOf } from './request-of.ts';

/** The form of those who make cases for clients, with its texts: visitors load none of it. */
const loadCasePage = (locale: Locale) =>
  withTexts(
    import('../commercial/case-page.tsx').then(({ CasePage }) => CasePage),
    locale === 'en'
      ? [
          import('@onegi/messages/en/accounts-web'),
          import('@onegi/messages/en/case-desk'),
          import('@onegi/messages/en/case-page'),
          import('@onegi/messages/en/commercial'),
          import('@onegi/messages/en/errors'),
          import('@onegi/messages/en/insurer-links'),
          import('@onegi/messages/en/offer-desk'),
          import('@onegi/messages/en/issue'),
          import('@onegi/messages/en/subject-matter'),
          import('@onegi/messages/en/upload-field'),
        ]
      : [
          import('@onegi/messages/zh-Hant/accounts-web'),
          import('@onegi/messages/zh-Hant/case-desk'),
          import('@onegi/messages/zh-Hant/case-page'),
          import('@onegi/messages/zh-Hant/commercial'),
          import('@onegi/messages/zh-Hant/errors'),
          import('@onegi/messages/zh-Hant/insurer-links'),
          import('@onegi/messages/zh-Hant/offer-desk'),
          import('@onegi/messages/zh-Hant/issue'),
          import('@onegi/messages/zh-Hant/subject-matter'),
          import('@onegi/messages/zh-Hant/upload-field'),
        ],
  );
const casePages = { en: lazy(() => loadCasePage('en')), 'zh-Hant': lazy(() => loadCasePage('zh-Hant')) };

/** The case of the address, for those who make cases; undefined for others, and 'unknown' until it is known who is there. */
function useCaseAddress(params: URLSearchParams): CaseAddress | 'unknown' | undefined {
  const hydrated = useHydrated();
  const isSignedIn = useSignedInHint();
  const address = hydrated ? caseOf(params) : undefined;
  const { data: user, error } = useMe(isSignedIn && address !== undefined);
  // A session that ends leads to the login and back: what is being typed is no visitor's form meanwhile.
  const wasCase = useRef(false);
  if (!address) return undefined;
  const isCase = wasCase.current || 'caseNumber' in address || Boolean(user && mayCall(user, addCase));
  wasCase.current = isCase;
  if (isCase) return address;
  return isSignedIn && !user && !error ? 'unknown' : undefined;
}

/** The form of requests: a consultant's case for a client, or a visitor's own. */
export default function RequestPage() {
  const [params] = useSearchParams();
  const locale = useLocale();
  const address = useCaseAddress(params);
  if (address === undefined) return <RequestQuotePage />;
  const CasePage = casePages[locale];
  const waiting = (
    <div className="container page tall" data-working>
      <FormSkeleton />
    </div>
  );
  if (address === 'unknown') return waiting;
  return (
    <Suspense fallback={waiting}>
      <CasePage address={address} />
    </Suspense>
  );
}

/** Asks an officer for a quote: plans without a price, those that are not sold at once, and business. */
function RequestQuotePage() {
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

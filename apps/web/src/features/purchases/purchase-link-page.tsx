import { Button } from '@mantine/core';
import { openLink } from '@onegi/contract/calls/purchases/open-link';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Price } from '../../components/price.tsx';
import { ErrorState } from '../../components/states.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { longDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { isOwnPage, planAction, requestUrl } from '../quotes/plan-action.ts';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { CoveredList } from './covered-list.tsx';
import { LinkFailure } from './link-failure.tsx';
import { PriceParts } from './price-parts.tsx';
import classes from './purchase-link-page.module.css';
import { listOf } from './search-links.ts';

/** What the client sees who opens a purchase link, mostly on a phone: who, which plan, what it costs and pays. */
export default function PurchaseLinkPage() {
  const t = useTranslations('apply.link');
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...queryOf(openLink, { params: { linkToken: token } }),
    staleTime: 0,
  });
  const isRefusal = error && error.status >= 400 && error.status < 500 && error.status !== 429;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <StepBar current="quotes" />
      <div className={`container ${classes.page}`}>
        {!data && <h1 className="visually-hidden">{t('title')}</h1>}
        {data && <Offer token={token} {...data} />}
        {isRefusal && <LinkFailure error={error} />}
        {error && !isRefusal && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <ApplicationSkeleton />}
      </div>
    </>
  );
}

interface OfferProps {
  token: string;
  quote: FrozenQuote;
  applicationRef: string | null;
  resumed: boolean;
}

function Offer({ token, quote, applicationRef, resumed }: OfferProps) {
  const t = useTranslations('apply.link');
  const locale = useLocale();
  const tList = useTranslations('quoteList.action');
  const pick = useInLanguage();
  const isSoldHere = isOwnPage(quote.applyUrl) && planAction(quote) !== 'request';
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="dimmed mt-xs">{t(isSoldHere ? 'lead' : 'leadOnRequest')}</p>
      <section className={`sheet p-xl ${classes.offer}`} aria-labelledby="offer-plan">
        <div className="row gap-md">
          <img src={quote.insurerImage} alt="" width={52} height={52} className="rigid" style={{ borderRadius: 10 }} />
          <div>
            <h2 id="offer-plan" className="large" style={{ letterSpacing: 0 }}>
              {pick(quote.planName, quote.planNameZh)}
            </h2>
            <p className="dimmed small">{pick(quote.insurerName, quote.insurerNameZh)}</p>
          </div>
        </div>
        <dl className={`small ${classes.facts}`}>
          <div>
            <dt className="dimmed">{t('cover', { line: quote.line })}</dt>
            <dd>
              <DatedText text={pick(quote.searchText, quote.searchTextZh)} />
            </dd>
          </div>
        </dl>
        {quote.breakdown && <PriceParts breakdown={quote.breakdown} discountPercent={quote.discountPercent} />}
        <p
          className="flex between rule-above strong gap-sm baseline"
          style={{
            marginBlock: 'var(--mantine-spacing-xs) var(--mantine-spacing-xs)',
            paddingTop: 'var(--mantine-spacing-sm)',
          }}
        >
          <span>{t('price')}</span>
          <Price cents={quote.totalCents ?? 0} size="lg" />
        </p>
        {quote.breakdown && (
          <p className="dimmed small">{pick(quote.breakdown.levyText, quote.breakdown.levyTextZh)}</p>
        )}
      </section>
      <div className="stack gap-xs" style={{ marginTop: 28 }}>
        {isSoldHere ? (
          <Button
            component={Link}
            variant="accent"
            size="lg"
            fullWidth
            to={applicationRef ? `/apply/${applicationRef}` : `/apply?token=${encodeURIComponent(token)}`}
          >
            {t(resumed ? 'resume' : 'continue')}
          </Button>
        ) : (
          <Button component={Link} variant="accent" size="lg" fullWidth to={requestUrl(quote, listOf(quote))}>
            {tList('request')}
          </Button>
        )}
        <p className="dimmed small">{t(isSoldHere ? 'note' : 'noteOnRequest')}</p>
        {quote.expiresOn && (
          <p className="dimmed small">{t('validUntil', { date: longDate(quote.expiresOn, locale) })}</p>
        )}
      </div>
      <section className="mt-2xl">
        <h2 className="large">{t('covered')}</h2>
        <CoveredList quote={quote} />
        <p>
          <Link
            to={`/planCoverage/${quote.line}/${quote.insurer}/${quote.plan}?quote=${quote.quoteRef ?? ''}`}
            className="text-link target"
          >
            {t('fullDetails')}
          </Link>
        </p>
      </section>
    </>
  );
}

import type { AnswerOf } from '@onegi/contract/call';
import { sharedPayouts } from '@onegi/contract/calls/incidents/incident-payouts';
import { openShare } from '@onegi/contract/calls/quotes/shares';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { longDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';
import { answering, useAddressKnown } from '../../lib/server-answers.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { askForIncidents } from '../incidents/ask-for-incidents.ts';
import { ComparedPlans, LoadingComparison } from './compared-plans.tsx';
import listClasses from './list.module.css';
import { OwnPrice } from './own-price.tsx';
import { QuoteProblem } from './quote-problem.tsx';
import { ShareMeta } from './share-meta.tsx';
import { SharedList } from './shared-list.tsx';
import { searchPageOf } from './use-list-return.ts';

export { clientLoader } from '../../lib/server-answers.ts';

type Share = AnswerOf<typeof openShare>;

const shareOf = (token = '') => ({ params: { shareToken: token } });

export const loader = answering(async (ask, { args: { params } }) => {
  const share = await ask(openShare, shareOf(params.token));
  if (share?.sharedKind !== 'comparison') return;
  await Promise.all([
    ask(sharedPayouts, shareOf(params.token)),
    askForIncidents(ask, share.product, { variant: share.variant || undefined, quoteRef: share.plans[0]?.quoteRef }),
  ]);
});

/** What somebody has shared: a list or a comparison at its prices, for whoever has the link. */
export default function SharedPage() {
  const t = useTranslations('quoteList.share');
  const { token } = useParams();
  const isKnown = useAddressKnown();
  const query = useQuery({ ...queryOf(openShare, shareOf(token)), enabled: isKnown, staleTime: Infinity });
  return (
    <>
      {query.data ? <ShareMeta share={query.data} /> : <PageHead title={t('title')} description={t('description')} />}
      <div className={listClasses.page}>
        {query.data && <Shared share={query.data} token={token} />}
        {query.isError && (
          <div className="container">
            <div className="message">
              <h1 className="mt-xl mb-md">{t('title')}</h1>
              <QuoteProblem error={query.error} listUrl="/" onRetry={() => query.refetch()} />
            </div>
          </div>
        )}
        {query.isPending && <LoadingComparison columns={2} />}
      </div>
    </>
  );
}

function Shared({ share, token }: { share: Share; token: string | undefined }) {
  const t = useTranslations('quoteList.share');
  const inLanguage = useInLanguage();
  const locale = useLocale();
  const { product, plans, searchUrl, expiresOn } = share;
  const line = inLanguage(share.lineName, share.lineNameZh);
  const isComparison = share.sharedKind === 'comparison';
  const payouts = useQuery({ ...queryOf(sharedPayouts, shareOf(token)), enabled: isComparison, retry: false });
  // Where the answers of whoever shared it stay private, its prices are theirs: everybody else finds out their own.
  const isPrivate = searchUrl === null && plans.some(({ totalCents }) => totalCents);
  return (
    <>
      <div className="container stack gap-xs mt-xl mb-lg">
        <h1>{isComparison ? t('comparison', { line }) : t('list', { line, count: plans.length })}</h1>
        <p className="dimmed">{inLanguage(share.searchText, share.searchTextZh)}</p>
        <p className="small">
          {t('until', { date: longDate(expiresOn, locale) })} {isPrivate && t('private')}
        </p>
        {!isComparison && (
          <div className="mt-xs">
            <OwnPrice to={searchUrl ?? searchPageOf(null, product)} isList={searchUrl !== null} />
          </div>
        )}
      </div>
      {isComparison ? (
        <ComparedPlans
          compared={share}
          payouts={payouts.data?.payouts ?? []}
          listUrl={searchUrl}
          variant={share.variant || undefined}
          action={isPrivate ? <OwnPrice to={searchPageOf(null, product)} isList={false} /> : undefined}
        />
      ) : (
        <SharedList plans={plans} listUrl={searchUrl} variant={share.variant || undefined} />
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { incidentPayouts } from '@onegi/contract/calls/incidents/incident-payouts';
import { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState } from '../../components/states.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { queryOf } from '../../lib/queries.ts';
import { answering, useAddressKnown } from '../../lib/server-answers.ts';
import { askForIncidents } from '../incidents/ask-for-incidents.ts';
import { fewestCompared } from './choice.ts';
import { type ComparedPlan, comparedPlans } from './compare-url.ts';
import { ComparedPlans, LoadingComparison } from './compared-plans.tsx';
import listClasses from './list.module.css';
import { QuoteProblem } from './quote-problem.tsx';
import { variantOfList } from './searched-variant.ts';
import { searchPageOf, useListReturn } from './use-list-return.ts';

export { clientLoader } from '../../lib/server-answers.ts';

/** What a comparison asks for. */
const comparisonOf = (plans: readonly ComparedPlan[], variant: string | null) => ({
  body: {
    product: plans[0]?.product ?? '',
    onlyDifferent: false,
    plans: plans.map(({ insurer, plan, quoteRef }) => ({ insurer, plan, quoteRef })),
    variant: variant ?? undefined,
  },
});

const payoutsOf = (plans: readonly ComparedPlan[], variant: string | null) => {
  const { onlyDifferent: _all, ...body } = comparisonOf(plans, variant).body;
  return { body };
};

export const loader = answering(async (ask, { address }) => {
  const plans = comparedPlans(address);
  if (plans.length < fewestCompared) return;
  const asked = address.get('variant');
  const [compared] = await Promise.all([
    ask(planCompare, comparisonOf(plans, asked)),
    ask(incidentPayouts, payoutsOf(plans, asked)),
  ]);
  await askForIncidents(ask, plans[0]?.product, {
    variant: asked ?? variantOfList(compared?.searchUrl),
    quoteRef: plans[0]?.quoteRef,
  });
});

export default function ComparePage() {
  const t = useTranslations('quoteList.compare');
  const [params] = useSearchParams();
  const isKnown = useAddressKnown();
  const plans = isKnown ? comparedPlans(params) : [];
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <div className={listClasses.page}>
        {!isKnown && <Loading />}
        {isKnown && plans.length < fewestCompared && <TooFew />}
        {plans.length >= fewestCompared && <Comparison plans={plans} />}
      </div>
    </>
  );
}

/** Title and the way back, alike in every state so that nothing moves. */
function Head({ listUrl, product }: { listUrl: string | null; product?: string }) {
  const t = useTranslations('quoteList.compare');
  return (
    <>
      <StepBar current="quotes" back={{ search: searchPageOf(listUrl, product) }} />
      <div className="container" style={{ paddingBlock: 'var(--mantine-spacing-lg) var(--mantine-spacing-md)' }}>
        <Link to={listUrl ?? searchPageOf(null, product)} className="text-link target gap-2xs no-print">
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t('viewAll')}
        </Link>
        <h1>{t('title')}</h1>
      </div>
    </>
  );
}

function Loading() {
  return (
    <>
      <Head listUrl={null} />
      <LoadingComparison columns={2} />
    </>
  );
}

function TooFew() {
  const t = useTranslations('quoteList.compare');
  const listUrl = useListReturn(null);
  return (
    <>
      <Head listUrl={listUrl} />
      <div className="container" style={{ paddingBottom: 72 }}>
        <EmptyState title={t('tooFewTitle')}>
          <p className="dimmed">{t('tooFewText')}</p>
          <Button component={Link} to={listUrl ?? '/'}>
            {t('viewAll')}
          </Button>
        </EmptyState>
      </div>
    </>
  );
}

function Comparison({ plans }: { plans: readonly ComparedPlan[] }) {
  const product = plans[0]?.product ?? '';
  const asked = useSearchParams()[0].get('variant') ?? undefined;
  const query = useQuery(queryOf(planCompare, comparisonOf(plans, asked ?? null)));
  const payouts = useQuery({ ...queryOf(incidentPayouts, payoutsOf(plans, asked ?? null)), retry: false });
  // A comparison whose payouts cannot be had is one of benefits.
  const isPending = query.isPending || (query.data !== undefined && payouts.isPending);
  const listUrl = useListReturn(query.data?.searchUrl);
  return (
    <>
      <Head listUrl={listUrl} product={product} />
      {query.data && !isPending && (
        <ComparedPlans
          compared={query.data}
          payouts={payouts.data?.payouts ?? []}
          listUrl={listUrl}
          variant={asked ?? variantOfList(query.data.searchUrl)}
        />
      )}
      {isPending && <LoadingComparison columns={plans.length} />}
      {query.isError && (
        <div className="container">
          <QuoteProblem
            error={query.error}
            listUrl={listUrl ?? searchPageOf(null, product)}
            onRetry={() => query.refetch()}
          />
        </div>
      )}
    </>
  );
}

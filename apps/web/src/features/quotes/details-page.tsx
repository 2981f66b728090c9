import { Skeleton } from '@mantine/core';
import { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import { useQuery } from '@tanstack/react-query';
import { type Params, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { StepBar } from '../../components/step-bar.tsx';
import { queryOf } from '../../lib/queries.ts';
import { answering } from '../../lib/server-answers.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { askForIncidents } from '../incidents/ask-for-incidents.ts';
import classes from './details.module.css';
import listClasses from './list.module.css';
import { PlanDetails } from './plan-details.tsx';
import { needsFreshSearch, QuoteProblem } from './quote-problem.tsx';
import { variantOfList } from './searched-variant.ts';
import { searchPageOf, useListReturn } from './use-list-return.ts';

export { clientLoader } from '../../lib/server-answers.ts';

/** What a plan's page asks for: the plan of its path, priced where a quote is named. */
function planOf({ prod = '', isr = '', plan = '' }: Params, variant: string | null, quoteRef?: string) {
  const plans = [{ insurer: isr, plan, quoteRef }];
  return { body: { product: prod.toUpperCase(), onlyDifferent: false, plans, variant: variant ?? undefined } };
}

export const loader = answering(async (ask, { address, args: { params } }) => {
  const asked = address.get('variant');
  const details = await ask(planCompare, planOf(params, asked, address.get('quote') ?? undefined));
  if (!details) return;
  const [plan] = details.plans;
  const variant = asked ?? variantOfList(details.searchUrl);
  await askForIncidents(ask, plan?.line, { variant, quoteRef: plan?.quoteRef });
});

export default function DetailsPage() {
  const t = useTranslations('quoteList');
  const inLanguage = useInLanguage();
  const place = useParams();
  const [params] = useSearchParams();
  const quoteRef = params.get('quote') ?? undefined;
  const asked = params.get('variant');
  const product = (place.prod ?? '').toUpperCase();
  const ask = (ref: string | undefined) => queryOf(planCompare, planOf(place, asked, ref));
  const quoted = useQuery(ask(quoteRef));
  // A quote that is over does not hide the plan: it is shown without a price, under the reason.
  const isOver = quoteRef !== undefined && needsFreshSearch(quoted.error);
  const unpriced = useQuery({ ...ask(undefined), enabled: isOver });
  const listUrl = useListReturn(quoted.data?.searchUrl);

  const details = quoted.data ?? (isOver ? unpriced.data : undefined);
  const card = details?.plans[0];
  const failed = quoted.isError && !(isOver && unpriced.isPending) ? quoted.error : null;
  return (
    <>
      <PageHead
        title={card ? inLanguage(card.planName, card.planNameZh) : t('card.details')}
        description={t('details.description')}
      />
      <div className={listClasses.page}>
        <StepBar current="quotes" back={{ search: searchPageOf(listUrl, product) }} />
        {failed && (
          <div className={`container ${classes.problem}`}>
            <QuoteProblem
              error={failed}
              listUrl={listUrl ?? searchPageOf(null, product)}
              onRetry={() => quoted.refetch()}
            />
          </div>
        )}
        {details && card && (
          <PlanDetails
            card={card}
            details={details}
            listUrl={listUrl}
            variant={asked ?? variantOfList(details.searchUrl)}
          />
        )}
        {!details && !failed && <Loading />}
      </div>
    </>
  );
}

function Loading() {
  const t = useTranslations('common.states');
  return (
    <div className={`container stack align-start ${classes.layout}`} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={`row wrap ${classes.head}`} aria-hidden="true">
        <Skeleton width={64} height={64} radius="md" />
        <div className="grow">
          <Skeleton width={180} height={14} mb={10} />
          <Skeleton width="60%" height={32} />
        </div>
      </div>
      <div className={classes.buy} aria-hidden="true">
        <Skeleton height={260} radius="md" />
      </div>
      <div className={`shrink ${classes.content}`} aria-hidden="true">
        <Skeleton height={480} radius="md" />
      </div>
    </div>
  );
}

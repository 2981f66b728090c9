import { Skeleton } from '@mantine/core';
import { incidentCheck, type PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../components/states.tsx';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { JudgedAnswers } from './incident-choice.ts';
import type { IncidentProps } from './incident-props.ts';
import classes from './incidents.module.css';
import { PayoutBars } from './payout-bars.tsx';
import { PlanVerdict } from './plan-verdict.tsx';
import { Reservations, reservationsOf } from './reservations.tsx';

interface Props extends IncidentProps {
  incident: string;
  answers: JudgedAnswers;
}

/** What each plan would pay; while an answer is wrong or under way, what was worked out last. */
export function IncidentOutcomes({ product, plans, variant, incident, answers: { answers, issues, open } }: Props) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  const chosen = plans.map(({ insurer, plan, quoteRef }) => ({ insurer, plan, quoteRef: quoteRef ?? undefined }));
  const check = useQuery({
    ...queryOf(incidentCheck, { body: { product, plans: chosen, incident, answers, variant } }),
    enabled: issues.length + open.length === 0,
    placeholderData: keepPreviousData,
  });
  const verdictOf = ({ outcome, amountCents }: PlanOutcome) =>
    t(`verdict.${outcome}`, { amount: formatMoney(amountCents) });
  if (open.length > 0) {
    const questions = open.map(({ label, labelZh }) => inLanguage(label, labelZh)).join(t('separator'));
    return <p role="status">{t('open', { questions })}</p>;
  }
  if (check.isError) return <ErrorState message={check.error.message} onRetry={() => void check.refetch()} />;
  const { shared, own } = reservationsOf(check.data?.outcomes ?? []);
  const isStale = issues.length > 0 || check.isPlaceholderData;
  return (
    <>
      <p role="status" className="visually-hidden">
        {check.data && !isStale
          ? check.data.outcomes
              .map((each) =>
                t('status', { plan: inLanguage(each.planName, each.planNameZh), verdict: verdictOf(each) }),
              )
              .join(' ')
          : t('checking')}
      </p>
      {check.data && plans.length > 1 && <PayoutBars outcomes={check.data.outcomes} verdictOf={verdictOf} />}
      <div className={`stack gap-md align-start ${classes.outcomes}`} data-stale={isStale || undefined}>
        {check.data
          ? check.data.outcomes.map((each, at) => (
              <PlanVerdict
                key={each.plan}
                outcome={each}
                reserved={own[at] ?? each}
                verdict={verdictOf(each)}
                alone={plans.length === 1}
              />
            ))
          : plans.map(({ plan }) => <Skeleton key={plan} height={120} radius="md" />)}
      </div>
      <Reservations reserved={shared} />
      {check.data && (
        <p className="dimmed fine close-set">{inLanguage(check.data.illustration, check.data.illustrationZh)}</p>
      )}
    </>
  );
}

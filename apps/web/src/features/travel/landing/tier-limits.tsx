import type { AnswerOf } from '@onegi/contract/call';
import { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BenefitText } from '../../../components/benefit-text.tsx';
import { Link } from '../../../components/link.tsx';
import { callApi } from '../../../lib/api.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './tier-limits.module.css';
import { tierPlansOf, tiers } from './tier-plans.ts';

/** Medical expenses, cancellation, baggage, delay, hospital cash and liability, by their codes in the schedule. */
const shown = ['TR01', 'TR14', 'TR10', 'TR16', 'TR04', 'TR17'];

type Comparison = AnswerOf<typeof planCompare>;

async function compareTiers(signal: AbortSignal): Promise<Comparison | null> {
  const facts = await callApi(planFacts, { query: { product: 'TRAVEL' } }, { signal });
  const plans = tierPlansOf(facts.map(({ plan }) => plan));
  if (plans.length === 0) return null;
  const chosen = plans.map((plan) => ({ plan, insurer: plan.split('-')[0] ?? '' }));
  return callApi(planCompare, { body: { product: 'TRAVEL', onlyDifferent: false, plans: chosen } }, { signal });
}

export default function TierLimits() {
  const [compared, setCompared] = useState<Comparison | null>();

  useEffect(() => {
    const leaving = new AbortController();
    compareTiers(leaving.signal)
      .then(setCompared)
      // The table is an example: without it the quotes still show every plan's limits.
      .catch(() => leaving.signal.aborted || setCompared(null));
    return () => leaving.abort();
  }, []);

  if (compared === undefined) return null;
  return compared ? <Limits compared={compared} /> : <NoLimits />;
}

function NoLimits() {
  const t = useTranslations('travel.landing');
  return (
    <Link to="/travel-searchPlan" className="text-link">
      {t('compareElsewhere')}
    </Link>
  );
}

function Limits({ compared: { plans, rows } }: { compared: Comparison }) {
  const t = useTranslations('travel.landing');
  const inLanguage = useInLanguage();
  const insurer = inLanguage(plans[0]?.insurerName ?? '', plans[0]?.insurerNameZh ?? '');
  const limits = shown.flatMap((code) => rows.find(({ benefitCode }) => benefitCode === code) ?? []);
  return (
    <table className={classes.table}>
      <caption>{t('compareCaption', { insurer })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('benefit')}</th>
          {tiers.map((tier) => (
            <th key={tier} scope="col" className={classes.figure}>
              {t(`tiers.${tier}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {limits.map((row) => (
          <tr key={row.benefitCode}>
            <th scope="row">{inLanguage(row.benefit, row.benefitZh)}</th>
            <td className={classes.figure}>
              <BenefitText text={inLanguage(row.content1, row.content1Zh)} />
            </td>
            <td className={classes.figure}>
              <BenefitText text={inLanguage(row.content2 ?? '', row.content2Zh ?? '')} />
            </td>
            <td className={classes.figure}>
              <BenefitText text={inLanguage(row.content3 ?? '', row.content3Zh ?? '')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

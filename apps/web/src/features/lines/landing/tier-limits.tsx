import type { AnswerOf } from '@onegi/contract/call';
import { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import type { LineCode } from '@onegi/contract/lines';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BenefitText } from '../../../components/benefit-text.tsx';
import { Link } from '../../../components/link.tsx';
import { callApi } from '../../../lib/api.ts';
import { lineNames, linePages } from '../../../lib/line-pages.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLineTexts } from '../line-texts.ts';
import classes from './tier-limits.module.css';
import { tierPlansOf, tiers } from './tier-plans.ts';

type Comparison = AnswerOf<typeof planCompare>;

interface Props {
  line: LineCode;
  /** Benefits to show, by their codes in the schedule. */
  compared: readonly string[];
}

async function compareTiers(line: LineCode, signal: AbortSignal): Promise<Comparison | null> {
  const facts = await callApi(planFacts, { query: { product: line } }, { signal });
  const plans = tierPlansOf(facts.map(({ plan }) => plan));
  if (plans.length === 0) return null;
  const chosen = plans.map((plan) => ({ plan, insurer: plan.split('-')[0] ?? '' }));
  return callApi(planCompare, { body: { product: line, onlyDifferent: false, plans: chosen } }, { signal });
}

export default function TierLimits({ line, compared: shown }: Props) {
  const [compared, setCompared] = useState<Comparison | null>();

  useEffect(() => {
    const leaving = new AbortController();
    compareTiers(line, leaving.signal)
      .then(setCompared)
      // The table is an example: without it the quotes still show every plan's limits.
      .catch(() => leaving.signal.aborted || setCompared(null));
    return () => leaving.abort();
  }, [line]);

  if (compared === undefined) return null;
  return compared ? <Limits line={line} compared={compared} shown={shown} /> : <NoLimits line={line} />;
}

function NoLimits({ line }: { line: LineCode }) {
  const t = useTranslations('search.landing');
  return (
    <Link to={linePages[line].search} className="text-link">
      {t('compareElsewhere')}
    </Link>
  );
}

interface LimitsProps {
  line: LineCode;
  compared: Comparison;
  shown: readonly string[];
}

function Limits({ line, compared: { plans, rows }, shown }: LimitsProps) {
  const t = useTranslations('search.landing');
  const text = useLineTexts(lineNames[line]);
  const inLanguage = useInLanguage();
  const insurer = inLanguage(plans[0]?.insurerName ?? '', plans[0]?.insurerNameZh ?? '');
  const limits = shown.flatMap((code) => rows.find(({ benefitCode }) => benefitCode === code) ?? []);
  return (
    <table className={classes.table}>
      <caption>{text('landing.compareCaption', { insurer })}</caption>
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

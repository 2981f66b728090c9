import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import { ChangeText } from './change-text.tsx';
import { daysText } from './chart-texts.ts';
import classes from './dashboard.module.css';
import { type ChartProps, earnedIn } from './figures.ts';
import { policiesPath } from './policies-path.ts';
import { percent } from './share.ts';

/** The sums of the period, which every chart adds up to, beside those of the period before. */
export function Totals({ report, asked }: ChartProps) {
  const t = useTranslations('dashboard.totals');
  const locale = useLocale();
  const earned = earnedIn(report);
  const { premiumCents, brokerageCents, policies, before } = report;
  return (
    <>
      <dl className={`card stack mt-lg ${classes.totals}`}>
        <Figure name={t('premium')} value={formatMoney(premiumCents)}>
          <ChangeText now={premiumCents} before={before.premiumCents} format={formatMoney} />
        </Figure>
        <Figure name={t(earned)} value={formatMoney(brokerageCents)}>
          <ChangeText now={brokerageCents} before={before.brokerageCents} format={formatMoney} />
        </Figure>
        <Figure name={t(`rate.${earned}`)} value={percent(brokerageCents, premiumCents)}>
          <span className="fine dimmed">
            {before.premiumCents === 0
              ? t('noRateBefore')
              : t('rateBefore', { rate: percent(before.brokerageCents, before.premiumCents) })}
          </span>
        </Figure>
        <Figure
          name={t('policies')}
          value={
            <Link to={policiesPath(asked)} className="text-link" aria-label={t('showPolicies', { count: policies })}>
              {formatWhole(policies)}
            </Link>
          }
        >
          <ChangeText now={policies} before={before.policies} format={formatWhole} />
        </Figure>
      </dl>
      <p className="dimmed fine mt-xs mb-lg">
        {t('against', { days: daysText(before.startOn, before.endOn, locale) })}
      </p>
    </>
  );
}

function Figure({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="dimmed fine">{name}</dt>
      <dd className="large heavy tabular">{value}</dd>
      <dd>{children}</dd>
    </div>
  );
}

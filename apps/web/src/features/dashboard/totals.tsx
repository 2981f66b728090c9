import { useTranslations } from 'use-intl';
import { formatMoney, formatWhole } from '../../lib/money.ts';
import classes from './dashboard.module.css';
import { percent } from './share.ts';

interface Props {
  premiumCents: number;
  brokerageCents: number;
  policies: number;
}

/** The sums of the period, which every chart adds up to. */
export function Totals({ premiumCents, brokerageCents, policies }: Props) {
  const t = useTranslations('dashboard.totals');
  const rows = [
    [t('premium'), formatMoney(premiumCents)],
    [t('brokerage'), formatMoney(brokerageCents)],
    [t('rate'), percent(brokerageCents, premiumCents)],
    [t('policies'), formatWhole(policies)],
  ] as const;
  return (
    <dl className={`card stack mt-lg mb-lg ${classes.totals}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="dimmed fine">{name}</dt>
          <dd className="large heavy tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

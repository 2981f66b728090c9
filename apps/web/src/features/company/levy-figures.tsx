import { companyFacts } from '@onegi/contract/calls/company/contact';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './legal.module.css';

/** The levies of a policy that begins today: from the rows that prices are made with. */
export function LevyFigures() {
  const t = useTranslations('legal.levy');
  const locale = useLocale();
  const { data, isError } = useQuery(queryOf(companyFacts, {}));
  // Pages are made before the rows are known: their place is kept.
  const shown = (text: string | undefined) => text ?? (isError ? t('unknown') : '\u00a0');
  const percent = (rate: number) => new Intl.NumberFormat('en-HK', { maximumFractionDigits: 4 }).format(rate);
  const cap = data && (data.levyCapCents === null ? t('noCap') : formatMoney(data.levyCapCents));
  const rows = [
    [t('rate'), data && t('percent', { rate: percent(data.levyPercent) })],
    [t('cap'), cap],
    [t('since'), data && longDate(data.levyFrom, locale)],
    [t('motor'), data && t('motorPercent', { rate: percent(data.motorLevyPercent) })],
  ] as const;
  return (
    <dl className={`framed stack divided tinted small mt-md ${classes.levy}`}>
      {rows.map(([name, value]) => (
        <div key={name} className="flex wrap between">
          <dt className="dimmed">{name}</dt>
          <dd className="strong tabular">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

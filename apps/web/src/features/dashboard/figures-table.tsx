import { useLocale, useTranslations } from 'use-intl';
import { formatMoney, formatWhole } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { monthText } from './chart-texts.ts';
import classes from './dashboard.module.css';
import type { Report } from './figures.ts';
import { percent } from './share.ts';

interface Props {
  report: Report;
  label: string;
}

/** Every insurer's figures, which pie and bars draw. */
export function InsurerTable({ report, label }: Props) {
  const t = useTranslations('dashboard.table');
  const inLanguage = useInLanguage();
  const cells = (of: Pick<Report, 'premiumCents' | 'brokerageCents' | 'policies'>) => (
    <>
      <td>{formatMoney(of.premiumCents)}</td>
      <td>{percent(of.premiumCents, report.premiumCents)}</td>
      <td>{formatMoney(of.brokerageCents)}</td>
      <td>{formatWhole(of.policies)}</td>
    </>
  );
  return (
    <table className={`small tabular full-width ${classes.table}`} aria-label={label}>
      <thead>
        <tr>
          {(['insurer', 'premium', 'share', 'brokerage', 'policies'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.byInsurer.map((row) => (
          <tr key={row.insurer}>
            <th scope="row">{inLanguage(row.insurerName, row.insurerNameZh)}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {cells(report)}
        </tr>
      </tfoot>
    </table>
  );
}

/** Policies and premium of every month and line. */
export function MonthTable({ report, label }: Props) {
  const t = useTranslations('dashboard.table');
  const line = useTranslations('lineNames');
  const locale = useLocale();
  return (
    <table className={`small tabular full-width ${classes.table}`} aria-label={label}>
      <thead>
        <tr>
          {(['month', 'line', 'policies', 'premium'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.byMonth.map((row) => (
          <tr key={`${row.month} ${row.line}`}>
            <th scope="row">{monthText(row.month, locale)}</th>
            <td>{line(`${row.line}.name`)}</td>
            <td>{formatWhole(row.policies)}</td>
            <td>{formatMoney(row.premiumCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

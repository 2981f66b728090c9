import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
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
      <Table.Td>{formatMoney(of.premiumCents)}</Table.Td>
      <Table.Td>{percent(of.premiumCents, report.premiumCents)}</Table.Td>
      <Table.Td>{formatMoney(of.brokerageCents)}</Table.Td>
      <Table.Td>{formatWhole(of.policies)}</Table.Td>
    </>
  );
  return (
    <Table className={classes.table} tabularNums aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {(['insurer', 'premium', 'share', 'brokerage', 'policies'] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {t(column)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {report.byInsurer.map((row) => (
          <Table.Tr key={row.insurer}>
            <Table.Th scope="row">{inLanguage(row.insurerName, row.insurerNameZh)}</Table.Th>
            {cells(row)}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{t('total')}</Table.Th>
          {cells(report)}
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

/** Policies and premium of every month and line. */
export function MonthTable({ report, label }: Props) {
  const t = useTranslations('dashboard.table');
  const line = useTranslations('lineNames');
  const locale = useLocale();
  return (
    <Table className={classes.table} tabularNums aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {(['month', 'line', 'policies', 'premium'] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {t(column)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {report.byMonth.map((row) => (
          <Table.Tr key={`${row.month} ${row.line}`}>
            <Table.Th scope="row">{monthText(row.month, locale)}</Table.Th>
            <Table.Td>{line(`${row.line}.name`)}</Table.Td>
            <Table.Td>{formatWhole(row.policies)}</Table.Td>
            <Table.Td>{formatMoney(row.premiumCents)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

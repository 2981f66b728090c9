import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import { ChangeText } from './change-text.tsx';
import { daysText, monthText } from './chart-texts.ts';
import classes from './dashboard.module.css';
import { type ChartProps, daysOfMonth, earnedIn, type Report } from './figures.ts';
import { policiesPath } from './policies-path.ts';
import { percent } from './share.ts';
import { useProductName } from './use-product-name.ts';

type Column =
  | ('insurer' | 'month' | 'line' | 'period' | 'premium' | 'share' | 'change' | 'policies')
  | ReturnType<typeof earnedIn>;
type Props = ChartProps & { label: string };
interface Row {
  readonly key: string;
  /** The first cell, which names the row and leads to its policies. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** Figures in rows; in a narrow place each row is a card, with every figure's name before it. */
function FiguresTable(props: { label: string; columns: readonly Column[]; rows: readonly Row[]; total?: Row }) {
  const { label, columns, rows, total } = props;
  const t = useTranslations('dashboard.table');
  const tableRow = ({ key, head, cells }: Row) => (
    <Table.Tr key={key}>
      <Table.Th scope="row">{head}</Table.Th>
      {cells.map((cell, at) => {
        const name = t(columns[at + 1] as Column);
        return (
          <Table.Td key={name} data-name={name}>
            {cell}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
  return (
    <div className={classes.tablePlace}>
      <Table className={classes.table} tabularNums aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {t(column)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{rows.map(tableRow)}</Table.Tbody>
        {total && <Table.Tfoot>{tableRow(total)}</Table.Tfoot>}
      </Table>
    </div>
  );
}

/** Every insurer's figures, which pie and bars draw. */
export function InsurerTable({ report, asked, label }: Props) {
  const t = useTranslations('dashboard.table');
  const inLanguage = useInLanguage();
  const cells = (of: Pick<Report, 'premiumCents' | 'brokerageCents' | 'policies'>, beforeCents: number) => [
    formatMoney(of.premiumCents),
    percent(of.premiumCents, report.premiumCents),
    <ChangeText key="change" now={of.premiumCents} before={beforeCents} />,
    formatMoney(of.brokerageCents),
    formatWhole(of.policies),
  ];
  return (
    <FiguresTable
      label={label}
      columns={['insurer', 'premium', 'share', 'change', earnedIn(report), 'policies']}
      rows={report.byInsurer.map((row) => ({
        key: row.insurer,
        head: (
          <Link to={policiesPath(asked, { insurer: row.insurer })} className="text-link target">
            {inLanguage(row.insurerName, row.insurerNameZh)}
          </Link>
        ),
        cells: cells(row, row.premiumBeforeCents),
      }))}
      total={{ key: 'total', head: t('total'), cells: cells(report, report.before.premiumCents) }}
    />
  );
}

/** Policies and premium of every month and line. */
export function MonthTable({ report, asked, label }: Props) {
  const nameOf = useProductName();
  const locale = useLocale();
  return (
    <FiguresTable
      label={label}
      columns={['month', 'line', 'policies', 'premium']}
      rows={report.byMonth.map((row) => ({
        key: `${row.month} ${row.line}`,
        head: (
          <Link
            to={policiesPath(asked, { ...daysOfMonth(row.month, asked), line: row.line })}
            className="text-link target"
          >
            {monthText(row.month, locale)}
          </Link>
        ),
        cells: [nameOf(row.line), formatWhole(row.policies), formatMoney(row.premiumCents)],
      }))}
    />
  );
}

/** Every week or month of the trend. */
export function TrendTable({ report, asked, label }: Props) {
  const locale = useLocale();
  return (
    <FiguresTable
      label={label}
      columns={['period', 'premium', earnedIn(report), 'policies']}
      rows={report.trend.map((row) => ({
        key: row.startOn,
        head: (
          <Link to={policiesPath(asked, { startOn: row.startOn, endOn: row.endOn })} className="text-link target">
            {daysText(row.startOn, row.endOn, locale)}
          </Link>
        ),
        cells: [formatMoney(row.premiumCents), formatMoney(row.brokerageCents), formatWhole(row.policies)],
      }))}
    />
  );
}

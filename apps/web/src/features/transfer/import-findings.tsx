import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ImportFinding } from '@onegi/contract/calls/transfer/policy-imports';
import { useTranslations } from 'use-intl';
import { SideScroll } from '../../components/side-scroll.tsx';
import { formatMoney } from '../../lib/money.ts';
import classes from './transfer.module.css';

/** What stands in the way of an import, by sheet, row and column. */
export function ImportFindings({ count, findings }: { count: number; findings: readonly ImportFinding[] }) {
  const t = useTranslations('transfer');
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents));
  return (
    <section className="stack gap-sm" role="alert">
      <p className="error-text">{t('problems', { count })}</p>
      {count > findings.length && <p>{t('firstProblems', { count: findings.length })}</p>}
      <SideScroll className={classes.wide} label={t('problem')}>
        <Table className="small">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('place')}</Table.Th>
              <Table.Th scope="col" ta="right">
                {t('row')}
              </Table.Th>
              <Table.Th scope="col">{t('column')}</Table.Th>
              <Table.Th scope="col">{t('problem')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {findings.map(({ sheet, row, column, problem, text, expected, found }) => (
              <Table.Tr key={`${sheet} ${row} ${column} ${problem} ${text}`}>
                <Table.Td>{sheet && t(`sheets.${sheet}`)}</Table.Td>
                <Table.Td ta="right" className="tabular">
                  {row}
                </Table.Td>
                <Table.Td>{column && t(`columns.${column}`)}</Table.Td>
                <Table.Td className="break-anywhere">
                  {t(`wrong.${problem}`, { text, expected: money(expected), found: money(found) })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SideScroll>
    </section>
  );
}

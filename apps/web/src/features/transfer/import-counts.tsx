import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ImportCounts } from '@onegi/contract/calls/transfer/policy-imports';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';

const rows = [
  ['policies', 'knownPolicies'],
  ['persons', 'knownPersons'],
  ['notes', 'knownNotes'],
  ['receipts', 'knownReceipts'],
] as const;
const sums = [
  'receivable',
  'payable',
  'commission',
  'received',
  'insurerPaid',
  'commissionDrawn',
  'clientMoney',
] as const;

/** What an import brings, or has brought: how many rows, and what they come to. */
export function ImportCountsTable({ counts, isDone }: { counts: ImportCounts; isDone: boolean }) {
  const t = useTranslations('transfer');
  return (
    <section className="framed stack gap-md p-md">
      <h2 className="large">{t(isDone ? 'resultDone' : 'result')}</h2>
      <Table className="tabular break-anywhere">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col" ta="right">
              {t('newRows')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('knownRows')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([fresh, known]) => (
            <Table.Tr key={fresh}>
              <Table.Th scope="row">{t(`rows.${fresh}`)}</Table.Th>
              <Table.Td ta="right">{counts[fresh]}</Table.Td>
              <Table.Td ta="right">{counts[known]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Table className="tabular break-anywhere">
        <Table.Tbody>
          {sums.map((sum) => (
            <Table.Tr key={sum}>
              <Table.Th scope="row">{t(`sums.${sum}`)}</Table.Th>
              <Table.Td ta="right">{formatMoney(counts[sum])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p className="dimmed small">{t('clientMoneyHint')}</p>
    </section>
  );
}

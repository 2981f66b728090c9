import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { LedgerEntry } from '@onegi/contract/calls/ledger/entries';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { dayAndTime } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { journalAddress } from './journal-address.ts';

type Line = LedgerEntry['lines'][number];

/** What a line is kept by: its note, receipt, insurer or consultant. */
const keptBy = ({ noteNumber, receiptNumber, insurerCode, consultantCode }: Line): string =>
  [noteNumber, receiptNumber, insurerCode, consultantCode].filter(Boolean).join(' · ');

/** The lines of an entry, which balance, and what it belongs to. */
export function EntryDetails({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations('ledgerPages');
  const labelled = useLabelled();
  const locale = useLocale();
  const { lines, reversesId, postedAt, transactionNumber, endorsementNo } = entry;
  return (
    <div className="stack gap-md p-md">
      <Table layout="fixed" aria-label={t('journal.lines')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('account')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('proofs.debit')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('proofs.credit')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry keep their order
            <Table.Tr key={at}>
              <Table.Th scope="row" className="regular break-anywhere">
                {t(`accounts.${line.account}`)}
                <span className="dimmed fine block">{keptBy(line)}</span>
              </Table.Th>
              <Table.Td ta="right" className="tabular">
                {line.amountCents > 0 ? formatMoney(line.amountCents) : ''}
              </Table.Td>
              <Table.Td ta="right" className="tabular">
                {line.amountCents < 0 ? formatMoney(-line.amountCents) : ''}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p className="dimmed fine">{labelled(t('postedAt'), dayAndTime(postedAt, locale))}</p>
      {reversesId && (
        <Link className="text-link" to={journalAddress({ number: reversesId })}>
          {t('journal.openReversed')}
        </Link>
      )}
      {transactionNumber && (
        <Link
          className="text-link"
          to={`/QuotationPolicyEnquiryEdit?${new URLSearchParams({ polNo: transactionNumber, ...(endorsementNo ? { endst: endorsementNo } : {}) })}`}
        >
          {t('journal.openPolicy')}
        </Link>
      )}
    </div>
  );
}

import type { PartNote } from '@onegi/contract/calls/settlement/disbursement-calls';
import { useLocale, useTranslations } from 'use-intl';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { MoneyTable } from './money-table.tsx';

/** The notes of a payment, each with its part, and the sum. */
export function PartTable({ parts, totalCents }: { parts: readonly PartNote[]; totalCents: number }) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  return (
    <MoneyTable
      label={t('notes')}
      heads={[[t('note')], [t('policy')], [t('accountOn')], [t('amount'), 'amount']]}
      foot={
        <tr className="strong">
          <td colSpan={3}>{t('total')}</td>
          <td data-amount data-name={t('total')}>
            {formatMoney(totalCents)}
          </td>
        </tr>
      }
    >
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was earned by a note and went back are rows of one note
        <tr key={at}>
          <td data-name={t('note')} className="unbroken">
            {part.noteNumber}
          </td>
          <td data-name={t('policy')}>{part.policyNumber}</td>
          <td data-name={t('accountOn')} className="unbroken">
            {listedDate(part.accountOn, locale)}
          </td>
          <td data-amount data-name={t('amount')}>
            {formatMoney(part.amountCents)}
          </td>
        </tr>
      ))}
    </MoneyTable>
  );
}

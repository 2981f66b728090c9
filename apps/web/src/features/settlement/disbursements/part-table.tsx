import type { PartNote } from '@onegi/contract/calls/settlement/disbursement-calls';
import { useLocale, useTranslations } from 'use-intl';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import classes from './disbursements.module.css';

/** The notes of a payment, each with its part, and the sum. */
export function PartTable({ parts, totalCents }: { parts: readonly PartNote[]; totalCents: number }) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={classes.scroll} aria-label={t('notes')} tabIndex={0}>
      <table className={`small tabular ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('note')}</th>
            <th scope="col">{t('policy')}</th>
            <th scope="col">{t('accountOn')}</th>
            <th scope="col" data-amount>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was earned by a note and went back are rows of one note
            <tr key={at}>
              <td>{part.noteNumber}</td>
              <td>{part.policyNumber}</td>
              <td>{listedDate(part.accountOn, locale)}</td>
              <td data-amount>{formatMoney(part.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="strong">
            <td colSpan={3}>{t('total')}</td>
            <td data-amount>{formatMoney(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

import type { JournalEntry } from '@onegi/contract/calls/settlement/receipt-shapes';
import { useLocale, useTranslations } from 'use-intl';
import { useTextOf } from '../../../components/list/use-text-of.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import classes from './receipts.module.css';

/** What a receipt has posted: debits and credits of each entry. */
export function ReceiptEntries({ entries }: { entries: readonly JournalEntry[] }) {
  const t = useTranslations('receipts.page');
  const textOf = useTextOf();
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <section className="stack gap-md" aria-labelledby="entries-title">
      <h2 className="large" id="entries-title">
        {t('entries')}
      </h2>
      <div className={classes.scroll}>
        {entries.map(({ entryId, event, bookedOn, lines }) => (
          <table key={entryId} className={`small ${classes.lines}`}>
            <caption className="strong">{`${textOf(`receipts.events.${event}`)} · ${longDate(bookedOn, locale)}`}</caption>
            <thead>
              <tr>
                <th scope="col">{t('account')}</th>
                <th scope="col" className={classes.figure}>
                  {t('debit')}
                </th>
                <th scope="col" className={classes.figure}>
                  {t('credit')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ account, amountCents, noteNumber }) => (
                <tr key={`${account} ${noteNumber} ${amountCents}`}>
                  <td>{[textOf(`receipts.accounts.${account}`), noteNumber].filter(Boolean).join(' · ')}</td>
                  <td className={classes.figure}>{amountCents > 0 ? formatMoney(amountCents) : ''}</td>
                  <td className={classes.figure}>{amountCents < 0 ? formatMoney(-amountCents) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

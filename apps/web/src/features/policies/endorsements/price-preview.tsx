import type { EndorsementPreview } from '@onegi/contract/calls/policies/endorsements/shapes';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './endorsements.module.css';

/** What an endorsement changes, before and after, and how its premium comes about, step by step. */
export function PricePreview({ preview }: { preview: EndorsementPreview }) {
  const t = useTranslations('endorsements.preview');
  const pick = useInLanguage();
  const { changes, parts, figures } = preview;
  const booked = [
    [t('commission'), figures.totalCommissionCents],
    [t('consultant'), figures.consultantCommissionCents],
    [t('house'), figures.houseCommissionCents],
    [t('payable'), figures.payableCents],
  ] as const;
  return (
    <div className="stack gap-lg">
      {changes.length === 0 ? (
        <p className="dimmed">{t('noChange')}</p>
      ) : (
        <table className={classes.table}>
          <caption>{t('changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((line) => (
              <tr key={line.label}>
                <th scope="row">{pick(line.label, line.labelZh)}</th>
                <td className="break-anywhere">{pick(line.before, line.beforeZh)}</td>
                <td className="break-anywhere strong">{pick(line.after, line.afterZh)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table className={classes.table}>
        <caption>{t('premium')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col" className={classes.amount}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ text, textZh, cents, isTotal }) => (
            <tr key={text} data-total={isTotal}>
              {cents === null ? (
                <td colSpan={2} className="dimmed small">
                  {pick(text, textZh)}
                </td>
              ) : (
                <>
                  <th scope="row">{pick(text, textZh)}</th>
                  <td className={classes.amount}>{formatMoney(cents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {figures.receivableCents !== 0 && (
        <table className={classes.table}>
          <caption>{t('booked')}</caption>
          <tbody>
            {booked.map(([label, cents]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={classes.amount}>{formatMoney(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

import type { IncidentPayout } from '@onegi/contract/calls/incidents/incident-payouts';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { PayoutBar } from '../incidents/payout-bar.tsx';
import { BestMark } from './best-mark.tsx';
import classes from './compare.module.css';

interface Props {
  plans: readonly FrozenQuote[];
  payouts: readonly IncidentPayout[];
}

/** The first rows of a comparison: what each plan would pay in typical incidents, as figures and bars. */
export function ComparePayouts({ plans, payouts }: Props) {
  const t = useTranslations('quoteList.compare');
  const inLanguage = useInLanguage();
  if (payouts.length === 0) return null;
  return (
    <tbody>
      <tr className={classes.groupRow}>
        <th scope="rowgroup" colSpan={plans.length + 1}>
          <span className={classes.label}>
            {t('payouts')}
            <span className="dimmed fine regular block">{t('payoutsNote')}</span>
          </span>
        </th>
      </tr>
      {payouts.map(({ incident, title, titleZh, example, exampleZh, paid, best }) => {
        const most = Math.max(...paid.map(({ amountCents }) => amountCents));
        return (
          <tr key={incident} className={classes.row}>
            <th scope="row">
              <span className={classes.label}>
                {inLanguage(title, titleZh)}
                <span className="dimmed fine block">{inLanguage(example, exampleZh)}</span>
                {best.length === 0 && <span className={`dimmed fine ${classes.same}`}>{t('same')}</span>}
              </span>
            </th>
            {paid.map(({ amountCents, outcome }, column) => (
              <td key={plans[column]?.plan} className={amountCents === 0 ? 'dimmed tabular' : 'tabular'}>
                {best.includes(column) && <BestMark />}
                <span className={best.includes(column) ? 'strong' : ''}>
                  {outcome === 'does-not-pay' ? t('paysNothing') : formatMoney(amountCents)}
                </span>
                <PayoutBar cents={amountCents} most={most} isBest={best.includes(column)} />
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

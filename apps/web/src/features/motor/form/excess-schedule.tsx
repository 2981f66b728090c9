import type { MotorExcess } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from './form.module.css';

/** What the insured bears of each loss. */
export function ExcessSchedule({ excesses }: { excesses: readonly MotorExcess[] }) {
  const t = useTranslations('motorForm.premium');
  const pick = useInLanguage();
  if (excesses.length === 0) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="excess-title">
      <h2 className="large" id="excess-title">
        {t('excess')}
      </h2>
      <table className={classes.lines} aria-labelledby="excess-title">
        <tbody>
          {excesses.map(({ excessCode, excessName, excessNameZh, excessCents, isAdditional }) => (
            <tr key={excessCode}>
              <th scope="row">{pick(excessName, excessNameZh)}</th>
              <td className="tabular">{`${isAdditional ? '+' : ''}${formatMoney(excessCents)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

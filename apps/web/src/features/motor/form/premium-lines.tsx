import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { motorExtensions } from '@onegi/contract/fields/motor';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/money.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import classes from './form.module.css';
import { type Premium, type PremiumRow, premiumRows } from './premium-rows.ts';

interface Props {
  plan: string;
  premium: Premium;
  form: MotorForm;
  /** Of what was keyed in place of the tariff's loadings. */
  reason: string;
}

type Line = Extract<PremiumRow, { kind: 'line' }>['line'];
const extensions: readonly string[] = motorExtensions;

/** Every line of a premium with what it is for, and the sums between them. */
export function PremiumLines({ plan, premium, form, reason }: Props) {
  const t = useTranslations('motorForm.premium');
  const extensionIn = useTranslations('motorCases.choices.extension');
  function nameOf({ lineCode }: Line): string {
    return extensions.includes(lineCode)
      ? extensionIn(lineCode as 'windscreen')
      : t(`lines.${lineCode as 'thirdParty'}`);
  }
  function whyOf({ lineCode, lineBasisPoints = 0 }: Line): string {
    const isOther = extensions.includes(lineCode) && lineCode !== 'ncdProtector';
    return t(`reasons.${isOther ? 'extension' : (lineCode as 'vehicleAge')}`, {
      rate: `${lineBasisPoints / 100}%`.replace('-', '−'),
      insured: `HK$${formatWhole(Number(form.insuredDollars))}`,
      year: form.yearMade,
      count: form.drivers.length,
      reason,
    });
  }
  return (
    <section className="stack gap-sm" aria-labelledby="lines-title">
      <h2 className="large" id="lines-title">
        {t('linesOf', { plan })}
      </h2>
      <table className={classes.lines} aria-labelledby="lines-title">
        <thead className="small dimmed">
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {premiumRows(premium).map((row) =>
            row.kind === 'sum' ? (
              <tr key={`sum-${row.name}`} className="strong" data-sum={row.name}>
                <th scope="row">{t(`lines.${row.name}`)}</th>
                <td className="tabular">{formatMoney(row.cents)}</td>
              </tr>
            ) : (
              <tr key={row.line.lineCode}>
                <th scope="row">
                  {nameOf(row.line)}
                  <span className="block fine dimmed">{whyOf(row.line)}</span>
                </th>
                <td className="tabular">{formatMoney(row.line.lineCents)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

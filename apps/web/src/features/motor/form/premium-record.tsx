import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { RowFact } from '../../../components/list/row-facts.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { ExcessSchedule } from './excess-schedule.tsx';
import classes from './form.module.css';
import { PremiumLines } from './premium-lines.tsx';
import { QuoteState } from './quote-state.tsx';
import { ReferralNotice } from './referral-notice.tsx';

/** The premium that a case was quoted by, for who only reads it. */
export function PremiumRecord({ motorCase }: { motorCase: MotorCase }) {
  const t = useTranslations('motorForm.premium');
  const pick = useInLanguage();
  const { quote, referral, form } = motorCase;
  return (
    <div className={classes.form}>
      <QuoteState motorCase={motorCase} />
      {referral && <ReferralNotice referral={referral} />}
      {quote && (
        <section className="stack gap-sm" aria-labelledby="terms-title">
          <h2 className="large" id="terms-title">
            {t('terms')}
          </h2>
          <dl className={classes.facts}>
            <RowFact name={t('insurerDiscount')}>{quote.insurerDiscountBasisPoints / 100}%</RowFact>
            <RowFact name={t('clientDiscount')}>{quote.clientDiscountBasisPoints / 100}%</RowFact>
            {quote.loadingPercent !== null && <RowFact name={t('loading')}>{quote.loadingPercent}%</RowFact>}
            {quote.underwriterLoadingCents !== 0 && (
              <RowFact name={t('underwriterLoading')}>{formatMoney(quote.underwriterLoadingCents)}</RowFact>
            )}
            {quote.reason !== '' && <RowFact name={t('reason')}>{quote.reason}</RowFact>}
          </dl>
        </section>
      )}
      {quote?.premium && (
        <PremiumLines
          plan={pick(quote.planName, quote.planNameZh)}
          premium={quote.premium}
          form={form}
          reason={quote.reason}
        />
      )}
      {quote && <ExcessSchedule excesses={quote.excesses} />}
    </div>
  );
}

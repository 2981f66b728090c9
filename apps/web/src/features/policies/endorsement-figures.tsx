import type { EndorsementDetail } from '@onegi/contract/calls/policies/endorsements';
import { useTranslations } from 'use-intl';
import shared from '../../components/figures.module.css';
import { Amount } from './facts.tsx';

const percent = (basisPoints: number | null) => String((basisPoints ?? 0) / 100);

/** Premium and levies of an endorsement, every part of them and their sums. */
export function PremiumFigures({ detail }: { detail: EndorsementDetail }) {
  const t = useTranslations('policyPage.endorsement');
  const { grossPremiumCents, netPremiumCents, actualPremiumCents } = detail;
  const discount = (name: string, basisPoints: number) => t('atRate', { name, percent: percent(basisPoints) });
  return (
    <section className="framed stack gap-sm p-card" aria-labelledby="premium-title">
      <h3 className="medium" id="premium-title">
        {t('figures')}
      </h3>
      <dl className={`stack small gap-xs ${shared.figures}`}>
        <Amount name={t('gross')} cents={grossPremiumCents} />
        <Amount
          name={discount(t('insurerDiscount'), detail.insurerDiscountBasisPoints)}
          cents={netPremiumCents - grossPremiumCents}
        />
        <Amount name={t('net')} cents={netPremiumCents} isSum />
        <Amount
          name={discount(t('clientDiscount'), detail.clientDiscountBasisPoints)}
          cents={actualPremiumCents - netPremiumCents}
        />
        <Amount name={t('actual')} cents={actualPremiumCents} isSum />
        <Amount name={t('otherLevies')} cents={detail.otherLeviesCents} />
        <Amount name={t('levy')} cents={detail.levyCents} />
        <Amount name={t('totalLevies')} cents={detail.totalLeviesCents} isSum />
        <Amount name={t('total')} cents={detail.totalPremiumCents} isSum />
      </dl>
    </section>
  );
}

/** What is kept of the premium: all of it for the back office, the own part for who sells. */
export function CommissionFigures({ detail }: { detail: EndorsementDetail }) {
  const t = useTranslations('policyPage.endorsement');
  const { consultantCommissionCents, totalCommissionCents, basicCommissionCents, houseCommissionCents } = detail;
  const { payableCents, adjustedVolumeCents } = detail;
  const seesAll = totalCommissionCents !== null && basicCommissionCents !== null && houseCommissionCents !== null;
  return (
    <section className="framed stack gap-sm p-card" aria-labelledby="commission-title">
      <h3 className="medium" id="commission-title">
        {t('commission')}
      </h3>
      <dl className={`stack small gap-xs ${shared.figures}`}>
        {seesAll ? (
          <>
            <Amount
              name={t('basicCommission', { percent: percent(detail.basicRateBasisPoints) })}
              cents={basicCommissionCents}
            />
            <Amount name={t('totalCommission')} cents={totalCommissionCents} isSum />
            <Amount
              name={t('consultantCommission', { percent: percent(detail.payoutBasisPoints) })}
              cents={consultantCommissionCents}
            />
            <Amount name={t('houseCommission')} cents={houseCommissionCents} />
            {payableCents !== null && <Amount name={t('payable')} cents={payableCents} isSum />}
            {adjustedVolumeCents !== null && <Amount name={t('adjustedVolume')} cents={adjustedVolumeCents} />}
          </>
        ) : (
          <Amount name={t('ownCommission')} cents={consultantCommissionCents} />
        )}
      </dl>
    </section>
  );
}

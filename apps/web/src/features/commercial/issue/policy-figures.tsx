import type { PolicyDraft } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { useTranslations } from 'use-intl';
import shared from '../../../components/figures.module.css';
import { formatMoney } from '../../../lib/money.ts';
import classes from '../commercial.module.css';

type Figures = Pick<PolicyDraft, 'premiumCents' | 'classLeviesCents' | 'iaLevyCents' | 'leviesCents' | 'totalCents'>;

interface Props {
  figures: Figures;
  /** For who may see it. */
  commission: PolicyDraft['commission'] | null;
}

const percent = (basisPoints: number) => String(basisPoints / 100);

/** What is booked with a policy, every part of it: premium, levies and their sum; and what of it is kept. */
export function PolicyFigures({ figures, commission }: Props) {
  const t = useTranslations('issue');
  return (
    <dl className={`stack small gap-xs ${shared.figures} ${classes.figures}`}>
      <Row label={t('premium')} cents={figures.premiumCents} />
      {figures.classLeviesCents !== 0 && <Row label={t('classLevies')} cents={figures.classLeviesCents} />}
      <Row label={t('iaLevy')} cents={figures.iaLevyCents} />
      <Row label={t('levies')} cents={figures.leviesCents} className="dimmed" />
      <Row label={t('total')} cents={figures.totalCents} className={`strong ${classes.sum}`} />
      {commission && (
        <>
          <Row
            label={t('commission', { percent: percent(commission.commissionBasisPoints) })}
            cents={commission.commissionCents}
            className={classes.sum}
          />
          <Row
            label={t('consultantShare', { percent: percent(commission.payoutBasisPoints) })}
            cents={commission.consultantCommissionCents}
            className="dimmed"
          />
          <Row label={t('houseShare')} cents={commission.houseCommissionCents} className="dimmed" />
          <Row label={t('payable')} cents={commission.payableCents} />
        </>
      )}
    </dl>
  );
}

function Row({ label, cents, className }: { label: string; cents: number; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt className="shrink">{label}</dt>
      <dd className="tabular">{formatMoney(cents)}</dd>
    </div>
  );
}

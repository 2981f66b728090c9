import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { useTranslations } from 'use-intl';
import { Period } from '../../components/period.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './policies.module.css';

const tones: { readonly [S in PolicyDetail['status']]?: 'good' | 'waiting' | 'over' } = {
  pending: 'waiting',
  active: 'good',
  expired: 'over',
  cancelled: 'over',
  void: 'over',
  lapsed: 'over',
};

/** One line that says where a policy stands: its number, status, insured and period, and what is still owed. */
export function PolicyStatusLine({ policy }: { policy: PolicyDetail }) {
  const t = useTranslations('policyPage');
  const pick = useInLanguage();
  const { policyNumber, status, holderName, startsOn, endsOn, outstandingCents } = policy;
  const owed = formatMoney(Math.abs(outstandingCents));
  return (
    <section className={`framed tinted small p-md ${classes.status}`} aria-label={t('stands')}>
      <strong className="tabular break-anywhere">{policyNumber}</strong>
      <StateBadge tone={tones[status]}>{pick(policy.statusName, policy.statusNameZh)}</StateBadge>
      <span className="break-anywhere">{holderName}</span>
      <span className="tabular">
        <Period from={startsOn} until={endsOn} />
      </span>
      <strong className="tabular">
        {outstandingCents > 0 && t('outstanding', { amount: owed })}
        {outstandingCents < 0 && t('owedBack', { amount: owed })}
        {outstandingCents === 0 && t('allPaid')}
      </strong>
    </section>
  );
}

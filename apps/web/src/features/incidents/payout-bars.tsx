import type { PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';
import { bestPaid } from '@onegi/contract/comparison';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { PayoutBar } from './payout-bar.tsx';

interface Props {
  outcomes: readonly PlanOutcome[];
  verdictOf: (outcome: PlanOutcome) => string;
}

/** What each plan pays as a bar, below each other, so that lengths compare; a table to those who do not see it. */
export function PayoutBars({ outcomes, verdictOf }: Props) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  const amounts = outcomes.map(({ amountCents }) => amountCents);
  const best = bestPaid(amounts);
  const most = Math.max(...amounts);
  return (
    <dl className="stack gap-sm close-set">
      {outcomes.map((each, at) => (
        <div key={each.plan} className="stack gap-2xs">
          <dt className="small">{inLanguage(each.planName, each.planNameZh)}</dt>
          <dd>
            <span className={`medium tabular ${each.amountCents === 0 ? 'dimmed' : 'strong'}`}>
              {best.includes(at) && (
                <>
                  <IconTrophy size={16} stroke={2} className="brand inline-icon" aria-hidden />
                  <span className="visually-hidden">{t('mostPaid')}:</span>{' '}
                </>
              )}
              {verdictOf(each)}
            </span>
            <PayoutBar cents={each.amountCents} most={most} isBest={best.includes(at)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Button } from '@mantine/core';
import { type Days, daysOfPeriod } from '@onegi/contract/calls/dashboard/period-days';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { EmptyState } from '../../components/states.tsx';
import { todayInHongKong } from '../../lib/dates.ts';

interface Props {
  scope: 'own' | 'all';
  /** The period is the longest that is offered. */
  isLong: boolean;
  onLonger: (days: Days) => void;
}

/** No policy in the period: what to do about it. */
export function NoFigures({ scope, isLong, onLonger }: Props) {
  const t = useTranslations('dashboard.empty');
  return (
    <EmptyState title={t('title')}>
      <p className="dimmed">{t(scope)}</p>
      {!isLong && (
        <Button variant="default" onClick={() => onLonger(daysOfPeriod('M12', todayInHongKong()))}>
          {t('longer')}
        </Button>
      )}
      {scope === 'own' && (
        <Button component={Link} to="/">
          {t('quote')}
        </Button>
      )}
    </EmptyState>
  );
}

import { Button } from '@mantine/core';
import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import { daysOfPeriod } from '@onegi/contract/calls/dashboard/period-days';
import { LONGEST_PERIOD_DAYS, type Period, periods } from '@onegi/contract/fields/dashboard';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { DateField } from '../../components/date-field.tsx';
import { addDays, coverDays, parseTypedDate, todayInHongKong } from '../../lib/dates.ts';
import classes from './dashboard.module.css';

type Days = Pick<DashboardItem, 'period' | 'startOn' | 'endOn'>;

interface Props {
  days: Days;
  onChange: (days: Days) => void;
}

/** What is wrong with days of one's own, by field. */
function wrongOf(from: string, to: string) {
  if (!parseTypedDate(from)) return { field: 'from', key: 'validation.date' } as const;
  if (!parseTypedDate(to)) return { field: 'to', key: 'validation.date' } as const;
  if (to < from) return { field: 'to', key: 'dashboard.checks.periodOrder' } as const;
  if (coverDays(from, to) > LONGEST_PERIOD_DAYS) return { field: 'to', key: 'dashboard.checks.periodLong' } as const;
  return undefined;
}

/** Which days the figures are of. */
export function PeriodFilter({ days, onChange }: Props) {
  const t = useTranslations('dashboard.period');
  const [chosen, setChosen] = useState<Period>(days.period);
  const choose = (period: Period) => {
    setChosen(period);
    if (period !== 'OWN') onChange({ period, ...daysOfPeriod(period, todayInHongKong()) });
  };
  return (
    <div className="shrink" style={{ flex: '1 1 440px', maxWidth: 640 }}>
      <ChoiceGroup
        id="period"
        legend={t('label')}
        quietLegend
        choices={periods.map((value) => ({ value, label: t(value) }))}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'OWN' && (
        <OwnDays from={days.startOn} to={days.endOn} onShow={(own) => onChange({ period: 'OWN', ...own })} />
      )}
    </div>
  );
}

function OwnDays(props: { from: string; to: string; onShow: (days: { startOn: string; endOn: string }) => void }) {
  const t = useTranslations();
  const [from, setFrom] = useState(props.from);
  const [to, setTo] = useState(props.to);
  const [tried, setTried] = useState(false);
  const wrong = tried ? wrongOf(from, to) : undefined;
  const errorOf = (field: 'from' | 'to') => (wrong?.field === field ? { error: t(wrong.key) } : {});
  return (
    <form
      className={`flex wrap gap-sm mt-sm align-start ${classes.ownDays}`}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrongOf(from, to)) props.onShow({ startOn: from, endOn: to });
      }}
    >
      <DateField
        id="period-from"
        label={t('dashboard.period.from')}
        value={from}
        onChange={setFrom}
        {...errorOf('from')}
      />
      <DateField
        id="period-to"
        label={t('dashboard.period.to')}
        value={to}
        onChange={setTo}
        max={addDays(todayInHongKong(), LONGEST_PERIOD_DAYS)}
        {...errorOf('to')}
      />
      <Button type="submit" variant="default">
        {t('dashboard.period.show')}
      </Button>
    </form>
  );
}

import { type AgeingGroup, ageingGroups } from '@onegi/contract/fields/accounts-current';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../components/date-field.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { addDays, parseTypedDate, todayInHongKong } from '../../../lib/dates.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { StatementView } from './statement-view.tsx';

/** A statement of account of a client, a consultant or an insurer, over any days. */
export default function StatementPage() {
  const t = useTranslations('ageing.statement');
  const [params] = useSearchParams();
  const of = ageingGroups.find((group) => group === params.get('of'));
  const key = params.get('key') ?? '';
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {() => (of && key ? <Period of={of} accountKey={key} /> : <EmptyState />)}
    </WorkFrame>
  );
}

function Period({ of, accountKey }: { of: AgeingGroup; accountKey: string }) {
  const t = useTranslations('ageing.statement');
  const words = useTranslations('validation');
  const today = todayInHongKong();
  const [from, setFrom] = useState(addDays(today, -365));
  const [until, setUntil] = useState(today);
  const [first, last] = [parseTypedDate(from), parseTypedDate(until)];
  const isTurned = first !== undefined && last !== undefined && first > last;
  const errorOf = (day: string | undefined) => (day === undefined ? { error: words('typedDate') } : {});
  return (
    <div className="stack gap-md mt-md">
      <div className="flex wrap gap-md">
        <DateField id="from" label={t('from')} value={from} onChange={setFrom} {...errorOf(first)} />
        <DateField
          id="until"
          label={t('until')}
          value={until}
          onChange={setUntil}
          {...(isTurned ? { error: words('dateOrder') } : errorOf(last))}
        />
      </div>
      {!isTurned && first && last && <StatementView asked={{ of, key: accountKey, from: first, until: last }} />}
    </div>
  );
}

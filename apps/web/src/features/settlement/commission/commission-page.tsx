import { payoutList } from '@onegi/contract/calls/settlement/commission';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ListPage } from '../../../components/list/list-page.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { todayInHongKong } from '../../../lib/dates.ts';
import { listedDate, longMonth } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { Me } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { useSellers } from '../../policies/use-sellers.ts';
import { StatementView, useStatement } from '../ageing/statement-view.tsx';
import { toneOf } from '../disbursements/state-tone.ts';
import { daysOfMonth, lastMonths } from './months.ts';

/** What a consultant has earned, month by month: the own, or anybody's for the office. */
export default function CommissionPage() {
  const t = useTranslations('ageing.commission');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Commission user={user} />}
    </WorkFrame>
  );
}

/** Whose payouts they are is chosen above them. */
const payoutsOfOne = { ...payoutList, filters: { state: payoutList.filters.state } };

function Commission({ user }: { user: Me }) {
  const t = useTranslations('ageing.commission');
  const tStates = useTranslations('disbursements.states');
  const locale = useLocale();
  const sellers = useSellers().consultantCode;
  const isOffice = user.rights['commission.read'] === 'all';
  const codes = isOffice ? sellers : user.consultantCodes.map((value) => ({ value, label: value }));
  const [chosen, setChosen] = useState('');
  const [month, setMonth] = useState(todayInHongKong().slice(0, 7));
  const code = chosen || codes[0]?.value || '';
  if (!isOffice && codes.length === 0) return <EmptyState title={t('noCode')} />;
  return (
    <div className="stack gap-lg mt-md">
      <div className="flex wrap gap-md">
        <SelectField id="code" label={t('code')} options={codes} value={code} onChange={setChosen} />
        <SelectField
          id="month"
          label={t('month')}
          options={lastMonths(todayInHongKong(), 24).map((value) => ({ value, label: longMonth(value, locale) }))}
          value={month}
          onChange={setMonth}
        />
      </div>
      {code && (
        <>
          <MonthOf code={code} month={month} />
          <section>
            <h2 className="medium">{t('payouts')}</h2>
            <ListPage
              list={payoutsOfOne}
              asked={{ consultantCode: code }}
              label={t('payouts')}
              keyOf={({ number }) => number}
              columns={['number', 'consultantCode', 'totalCents', 'state', 'payableOn', 'paidOn']}
              brief={['totalCents', 'state', 'paidOn']}
              cells={{ state: (row) => <StateBadge tone={toneOf(row)}>{tStates(row.state)}</StateBadge> }}
              empty={<EmptyState title={t('noPayouts')} />}
            />
          </section>
        </>
      )}
    </div>
  );
}

function MonthOf({ code, month }: { code: string; month: string }) {
  const t = useTranslations('ageing.commission');
  const locale = useLocale();
  const asked = { of: 'consultant', key: code, ...daysOfMonth(month) } as const;
  const { data } = useStatement(asked);
  const sumOf = (kind: string) =>
    (data?.movements ?? []).filter((moved) => moved.kind === kind).reduce((sum, moved) => sum + moved.movedCents, 0);
  const [payableOn] = (data?.movements ?? []).flatMap((moved) => moved.payableOn ?? []);
  const figures = [
    [t('earned'), sumOf('earned')],
    [t('clawback'), sumOf('clawback')],
    [t('paid'), -sumOf('payout')],
    [t('carried'), data?.closingCents ?? 0],
  ] as const;
  return (
    <section className="framed stack gap-md p-card">
      {data && (
        <dl className="flex wrap gap-lg">
          {figures.map(([name, cents]) => (
            <div key={name}>
              <dt className="dimmed fine">{name}</dt>
              <dd className="strong tabular">{formatMoney(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
      {payableOn && <p className="dimmed small">{t('nextMonth', { date: listedDate(payableOn, locale) })}</p>}
      <StatementView asked={asked} />
    </section>
  );
}

import { Button } from '@mantine/core';
import {
  type PayoutDue,
  payoutCalls,
  payoutList,
  payoutsDue,
  refreshPayout,
  runPayouts,
} from '@onegi/contract/calls/settlement/commission';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { DateField } from '../../../components/date-field.tsx';
import shared from '../../../components/figures.module.css';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { callApi } from '../../../lib/api.ts';
import { parseTypedDate, todayInHongKong } from '../../../lib/dates.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { mayCall } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { DisbursementDetails } from '../disbursements/disbursement-details.tsx';
import { MoneyTable } from '../disbursements/money-table.tsx';
import { toneOf } from '../disbursements/state-tone.ts';

/** What consultants are paid. */
export default function PayoutsPage() {
  const t = useTranslations('disbursements');
  const tLists = useTranslations('lists');
  return (
    <WorkFrame title={t('payouts.title')} description={t('payouts.description')} lead={t('payouts.lead')}>
      {(user) => (
        <ListPage
          list={payoutList}
          label={t('payouts.title')}
          keyOf={({ number }) => number}
          columns={['number', 'consultantName', 'totalCents', 'state', 'payableOn', 'preparedBy', 'paidOn']}
          brief={['consultantName', 'totalCents', 'state']}
          cells={{ state: (row) => <StateBadge tone={toneOf(row)}>{t(`states.${row.state}`)}</StateBadge> }}
          above={(_page, reload) => mayCall(user, runPayouts) && <Run reload={reload} />}
          details={{
            label: ({ number }) => tLists('detailsOf', { name: number }),
            draw: ({ number }, { reload }) => (
              <DisbursementDetails number={number} calls={payoutCalls} reload={reload}>
                {({ allowedActions, version }, changed) =>
                  allowedActions.includes('edit') && <Refresh number={number} version={version} reload={changed} />
                }
              </DisbursementDetails>
            ),
          }}
          empty={<EmptyState title={t('payouts.empty')} />}
        />
      )}
    </WorkFrame>
  );
}

function Refresh({ number, version, reload }: { number: string; version: number; reload: () => Promise<unknown> }) {
  const t = useTranslations('disbursements');
  const { press, isBusy } = useCaseAction(reload);
  return (
    <Button
      className="self-start"
      variant="default"
      loading={isBusy}
      onClick={() =>
        void press(() => callApi(refreshPayout, { body: { number, version } }), t('done.refresh', { number }))
      }
    >
      {t('actions.refresh')}
    </Button>
  );
}

/** The 15th on which commission is payable next. */
function nextPayday(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const [inYear, inMonth] = day <= 15 ? [year, month] : month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${inYear}-${String(inMonth).padStart(2, '0')}-15`;
}

/** What is payable by a day, and its payouts. */
function Run({ reload }: { reload: () => Promise<unknown> }) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  const [typed, setTyped] = useState(() => nextPayday(todayInHongKong()));
  const payableOn = parseTypedDate(typed);
  const send = useSendOnce(runPayouts);
  const { data, error, refetch } = useQuery({
    ...queryOf(payoutsDue, { query: { payableOn: payableOn ?? todayInHongKong() } }),
    enabled: payableOn !== undefined,
    staleTime: 0,
  });
  const { press, isBusy } = useCaseAction(() => Promise.all([reload(), refetch()]));
  const run = async () => {
    if (!payableOn) return;
    await press(
      () => send({ body: { payableOn } }),
      ({ answer }) => t('payouts.ran', { count: answer.made.length, carried: answer.carried }),
    );
  };
  const records = data?.records ?? [];
  const canRun = records.some(({ balanceCents, openPayout }) => balanceCents > 0 && !openPayout);
  return (
    <section className="framed stack gap-md p-card mt-md" aria-labelledby="run-title">
      <h2 id="run-title" className="medium">
        {t('payouts.dueTitle', { date: payableOn ? listedDate(payableOn, locale) : '–' })}
      </h2>
      <div className={shared.pair}>
        <DateField
          id="payable-on"
          label={t('payableOn')}
          value={typed}
          onChange={setTyped}
          {...(error && error.status === 400 ? { error: error.messageOf('payableOn') ?? error.message } : {})}
        />
      </div>
      {error && error.status !== 400 && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && records.length === 0 && <p className="dimmed">{t('payouts.dueEmpty')}</p>}
      {records.length > 0 && <DueTable records={records} />}
      <Button className="self-start" disabled={!canRun} loading={isBusy} onClick={() => void run()}>
        {t('payouts.run')}
      </Button>
    </section>
  );
}

function DueTable({ records }: { records: readonly PayoutDue[] }) {
  const t = useTranslations('disbursements');
  const pick = useInLanguage();
  const stands = ({ balanceCents, openPayout }: PayoutDue) =>
    openPayout ?? (balanceCents < 0 ? t('payouts.carried') : '');
  return (
    <MoneyTable
      label={t('payouts.title')}
      heads={[
        [t('consultantName')],
        [t('payouts.earned'), 'amount'],
        [t('payouts.clawback'), 'amount'],
        [t('payouts.balance'), 'amount'],
        [t('payouts.openPayout')],
      ]}
    >
      {records.map((row) => (
        <tr key={row.consultantCode}>
          <th scope="row">{`${row.consultantCode} · ${pick(row.consultantName, row.consultantNameZh)}`}</th>
          <td data-amount data-name={t('payouts.earned')}>
            {formatMoney(row.earnedCents)}
          </td>
          <td data-amount data-name={t('payouts.clawback')}>
            {formatMoney(row.clawbackCents)}
          </td>
          <td data-amount data-name={t('payouts.balance')}>
            {formatMoney(row.balanceCents)}
          </td>
          <td data-name={t('payouts.openPayout')}>{stands(row)}</td>
        </tr>
      ))}
    </MoneyTable>
  );
}

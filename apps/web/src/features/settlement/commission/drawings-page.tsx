import { Button } from '@mantine/core';
import {
  commissionHeld,
  drawingCalls,
  drawingList,
  saveCommissionDrawing,
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
import { EmptyState } from '../../../components/states.tsx';
import { parseTypedDate, todayInHongKong } from '../../../lib/dates.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { mayCall } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { DisbursementDetails } from '../disbursements/disbursement-details.tsx';
import { toneOf } from '../disbursements/state-tone.ts';

/** Earned commission that is drawn from the client account. */
export default function DrawingsPage() {
  const t = useTranslations('disbursements');
  const tLists = useTranslations('lists');
  return (
    <WorkFrame title={t('drawings.title')} description={t('drawings.description')} lead={t('drawings.lead')}>
      {(user) => (
        <ListPage
          list={drawingList}
          label={t('drawings.title')}
          keyOf={({ number }) => number}
          columns={['number', 'earnedUntil', 'totalCents', 'state', 'preparedBy', 'approvedBy', 'paidOn']}
          brief={['earnedUntil', 'totalCents', 'state']}
          cells={{ state: (row) => <StateBadge tone={toneOf(row)}>{t(`states.${row.state}`)}</StateBadge> }}
          above={(_page, reload) => mayCall(user, saveCommissionDrawing) && <Held reload={reload} />}
          details={{
            label: ({ number }) => tLists('detailsOf', { name: number }),
            draw: ({ number, totalCents }, { reload }) => (
              <>
                {totalCents < 0 && <p className="dimmed small">{t('drawings.putBack')}</p>}
                <DisbursementDetails number={number} calls={drawingCalls} reload={reload} />
              </>
            ),
          }}
          empty={<EmptyState title={t('drawings.empty')} />}
        />
      )}
    </WorkFrame>
  );
}

/** What is held as earned until a day, and its drawing. */
function Held({ reload }: { reload: () => Promise<unknown> }) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  const [typed, setTyped] = useState(todayInHongKong());
  const earnedUntil = parseTypedDate(typed);
  const send = useSendOnce(saveCommissionDrawing);
  const { data, error, refetch } = useQuery({
    ...queryOf(commissionHeld, { query: { earnedUntil: earnedUntil ?? todayInHongKong() } }),
    enabled: earnedUntil !== undefined,
    staleTime: 0,
  });
  const { press, isBusy } = useCaseAction(() => Promise.all([reload(), refetch()]));
  const save = async () => {
    if (!earnedUntil) return;
    await press(
      () => send({ body: { earnedUntil } }),
      ({ answer }) => t('done.save', { number: answer.number }),
    );
  };
  return (
    <section className="framed stack gap-md p-card mt-md" aria-labelledby="held-title">
      <h2 id="held-title" className="medium">
        {t('drawings.held', { date: earnedUntil ? listedDate(earnedUntil, locale) : '–' })}
      </h2>
      <div className={shared.pair}>
        <DateField
          id="earned-until"
          label={t('earnedUntil')}
          value={typed}
          max={todayInHongKong()}
          onChange={setTyped}
          {...(error ? { error: error.message } : {})}
        />
      </div>
      {data && (
        <p className="strong tabular" role="status">
          {`${formatMoney(data.totalCents)} ${t('drawings.notes', { count: data.notes })}`}
        </p>
      )}
      <Button className="self-start" disabled={!data || data.notes === 0} loading={isBusy} onClick={() => void save()}>
        {t('drawings.prepare')}
      </Button>
    </section>
  );
}

import { Button, Checkbox, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { type ListedReceipt, receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import { recordGatewayPayout } from '@onegi/contract/calls/settlement/receipts';
import { checkShape } from '@onegi/contract/check-shape';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Price } from '../../../components/price.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { todayInHongKong } from '../../../lib/dates.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { centsOf } from './cents.ts';
import classes from './receipts.module.css';
import { useCaseAction } from '../../../components/case/use-case-action.ts';

/** Records what a gateway has paid out. */
export default function GatewayPayoutPage() {
  const t = useTranslations('receipts.payout');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => <Payout />}
    </WorkFrame>
  );
}

/** As many as a page of a list holds. */
const MOST_SHOWN = 100;

function Payout() {
  const t = useTranslations('receipts.payout');
  const [upTo, setUpTo] = useState(todayInHongKong());
  const body = {
    method: 'CC',
    bankStatus: 'unbanked',
    receivedUntil: upTo,
    sort: 'receivedOn',
    order: 'asc',
    size: MOST_SHOWN,
  } as const;
  const isDay = isCalendarDate(upTo);
  const { data, error, refetch } = useQuery({
    ...queryOf(receiptList.page, { body }),
    staleTime: 0,
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack gap-lg mt-md">
      <div className={classes.pair}>
        <DateField id="payout-until" label={t('upTo')} value={upTo} onChange={setUpTo} max={todayInHongKong()} />
      </div>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} radius="md" aria-busy="true" />}
      {data?.records.length === 0 && <p className="dimmed">{t('none')}</p>}
      {data && data.records.length > 0 && (
        <>
          {data.total > MOST_SHOWN && <p className="dimmed">{t('more', { count: MOST_SHOWN })}</p>}
          <PayoutForm
            key={data.records.map(({ receiptId }) => receiptId).join()}
            cards={data.records}
            reload={refetch}
          />
        </>
      )}
    </div>
  );
}

interface FormProps {
  cards: readonly ListedReceipt[];
  reload: () => Promise<unknown>;
}

function PayoutForm({ cards, reload }: FormProps) {
  const t = useTranslations('receipts.payout');
  const tr = useTranslations('receipts');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [values, setValues] = useState({ fee: '0.00', arrived: '', bankReference: '' });
  const [paidOutOn, setPaidOutOn] = useState(todayInHongKong());
  const { press, isBusy } = useCaseAction(reload);
  const send = useSendOnce(recordGatewayPayout);
  const chosen = cards.filter(({ receiptId }) => !left.has(receiptId));
  const sumCents = chosen.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const [feeCents, arrivedCents] = [centsOf(values.fee), centsOf(values.arrived)];
  const isWrong = arrivedCents !== undefined && arrivedCents !== sumCents - (feeCents ?? 0);
  const body = {
    receiptIds: chosen.map(({ receiptId }) => receiptId),
    feeCents: feeCents ?? -1,
    arrivedCents: arrivedCents ?? 0,
    paidOutOn,
    bankReference: values.bankReference,
  };
  const isComplete = !isWrong && checkShape(recordGatewayPayout.body, body).length === 0;
  const field = (name: keyof typeof values) => ({
    id: `payout-${name}`,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <form
      noValidate
      className={classes.columns}
      onSubmit={(event) => {
        event.preventDefault();
        void press(() => send({ body }), t('saved'));
      }}
    >
      <fieldset className={`framed stack gap-sm p-card ${classes.cards}`}>
        <legend className="strong">{t('cards')}</legend>
        {cards.map((card) => (
          <Card
            key={card.receiptId}
            card={card}
            isChosen={!left.has(card.receiptId)}
            onChange={(isChosen) => {
              const next = new Set(left);
              if (isChosen) next.delete(card.receiptId);
              else next.add(card.receiptId);
              setLeft(next);
            }}
          />
        ))}
      </fieldset>
      <div className="stack gap-lg">
        <dl className={classes.totals} aria-live="polite">
          <dt>{t('chosen')}</dt>
          <dd>
            <Price cents={sumCents} size="sm" />
          </dd>
        </dl>
        <AmountField {...field('fee')} label={t('fee')} before="HK$" inputMode="decimal" />
        <AmountField
          {...field('arrived')}
          label={t('arrived')}
          before="HK$"
          inputMode="decimal"
          {...(isWrong ? { error: t('wrongSum') } : {})}
        />
        <DateField
          id="payout-day"
          label={t('paidOutOn')}
          value={paidOutOn}
          onChange={setPaidOutOn}
          max={todayInHongKong()}
        />
        <TextField {...field('bankReference')} label={tr('bankReference')} maxLength={60} autoComplete="off" />
        <Button type="submit" variant="accent" size="lg" className="self-start" loading={isBusy} disabled={!isComplete}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface CardProps {
  card: ListedReceipt;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Card({ card, isChosen, onChange }: CardProps) {
  const locale = useLocale();
  const { receiptNumber, receivedOn, amountCents } = card;
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={`${receiptNumber} · ${listedDate(receivedOn, locale)} · ${formatMoney(amountCents)}`}
    />
  );
}

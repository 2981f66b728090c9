import { Button, Checkbox, Skeleton } from '@mantine/core';
import shared from '../../../components/figures.module.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { type ListedReceipt, receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import { recordGatewayPayout } from '@onegi/contract/calls/settlement/receipts';
import { checkShape } from '@onegi/contract/check-shape';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { MOST_PAID_OUT } from '@onegi/contract/fields/receipts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { DateField } from '../../../components/date-field.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Price } from '../../../components/price.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { callApi } from '../../../lib/api.ts';
import { todayInHongKong } from '../../../lib/dates.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { centsOf } from './cents.ts';
import classes from './receipts.module.css';

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
const SHOWN_AT_ONCE = 100;

function Payout() {
  const t = useTranslations('receipts.payout');
  const [upTo, setUpTo] = useState(todayInHongKong());
  const [recorded, setRecorded] = useState(0);
  const body = {
    method: 'CC',
    bankStatus: 'unbanked',
    receivedUntil: upTo,
    sort: 'receivedOn',
    order: 'asc',
    size: SHOWN_AT_ONCE,
  } as const;
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...queryOf(receiptList.page, { body }).queryKey, 'more'],
    queryFn: ({ pageParam, signal }) =>
      callApi(receiptList.page, { body: { ...body, current: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total, isMore }, pages) =>
      (isMore || pages.length * SHOWN_AT_ONCE < total) && pages.length * SHOWN_AT_ONCE < MOST_PAID_OUT
        ? pages.length + 1
        : undefined,
    staleTime: 0,
    enabled: isCalendarDate(upTo),
    placeholderData: keepPreviousData,
  });
  // What is received meanwhile may move a card to the next page.
  const cards = [
    ...new Map(data?.pages.flatMap(({ records }) => records).map((card) => [card.receiptId, card])).values(),
  ];
  return (
    <div className="stack gap-lg mt-md">
      <div className={shared.pair}>
        <DateField id="payout-until" label={t('upTo')} value={upTo} onChange={setUpTo} max={todayInHongKong()} />
      </div>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} radius="md" aria-busy="true" />}
      {data && cards.length === 0 && <EmptyState title={t('none')} />}
      {cards.length > 0 && (
        <PayoutForm
          key={recorded}
          cards={cards}
          more={
            hasNextPage && (
              <Button
                variant="default"
                className="self-start"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('more', { count: cards.length })}
              </Button>
            )
          }
          onRecorded={() => setRecorded((times) => times + 1)}
          reload={refetch}
        />
      )}
    </div>
  );
}

interface FormProps {
  cards: readonly ListedReceipt[];
  /** Shows the next of them. */
  more: ReactNode;
  /** What was typed is recorded: the form begins anew. After a refusal it stays. */
  onRecorded: () => void;
  reload: () => Promise<unknown>;
}

function PayoutForm({ cards, more, onRecorded, reload }: FormProps) {
  const t = useTranslations('receipts.payout');
  const tr = useTranslations('receipts');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [values, setValues] = useState({ fee: '0.00', arrived: '', bankReference: '' });
  const [paidOutOn, setPaidOutOn] = useState(todayInHongKong());
  const { press, isBusy } = useCaseAction(reload);
  const send = useSendOnce(recordGatewayPayout);
  const chosen = cards.filter(({ receiptId }) => !left.has(receiptId));
  const sumCents = chosen.reduce((sum, card) => sum + collectedOf(card), 0);
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
        const record = async () => {
          await send({ body });
          onRecorded();
        };
        void press(record, t('saved'));
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
        {more}
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

/** What the gateway still has of a card: less what its bank has taken back. */
const collectedOf = ({ amountCents, chargedBackCents }: ListedReceipt) => amountCents - chargedBackCents;

interface CardProps {
  card: ListedReceipt;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Card({ card, isChosen, onChange }: CardProps) {
  const locale = useLocale();
  const { receiptNumber, receivedOn } = card;
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={`${receiptNumber} · ${listedDate(receivedOn, locale)} · ${formatMoney(collectedOf(card))}`}
    />
  );
}

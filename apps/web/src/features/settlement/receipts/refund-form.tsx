import { Button } from '@mantine/core';
import { requestRefund } from '@onegi/contract/calls/settlement/refunds';
import { moneyText } from '@onegi/contract/fields/formats';
import { type RefundMethod, refundMethods } from '@onegi/contract/fields/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { centsOf } from './cents.ts';
import classes from './receipts.module.css';

interface Props {
  of: { receiptId: string } | { noteId: string };
  mostCents: number;
  payee: string;
  onAsked: () => Promise<unknown>;
}

/** Asks for money to go back to a client; another person approves it. */
export function RefundForm({ of, mostCents, payee, onAsked }: Props) {
  const t = useTranslations('receipts');
  const [values, setValues] = useState({ amountKeyed: moneyText(mostCents), method: 'FPS', payee, remarks: '' });
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const send = useSendOnce(requestRefund);
  const field = (name: keyof typeof values) => {
    const error = failure?.messageOf(name);
    return {
      id: `refund-${name}`,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error ? { error } : {}),
    };
  };
  async function submit(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { amountKeyed, method, ...words } = values;
      const body = { ...of, ...words, method: method as RefundMethod, amountKeyed: centsOf(amountKeyed) ?? 0 };
      const { answer } = await send({ body });
      notify({ kind: 'success', message: t('refunds.asked', { number: answer.refundNumber }) });
      await onAsked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      if (error.fields.length === 0) notifyFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      className="framed stack gap-md p-card"
      aria-label={t('refunds.ask')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={classes.pair}>
        <AmountField {...field('amountKeyed')} label={t('amount')} before="HK$" inputMode="decimal" />
        <SelectField
          {...field('method')}
          label={t('refunds.method')}
          help={t('refunds.cardHint')}
          options={refundMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        <TextField {...field('payee')} label={t('refunds.payee')} maxLength={120} autoComplete="off" />
        <TextField {...field('remarks')} label={t('remarks')} maxLength={500} autoComplete="off" />
      </div>
      <Button type="submit" variant="default" className="self-start" loading={isBusy}>
        {t('refunds.ask')}
      </Button>
    </form>
  );
}

import { Button } from '@mantine/core';
import { requestRefund } from '@onegi/contract/calls/settlement/refunds';
import { moneyText } from '@onegi/contract/fields/formats';
import { type RefundMethod, refundMethods } from '@onegi/contract/fields/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import shared from '../../../components/figures.module.css';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { notify } from '../../../lib/notify.ts';
import { centsOf } from './cents.ts';

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
  const form = useCallForm({
    call: requestRefund,
    values,
    onChange: setValues,
    labels: {
      amountKeyed: t('amount'),
      method: t('refunds.method'),
      payee: t('refunds.payee'),
      remarks: t('remarks'),
    },
    body: ({ amountKeyed, method, ...words }) => ({
      ...of,
      ...words,
      method: method as RefundMethod,
      amountKeyed: centsOf(amountKeyed) ?? 0,
    }),
    idPrefix: 'refund',
    onDone: async (answer) => {
      notify({ kind: 'success', message: t('refunds.asked', { number: answer.refundNumber }) });
      await onAsked();
    },
  });
  return (
    <form {...form.element} className="framed stack gap-md p-card" aria-label={t('refunds.ask')}>
      <h3>{t('page.refund')}</h3>
      <ErrorSummary {...form.summary} />
      <div className={shared.pair}>
        <AmountField {...form.field('amountKeyed')} before="HK$" inputMode="decimal" />
        <SelectField
          {...form.field('method')}
          help={t('refunds.cardHint')}
          options={refundMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        <TextField {...form.field('payee')} maxLength={120} autoComplete="off" />
        <TextField {...form.field('remarks')} maxLength={500} autoComplete="off" />
      </div>
      <Button type="submit" variant="default" className="self-start" loading={form.busy}>
        {t('refunds.ask')}
      </Button>
    </form>
  );
}

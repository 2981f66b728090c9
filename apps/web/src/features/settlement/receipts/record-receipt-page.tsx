import { Button } from '@mantine/core';
import { recordReceipt } from '@onegi/contract/calls/settlement/receipts';
import { type ReceiptMethod, receiptMethods } from '@onegi/contract/fields/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import shared from '../../../components/figures.module.css';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { Link } from '../../../components/link.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { todayInHongKong } from '../../../lib/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { useLocaleNavigate } from '../../../lib/use-locale-navigate.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { centsOf } from './cents.ts';
import { NoteParts, partsOf } from './note-parts.tsx';
import { receiptAddress } from './receipt-address.ts';
import classes from './receipts.module.css';
import type { TypedParts } from './suggest-parts.ts';

/** Records money that came in. */
export default function RecordReceiptPage() {
  const t = useTranslations('receipts.record');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('description')}>
      {() => <RecordReceipt />}
    </WorkFrame>
  );
}

const empty = {
  amountCents: '',
  receivedOn: '',
  method: 'FPS' as ReceiptMethod | 'OFS',
  bankReference: '',
  chequeNumber: '',
  payer: '',
  remarks: '',
  parts: {} as TypedParts,
};

/** What is typed, and beside it the notes that it pays. */
export function RecordReceipt() {
  const t = useTranslations('receipts');
  const [values, setValues] = useState({ ...empty, receivedOn: todayInHongKong() });
  const navigate = useLocaleNavigate();
  const { method } = values;
  const parts = partsOf(values.parts);
  const form = useCallForm({
    call: recordReceipt,
    values,
    onChange: setValues,
    labels: {
      amountCents: t('amount'),
      receivedOn: t('receivedOn'),
      chequeNumber: t('chequeNumber'),
      bankReference: t('bankReference'),
      payer: t('payer'),
      remarks: t('remarks'),
      parts: t('record.found'),
    },
    body: ({ amountCents, parts: _, ...words }) => ({
      ...words,
      // An offset is recorded at the note.
      method: words.method === 'OFS' ? 'FPS' : words.method,
      amountCents: centsOf(amountCents) ?? 0,
      parts: parts ?? [],
    }),
    onDone: (answer) => {
      notify({ kind: 'success', message: t('record.saved', { number: answer.receiptNumber }) });
      navigate(receiptAddress(answer.receiptId));
    },
  });
  if (method === 'OFS') {
    return (
      <div className="stack gap-lg mt-md">
        <MethodField value={method} onChange={(value) => setValues({ ...values, method: value })} />
        <p>
          {t('record.offsetHint')}{' '}
          <Link to="/settlement/notes" className="text-link">
            {t('record.toNotes')}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <form {...form.element} className={`mt-md ${classes.columns}`}>
      <div className="stack gap-lg">
        <ErrorSummary {...form.summary} />
        <div className={shared.pair}>
          <AmountField {...form.field('amountCents')} before="HK$" inputMode="decimal" />
          <DateField {...form.field('receivedOn')} max={todayInHongKong()} />
        </div>
        <MethodField value={method} onChange={(value) => setValues({ ...values, method: value })} />
        <div className={shared.pair}>
          {method === 'CHQ' && <TextField {...form.field('chequeNumber')} maxLength={20} autoComplete="off" />}
          <TextField {...form.field('bankReference')} maxLength={60} autoComplete="off" />
          <TextField {...form.field('payer')} maxLength={120} autoComplete="off" />
        </div>
        <TextAreaField {...form.field('remarks')} maxLength={500} rows={2} />
      </div>
      <NoteParts
        availableCents={centsOf(values.amountCents) ?? 0}
        typed={values.parts}
        onChange={(typed) => setValues({ ...values, parts: typed })}
        problem={form.errorOf('parts')}
      />
      <Button type="submit" variant="accent" size="lg" className={classes.save} loading={form.busy} disabled={!parts}>
        {t('record.save')}
      </Button>
    </form>
  );
}

interface MethodProps {
  value: ReceiptMethod | 'OFS';
  onChange: (value: ReceiptMethod | 'OFS') => void;
}

function MethodField({ value, onChange }: MethodProps) {
  const t = useTranslations('receipts');
  return (
    <SelectField
      id="receipt-method"
      label={t('method')}
      options={[...receiptMethods, 'OFS' as const].map((code) => ({ value: code, label: t(`methods.${code}`) }))}
      value={value}
      onChange={(chosen) => onChange(chosen as typeof value)}
    />
  );
}

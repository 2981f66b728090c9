import { Button } from '@mantine/core';
import { recordReceipt } from '@onegi/contract/calls/settlement/receipts';
import { type ReceiptMethod, receiptMethods } from '@onegi/contract/fields/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Link } from '../../../components/link.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { todayInHongKong } from '../../../lib/dates.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
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
};

export function RecordReceipt() {
  const t = useTranslations('receipts');
  const [values, setValues] = useState({ ...empty, receivedOn: todayInHongKong() });
  const [typed, setTyped] = useState<TypedParts>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const send = useSendOnce(recordReceipt);
  const navigate = useLocaleNavigate();
  const parts = partsOf(typed);
  const { method } = values;

  const field = (name: keyof typeof empty) => {
    const error = failure?.messageOf(name);
    return {
      id: `receipt-${name}`,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error ? { error } : {}),
    };
  };

  async function save(): Promise<void> {
    if (method === 'OFS') return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { amountCents, ...words } = values;
      const body = { ...words, method, amountCents: centsOf(amountCents) ?? 0, parts: parts ?? [] };
      const { answer } = await send({ body });
      notify({ kind: 'success', message: t('record.saved', { number: answer.receiptNumber }) });
      navigate(receiptAddress(answer.receiptId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      if (error.fields.length === 0) notifyFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const problemOf = (noteId: string) => {
    const at = parts?.findIndex((part) => part.noteId === noteId) ?? -1;
    return failure?.fields.find(({ field: path }) => path.startsWith(`parts.${at}.`))?.message;
  };
  return (
    <form
      noValidate
      className={`mt-md ${classes.columns}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="stack gap-lg">
        <div className={classes.pair}>
          <AmountField {...field('amountCents')} label={t('amount')} before="HK$" inputMode="decimal" />
          <DateField {...field('receivedOn')} label={t('receivedOn')} max={todayInHongKong()} />
        </div>
        <SelectField
          {...field('method')}
          label={t('method')}
          options={[...receiptMethods, 'OFS' as const].map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        {method === 'OFS' ? (
          <p>
            {t('record.offsetHint')}{' '}
            <Link to="/settlement/notes" className="text-link">
              {t('record.toNotes')}
            </Link>
          </p>
        ) : (
          <>
            <div className={classes.pair}>
              {method === 'CHQ' && (
                <TextField {...field('chequeNumber')} label={t('chequeNumber')} maxLength={20} autoComplete="off" />
              )}
              <TextField {...field('bankReference')} label={t('bankReference')} maxLength={60} autoComplete="off" />
              <TextField {...field('payer')} label={t('payer')} maxLength={120} autoComplete="off" />
            </div>
            <TextAreaField {...field('remarks')} label={t('remarks')} maxLength={500} rows={2} />
            <Button type="submit" variant="accent" size="lg" className="self-start" loading={isBusy} disabled={!parts}>
              {t('record.save')}
            </Button>
          </>
        )}
      </div>
      {method !== 'OFS' && (
        <NoteParts
          availableCents={centsOf(values.amountCents) ?? 0}
          typed={typed}
          onChange={setTyped}
          problemOf={problemOf}
        />
      )}
    </form>
  );
}

import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import type { ReceiptDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { moveReceipt, receiptPdf, reverseReceipt } from '@onegi/contract/calls/settlement/receipts';
import { MOST_REASON, receiptActions } from '@onegi/contract/fields/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { addressOfCall } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import classes from './receipts.module.css';

export interface ReceiptPart {
  receipt: ReceiptDetail;
  reload: () => Promise<unknown>;
  mayWrite: boolean;
}

type Action = (typeof receiptActions)[number];
/** What is asked first: it turns round all that the receipt has paid. */
const isAskedFirst = (action: Action): action is 'dishonour' | 'reverse' =>
  action === 'dishonour' || action === 'reverse';

/** What the money of the receipt has done first: once that is undone, it can be cancelled. */
const isMendable = ({ code }: ApiError) =>
  code === 'receipt.matched' || code === 'receipt.refunded' || code.startsWith('allocation.');

/** What the office may cover: the receipt is cancelled once somebody confirms that it does. */
const isCoverable = (refused: ApiError | null) =>
  refused?.code === 'allocation.insurerPaid' || refused?.code === 'allocation.commissionPaid';

/** What can be done with the receipt at the bank, and its PDF for who paid. */
export function ReceiptActions({ receipt, reload }: ReceiptPart) {
  const t = useTranslations('receipts.page');
  const [asked, setAsked] = useState<'dishonour' | 'reverse'>();
  const { act, press, isBusy } = useCaseAction(reload, isMendable);
  const [send, reverse] = [useSendOnce(moveReceipt), useSendOnce(reverseReceipt)];
  const { receiptId, receiptNumber: number, version, allowedActions, bankStatus } = receipt;
  const seen = { receiptId, version };
  const move = (action: 'bank' | 'clear' | 'dishonour') => press(() => send({ body: { ...seen, action } }), t('done'));
  const pdf = (language: 'en' | 'zh-Hant') => addressOfCall(receiptPdf, { query: { receiptId, language } });
  /** Whether the gap is confirmed; undefined until it turns out that there would be one. */
  const [gapConfirmed, confirmGap] = useState<boolean>();
  const cancel = async (reversalReason: string) => {
    const body = { ...seen, reversalReason, ...(gapConfirmed ? { gapConfirmed } : {}) };
    const refused = await act(() => reverse({ body }), t('done'));
    if (isCoverable(refused)) confirmGap(gapConfirmed ?? false);
    return refused;
  };
  const close = () => {
    setAsked(undefined);
    confirmGap(undefined);
  };
  return (
    <div className={classes.buttons}>
      {receiptActions
        .filter((action) => allowedActions.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant={isAskedFirst(action) ? 'default' : 'filled'}
            disabled={isBusy}
            onClick={() => (isAskedFirst(action) ? setAsked(action) : void move(action))}
          >
            {t(action)}
          </Button>
        ))}
      {bankStatus !== 'returned' && (
        <>
          <Button component="a" variant="default" href={pdf('en')} target="_blank" rel="noreferrer">
            {t('pdf')}
          </Button>
          <Button component="a" variant="default" href={pdf('zh-Hant')} target="_blank" rel="noreferrer">
            {t('pdfZh')}
          </Button>
        </>
      )}
      {asked === 'dishonour' && (
        <ConfirmDialog
          title={t('dishonourTitle')}
          action={t('dishonour')}
          onConfirm={() => move('dishonour')}
          onClose={close}
        >
          {t('dishonourText')}
        </ConfirmDialog>
      )}
      {asked === 'reverse' && (
        <ReasonDialog
          title={t('reverseTitle', { number })}
          text={t('reverseText')}
          label={t('reverseReason')}
          maxLength={MOST_REASON}
          missing={t('reverseReasonMissing')}
          field="reversalReason"
          action={t('reverse')}
          send={cancel}
          onClose={close}
        >
          {gapConfirmed !== undefined && (
            <Checkbox
              checked={gapConfirmed}
              onChange={(event) => confirmGap(event.currentTarget.checked)}
              label={t('reverseGap')}
            />
          )}
        </ReasonDialog>
      )}
    </div>
  );
}

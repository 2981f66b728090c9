import { Button } from '@mantine/core';
import type { ReceiptDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { moveReceipt, receiptPdf } from '@onegi/contract/calls/settlement/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { addressOfCall } from '../../../lib/api.ts';
import classes from './receipts.module.css';

export interface ReceiptPart {
  receipt: ReceiptDetail;
  reload: () => Promise<unknown>;
  mayWrite: boolean;
}

/** What can be done with the receipt at the bank, and its PDF for who paid. */
export function ReceiptActions({ receipt, reload }: ReceiptPart) {
  const t = useTranslations('receipts.page');
  const [isAsked, setAsked] = useState(false);
  const { press, isBusy } = useCaseAction(reload);
  const send = useSendOnce(moveReceipt);
  const { receiptId, version, allowedActions, bankStatus } = receipt;
  const move = (action: (typeof allowedActions)[number]) =>
    press(() => send({ body: { receiptId, version, action } }), t('done'));
  const pdf = (language: 'en' | 'zh-Hant') => addressOfCall(receiptPdf, { query: { receiptId, language } });
  return (
    <div className={classes.buttons}>
      {allowedActions.map((action) => (
        <Button
          key={action}
          variant={action === 'dishonour' ? 'default' : 'filled'}
          disabled={isBusy}
          onClick={() => (action === 'dishonour' ? setAsked(true) : void move(action))}
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
      {isAsked && (
        <ConfirmDialog
          title={t('dishonourTitle')}
          action={t('dishonour')}
          onConfirm={() => move('dishonour')}
          onClose={() => setAsked(false)}
        >
          {t('dishonourText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

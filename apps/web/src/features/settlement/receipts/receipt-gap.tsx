import { Button } from '@mantine/core';
import { coverGap } from '@onegi/contract/calls/settlement/receipts';
import { receiptMoneyActions } from '@onegi/contract/fields/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { ReceiptPart } from './receipt-actions.tsx';
import classes from './receipts.module.css';

/** What the client account lacks because more of a receipt went back than came, which the office covers with its own money. */
export function ReceiptGap({ receipt, reload }: ReceiptPart) {
  const t = useTranslations('receipts.page');
  const [isAsked, setAsked] = useState(false);
  const { press, isBusy } = useCaseAction(reload);
  const cover = useSendOnce(coverGap);
  const { receiptId, receiptNumber: number, gapCents, allowedActions } = receipt;
  const action = receiptMoneyActions.find((each) => allowedActions.includes(each));
  const amount = formatMoney(Math.abs(gapCents));
  return (
    <>
      {gapCents > 0 && <p className={classes.problem}>{t('gap', { amount })}</p>}
      {action && (
        <Button className="self-start" variant="default" disabled={isBusy} onClick={() => setAsked(true)}>
          {t(action)}
        </Button>
      )}
      {action && isAsked && (
        <ConfirmDialog
          title={t(`questions.${action}`, { number })}
          action={t(action)}
          onConfirm={() => press(() => cover({ body: { receiptId, coveredCents: gapCents } }), t('done'))}
          onClose={() => setAsked(false)}
        >
          {t(`questions.${action}Text`, { amount })}
        </ConfirmDialog>
      )}
    </>
  );
}

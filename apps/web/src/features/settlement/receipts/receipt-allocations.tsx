import { Button } from '@mantine/core';
import type { Allocation } from '@onegi/contract/calls/settlement/receipt-shapes';
import { allocateReceipt, takeBackAllocation } from '@onegi/contract/calls/settlement/receipts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Price } from '../../../components/price.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useLabelled } from '../../../lib/use-labelled.ts';
import { NoteParts, partsOf } from './note-parts.tsx';
import type { ReceiptPart } from './receipt-actions.tsx';
import classes from './receipts.module.css';
import type { TypedParts } from './suggest-parts.ts';

/** What a receipt is set against, and a place to set the rest of it against more. */
export function ReceiptAllocations({ receipt, reload, mayWrite }: ReceiptPart) {
  const t = useTranslations('receipts.page');
  const labelled = useLabelled();
  const [asked, setAsked] = useState<Allocation>();
  const { press } = useCaseAction(reload);
  const takeBack = useSendOnce(takeBackAllocation);
  const { allocations, restCents, bankStatus } = receipt;
  return (
    <section className="stack gap-md" aria-labelledby="allocations-title">
      <h2 className="large" id="allocations-title">
        {t('allocations')}
      </h2>
      {allocations.length === 0 && <p className="dimmed">{t('noAllocations')}</p>}
      <ul className={classes.notes}>
        {allocations.map((each) => (
          <li key={each.allocationId} className={classes.note}>
            <div>
              <p className="strong break-anywhere">{each.noteNumber}</p>
              <p className="small break-anywhere">{each.policyNumber}</p>
            </div>
            <div className={classes.part}>
              <Price cents={each.amountCents} struck={each.isTakenBack} />
              {each.isTakenBack && <p className="dimmed small">{t('takenBack')}</p>}
              {mayWrite && each.canTakeBack && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={labelled(t('takeBack'), each.noteNumber)}
                  onClick={() => setAsked(each)}
                >
                  {t('takeBack')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {mayWrite && restCents > 0 && bankStatus !== 'returned' && (
        <AllocateRest key={receipt.version} receipt={receipt} reload={reload} mayWrite />
      )}
      {asked && (
        <ConfirmDialog
          title={t('takeBackTitle')}
          action={t('takeBack')}
          onConfirm={() => press(() => takeBack({ body: { allocationId: asked.allocationId } }), t('done'))}
          onClose={() => setAsked(undefined)}
        >
          {t('takeBackText', { note: asked.noteNumber, amount: formatMoney(asked.amountCents) })}
        </ConfirmDialog>
      )}
    </section>
  );
}

function AllocateRest({ receipt, reload }: ReceiptPart) {
  const t = useTranslations('receipts.page');
  const [typed, setTyped] = useState<TypedParts>({});
  const { press, isBusy } = useCaseAction(reload);
  const send = useSendOnce(allocateReceipt);
  const parts = partsOf(typed) ?? [];
  const { receiptId, version, restCents } = receipt;
  const submit = () => press(() => send({ body: { receiptId, version, parts } }), t('done'));
  return (
    <form
      noValidate
      className="stack gap-md"
      aria-label={t('allocate')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{t('allocate')}</h3>
      <NoteParts availableCents={restCents} typed={typed} onChange={setTyped} />
      <Button type="submit" className="self-start" loading={isBusy} disabled={parts.length === 0}>
        {t('allocateNow')}
      </Button>
    </form>
  );
}

import { Button } from '@mantine/core';
import type { NoteAllocation, NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { takeBackAllocation } from '@onegi/contract/calls/settlement/receipts';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Link } from '../../../components/link.tsx';
import { Price } from '../../../components/price.tsx';
import { dayAndTime } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useLabelled } from '../../../lib/use-labelled.ts';
import { receiptAddress } from './receipt-address.ts';
import classes from './receipts.module.css';

interface Props {
  note: NoteDetail;
  reload: () => Promise<unknown>;
}

/** What was set against a note, by money, another note or the office, and the way back from each. */
export function NoteAllocations({ note: { noteNumber, allocations }, reload }: Props) {
  const t = useTranslations('receipts');
  const labelled = useLabelled();
  const locale = useLocale();
  const [asked, setAsked] = useState<NoteAllocation>();
  const { press } = useCaseAction(reload);
  const takeBack = useSendOnce(takeBackAllocation);
  if (allocations.length === 0) return null;
  return (
    <section className="stack gap-xs" aria-labelledby={`allocations-${noteNumber}`}>
      <h2 className="medium" id={`allocations-${noteNumber}`}>
        {t('notes.allocations')}
      </h2>
      <ul className={classes.notes}>
        {allocations.map((each) => (
          <li key={each.allocationId} className={classes.note}>
            <div>
              <p className="strong break-anywhere">
                {t(`notes.kinds.${each.kind}`)} <Against allocation={each} />
              </p>
              <p className="dimmed small">{dayAndTime(each.allocatedAt, locale)}</p>
            </div>
            <div className={classes.part}>
              <Price cents={each.amountCents} size="sm" struck={each.isTakenBack} />
              {each.isTakenBack && <p className="dimmed small">{t('page.takenBack')}</p>}
              {each.canTakeBack && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={labelled(
                    t('notes.takeBack'),
                    `${t(`notes.kinds.${each.kind}`)} ${formatMoney(each.amountCents)}`,
                  )}
                  onClick={() => setAsked(each)}
                >
                  {t('notes.takeBack')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('page.takeBackTitle')}
          action={t('notes.takeBack')}
          onConfirm={() =>
            press(
              () => takeBack({ body: { allocationId: asked.allocationId } }),
              t('notes.done', { number: noteNumber }),
            )
          }
          onClose={() => setAsked(undefined)}
        >
          <p>{t('page.takeBackText', { note: noteNumber, amount: formatMoney(asked.amountCents) })}</p>
          {asked.otherNoteNumber && <p>{t('notes.bothOpen', { note: asked.otherNoteNumber })}</p>}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The other side: a receipt, which opens, or another note. */
function Against({ allocation: { receiptId, receiptNumber, otherNoteNumber } }: { allocation: NoteAllocation }) {
  if (receiptId)
    return (
      <Link className="text-link" to={receiptAddress(receiptId)}>
        {receiptNumber}
      </Link>
    );
  return otherNoteNumber;
}

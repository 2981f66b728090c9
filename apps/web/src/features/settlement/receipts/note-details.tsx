import { Button, Skeleton } from '@mantine/core';
import { moveNote, readNote, writeOffNote } from '@onegi/contract/calls/settlement/notes';
import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { coverGap } from '@onegi/contract/calls/settlement/receipts';
import { MOST_WRITTEN_OFF_CENTS } from '@onegi/contract/fields/receipts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { RowFact } from '../../../components/list/row-facts.tsx';
import { Price } from '../../../components/price.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { ChangeNote } from './change-note.tsx';
import { OffsetForm } from './offset-form.tsx';
import classes from './receipts.module.css';
import { RefundForm } from './refund-form.tsx';
import { useCaseAction } from '../../../components/case/use-case-action.ts';

interface Props {
  noteId: string;
  mayWrite: boolean;
  reload: () => Promise<unknown>;
}

/** All of a note, and what can be done with it. */
export function NoteDetails({ noteId, mayWrite, reload }: Props) {
  const { data, error, refetch } = useQuery({ ...queryOf(readNote, { query: { noteId } }), staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} aria-busy="true" />;
  const again = async () => {
    await refetch();
    await reload();
  };
  return (
    <div className="stack gap-md mt-sm">
      <NoteFacts note={data} />
      {mayWrite && <NoteActions note={data} reload={again} />}
    </div>
  );
}

function NoteFacts({ note }: { note: NoteDetail }) {
  const t = useTranslations('receipts');
  const { noteState, reopenedBy, approvedBy } = note;
  return (
    <>
      <dl className={classes.facts}>
        <RowFact name={t('noteAmount')}>
          <Price cents={note.amountCents} size="sm" />
        </RowFact>
        <RowFact name={t('allocated')}>
          <Price cents={note.allocatedCents} size="sm" />
        </RowFact>
        {note.consultantCode && <RowFact name={t('consultant')}>{note.consultantCode}</RowFact>}
        {note.remarks && <RowFact name={t('remarks')}>{note.remarks}</RowFact>}
      </dl>
      {noteState === 'reopened' && <p className="small">{t('notes.reopened', { name: reopenedBy ?? '' })}</p>}
      {noteState === 'issued' && approvedBy && (
        <p className="dimmed small">{t('notes.approvedBy', { name: approvedBy })}</p>
      )}
      {note.gapCents > 0 && <p className={classes.problem}>{t('notes.gap', { amount: formatMoney(note.gapCents) })}</p>}
    </>
  );
}

function NoteActions({ note, reload }: { note: NoteDetail; reload: () => Promise<unknown> }) {
  const t = useTranslations('receipts.notes');
  const [isChanging, setChanging] = useState(false);
  const { press, isBusy } = useCaseAction(reload);
  const [move, writeOff, cover] = [useSendOnce(moveNote), useSendOnce(writeOffNote), useSendOnce(coverGap)];
  const { noteId, noteNumber: number, version, balanceCents, gapCents, allowedActions } = note;
  const mayWriteOff = balanceCents > 0 && balanceCents <= MOST_WRITTEN_OFF_CENTS;
  const isCredit = balanceCents < 0;
  return (
    <>
      <div className={classes.buttons}>
        {mayWriteOff && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void press(() => writeOff({ body: { noteId } }), t('writtenOff', { number }))}
          >
            {t('writeOff')}
          </Button>
        )}
        {gapCents > 0 && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void press(() => cover({ body: { noteId, coveredCents: gapCents } }), t('done', { number }))}
          >
            {t('cover')}
          </Button>
        )}
        {allowedActions.map((action) => (
          <Button
            key={action}
            variant="default"
            disabled={isBusy}
            onClick={() =>
              action === 'change'
                ? setChanging(true)
                : void press(() => move({ body: { noteId, version, action } }), t('done', { number }))
            }
          >
            {t(action)}
          </Button>
        ))}
      </div>
      {isCredit && <OffsetForm credit={note} reload={reload} />}
      {isCredit && <RefundForm of={{ noteId }} mostCents={-balanceCents} payee={note.holderName} onAsked={reload} />}
      {isChanging && <ChangeNote note={note} reload={reload} onClose={() => setChanging(false)} />}
    </>
  );
}

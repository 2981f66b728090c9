import { Button, Skeleton } from '@mantine/core';
import { moveNote, readNote, writeOffNote } from '@onegi/contract/calls/settlement/notes';
import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { coverGap, receiveCommission } from '@onegi/contract/calls/settlement/receipts';
import { type NoteMoneyAction, noteMoneyActions } from '@onegi/contract/fields/receipts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { RowFact } from '../../../components/list/row-facts.tsx';
import { Price } from '../../../components/price.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { ChangeNote } from './change-note.tsx';
import { NoteAllocations } from './note-allocations.tsx';
import { OffsetForm } from './offset-form.tsx';
import classes from './receipts.module.css';
import { RefundForm } from './refund-form.tsx';

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
      <NoteAllocations note={data} reload={again} />
      {mayWrite && <NoteActions note={data} reload={again} />}
    </div>
  );
}

function NoteFacts({ note }: { note: NoteDetail }) {
  const t = useTranslations('receipts');
  const pick = useInLanguage();
  const { noteState, reopenedBy, reopenedByZh, approvedBy, approvedByZh } = note;
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
      {noteState === 'reopened' && (
        <p className="small">{t('notes.reopened', { name: reopenedBy ? pick(reopenedBy, reopenedByZh) : '' })}</p>
      )}
      {noteState === 'issued' && approvedBy && (
        <p className="dimmed small">{t('notes.approvedBy', { name: pick(approvedBy, approvedByZh) })}</p>
      )}
      {note.gapCents < 0 && (
        <p className="dimmed small">{t('notes.advanced', { amount: formatMoney(-note.gapCents) })}</p>
      )}
      {note.gapCents > 0 && <p className={classes.problem}>{t('notes.gap', { amount: formatMoney(note.gapCents) })}</p>}
    </>
  );
}

/** What moves money in the books without money that comes or goes; each is asked first. */
function useMoneyCalls({ noteId, gapCents }: NoteDetail): Record<NoteMoneyAction, () => Promise<unknown>> {
  const [writeOff, cover, receive] = [useSendOnce(writeOffNote), useSendOnce(coverGap), useSendOnce(receiveCommission)];
  const put = () => cover({ body: { noteId, coveredCents: gapCents } });
  return {
    writeOff: () => writeOff({ body: { noteId } }),
    coverGap: put,
    takeAdvanceBack: put,
    receiveCommission: () => receive({ body: { noteId } }),
  };
}

const isMoneyAction = (action: string): action is NoteMoneyAction =>
  (noteMoneyActions as readonly string[]).includes(action);

function NoteActions({ note, reload }: { note: NoteDetail; reload: () => Promise<unknown> }) {
  const t = useTranslations('receipts.notes');
  const [isChanging, setChanging] = useState(false);
  const [asked, setAsked] = useState<NoteMoneyAction>();
  const { press, isBusy } = useCaseAction(reload);
  const move = useSendOnce(moveNote);
  const money = useMoneyCalls(note);
  const { noteId, noteNumber: number, version, balanceCents, gapCents, allowedActions } = note;
  const amount = formatMoney(asked === 'writeOff' ? balanceCents : Math.abs(gapCents));
  // Nothing moves of a note that was opened again before somebody else has approved it.
  const isCredit = balanceCents < 0 && note.noteState !== 'reopened';
  const begin = (action: (typeof allowedActions)[number]) => {
    if (isMoneyAction(action)) return setAsked(action);
    if (action === 'change') return setChanging(true);
    void press(() => move({ body: { noteId, version, action } }), t('done', { number }));
  };
  return (
    <>
      {allowedActions.length > 0 && (
        <div className={classes.buttons}>
          {allowedActions.map((action) => (
            <Button key={action} variant="default" disabled={isBusy} onClick={() => begin(action)}>
              {t(action)}
            </Button>
          ))}
        </div>
      )}
      {isCredit && (
        // What was typed for another balance is of no use.
        <Fragment key={`${version} ${balanceCents}`}>
          <OffsetForm credit={note} reload={reload} />
          <RefundForm of={{ noteId }} mostCents={-balanceCents} payee={note.holderName} onAsked={reload} />
        </Fragment>
      )}
      {isChanging && <ChangeNote note={note} reload={reload} onClose={() => setChanging(false)} />}
      {asked && (
        <ConfirmDialog
          title={t(`questions.${asked}`, { number })}
          action={t(asked)}
          onConfirm={() => press(money[asked], t('done', { number }))}
          onClose={() => setAsked(undefined)}
        >
          {t(`questions.${asked}Text`, { amount })}
        </ConfirmDialog>
      )}
    </>
  );
}

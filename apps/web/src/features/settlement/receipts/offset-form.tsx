import { Button } from '@mantine/core';
import { notesToOffset, offsetNotes } from '@onegi/contract/calls/settlement/notes';
import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import shared from '../../../components/figures.module.css';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';

/** Sets a credit note against a debit note of the same client; nothing where there is none. */
export function OffsetForm({ credit, reload }: { credit: NoteDetail; reload: () => Promise<unknown> }) {
  const t = useTranslations('receipts.notes');
  const [chosen, setChosen] = useState('');
  const { press, isBusy } = useCaseAction(reload);
  const send = useSendOnce(offsetNotes);
  const { noteId: creditNoteId, noteNumber: number, balanceCents } = credit;
  const { data } = useQuery({ ...queryOf(notesToOffset, { query: { noteId: creditNoteId } }), staleTime: 0 });
  const debits = (data?.notes ?? []).filter((note) => note.balanceCents > 0);
  const debit = debits.find(({ noteId }) => noteId === chosen) ?? debits[0];
  if (!debit) return null;
  const partCents = Math.min(-balanceCents, debit.balanceCents);
  return (
    <form
      noValidate
      className={shared.pair}
      aria-label={t('offset')}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { creditNoteId, noteId: debit.noteId, partCents };
        void press(() => send({ body }), t('done', { number }));
      }}
    >
      <SelectField
        id={`offset-${creditNoteId}`}
        label={t('offsetTitle', { number })}
        options={debits.map((note) => ({
          value: note.noteId,
          label: `${note.noteNumber} · ${note.policyNumber} · ${formatMoney(note.balanceCents)}`,
        }))}
        value={debit.noteId}
        onChange={setChosen}
        {...(data?.isMore ? { help: t('more') } : {})}
      />
      <Button type="submit" variant="default" className="self-start" loading={isBusy}>
        {`${t('offsetNow')} ${formatMoney(partCents)}`}
      </Button>
    </form>
  );
}

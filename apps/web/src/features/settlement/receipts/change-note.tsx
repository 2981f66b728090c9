import { Button } from '@mantine/core';
import { moveNote } from '@onegi/contract/calls/settlement/notes';
import type { NoteDetail } from '@onegi/contract/calls/settlement/receipt-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../components/date-field.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Modal } from '../../../components/modal.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { useAction } from './use-action.ts';

interface Props {
  note: NoteDetail;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** When a note that was opened again falls due, and what is said of it. */
export function ChangeNote({ note, reload, onClose }: Props) {
  const t = useTranslations('receipts');
  const [dueOn, setDueOn] = useState(note.dueOn);
  const [remarks, setRemarks] = useState(note.remarks);
  const { act, isBusy } = useAction(reload);
  const send = useSendOnce(moveNote);
  const { noteId, noteNumber: number, version } = note;
  return (
    <Modal title={t('notes.changeTitle', { number })} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          className="stack gap-md"
          onSubmit={async (event) => {
            event.preventDefault();
            const body = { noteId, version, action: 'change', dueOn, remarks } as const;
            if (await act(() => send({ body }), t('notes.done', { number }))) close();
          }}
        >
          <p>{t('notes.changeText')}</p>
          <DateField id="note-due" label={t('dueOn')} value={dueOn} onChange={setDueOn} min={note.accountOn} />
          <TextAreaField id="note-remarks" label={t('remarks')} maxLength={500} value={remarks} onChange={setRemarks} />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('notes.save')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
